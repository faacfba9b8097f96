import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct HostServicesTests {
    private final class PlaceScreen: ViewController {
        private(set) var responses: [HostPositionResponse] = []
        private(set) var ticket: HostContext.Ticket?

        func locate() { ticket = context?.requestPosition { [self] in responses.append($0) } }
    }

    private let screen = PlaceScreen()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    @Test(arguments: [
        HostPositionResponse.found(Coordinate(latitude: 52.5, longitude: 13.4), accuracy: 20), .refused, .unavailable,
    ])
    func aPositionIsHandedToTheHandlerOnce(response: HostPositionResponse) {
        screen.locate()
        host.send(.frame(0))
        #expect(host.openPositions.count == 1)
        let token = host.openPositions[0]
        host.locate(response)
        host.send(.located(token, .refused))
        #expect(screen.responses == [response])
    }

    @Test func aCancelledRequestGetsNoResponse() throws {
        screen.locate()
        host.send(.frame(0))
        let ticket = try #require(screen.ticket)
        host.window.context.cancel(position: ticket)
        host.locate(.unavailable)
        #expect(screen.responses.isEmpty)
    }

    @Test func theClockIsReadOnceInAnEventAndOnlyWhenItIsNeeded() {
        let context = HostContext()
        var readings = 0
        context.clock.read = {
            readings += 1
            return Double(readings) * 10
        }
        context.beginEvent()
        #expect(readings == 0)
        #expect(context.time == 10)
        #expect(context.time == 10)
        context.beginEvent()
        #expect(context.time == 20)
        #expect(readings == 2)
    }
}
