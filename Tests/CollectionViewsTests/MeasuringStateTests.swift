import Testing

@testable import CollectionViews

struct MeasuringStateTests {
    private func expect(
        _ state: inout MeasuringState, token: Int, _ expected: (MeasuringState.Action, Int),
        _ location: SourceLocation = #_sourceLocation
    ) {
        let next = state.next(token: token)
        #expect(next == expected, sourceLocation: location)
    }

    @Test("there is one batch a frame, and one request for the next frame")
    func batches() {
        var state = MeasuringState()
        expect(&state, token: 7, (.measure, 7))
        expect(&state, token: 8, (.wait, 0))
        let results = [6, 7, 7].map { state.take($0) }
        #expect(results == [false, true, false])
        expect(&state, token: 8, (.requestFrame, 0))
        expect(&state, token: 8, (.wait, 0))
        state.beginFrame()
        expect(&state, token: 8, (.measure, 8))
    }

    @Test("batches that are permitted do not wait for a frame, and after them there is one a frame again")
    func permitted() {
        var state = MeasuringState()
        state.permit(1)
        expect(&state, token: 1, (.measure, 1))
        _ = state.take(1)
        expect(&state, token: 2, (.measure, 2))
        _ = state.take(2)
        expect(&state, token: 3, (.requestFrame, 0))
    }

    @Test("a batch may be permitted after that of the frame")
    func permittedLate() {
        var state = MeasuringState()
        _ = state.next(token: 1)
        _ = state.take(1)
        state.permit(1)
        expect(&state, token: 2, (.measure, 2))
        _ = state.take(2)
        expect(&state, token: 3, (.requestFrame, 0))
    }

    @Test("a frame does not make a response late")
    func slowHost() {
        var state = MeasuringState()
        _ = state.next(token: 1)
        state.beginFrame()
        expect(&state, token: 2, (.wait, 0))
        let isTaken = state.take(1)
        #expect(isTaken)
    }
}
