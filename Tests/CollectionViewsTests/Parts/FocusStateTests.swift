import Testing

@testable import CollectionViews

struct FocusStateTests {
    private func node(_ number: Int32) -> NodeID { NodeID(rawValue: number) }

    @Test("the node that was focused before is kept")
    func previous() {
        var focus = FocusState()
        focus.note(node(3))
        focus.note(node(7))
        #expect([focus.current, focus.previous] == [node(7), node(3)])
    }

    @Test("a request counts until the end of its event")
    func request() {
        var focus = FocusState()
        focus.note(node(3))
        focus.request(node(7))
        #expect(focus.requested == node(7))
        focus.endEvent()
        #expect(focus.requested == .none)
    }

    @Test(
        "destroyed nodes become none, and their neighbours stay",
        arguments: [
            (1, 2, [5, 4, 3]), (3, 1, [5, 4, -1]), (4, 1, [5, -1, 3]), (4, 2, [-1, -1, 3]), (6, 3, [5, 4, 3]),
        ] as [(Int32, Int, [Int32])])
    func destroyed(first: Int32, count: Int, expected: [Int32]) {
        var focus = FocusState()
        focus.note(node(4))
        focus.note(node(5))
        focus.request(node(3))
        focus.remove(node(first), count: count)
        #expect([focus.current, focus.previous, focus.requested].map(\.rawValue) == expected)
    }
}
