import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

/// What a screen is told of a request that reports its progress.
struct RequestProgressTests {
    private final class NoteScreen: ViewController {
        private(set) var events: [String] = []
        private(set) var ticket: HostContext.Ticket?

        func save() {
            let request = HostRequest("/notes", method: .post, body: Array("{}".utf8))
            ticket = context?.fetch(request, target: self) { screen, progress in
                screen.events.append("\(progress.sentByteCount) sent, \(progress.receivedByteCount) received")
            } then: { screen, reply in
                screen.events.append("status \(reply.status)")
            }
        }

        func saveUnobserved() {
            ticket = context?.fetch(HostRequest("/notes"), target: self) { $0.events.append("status \($1.status)") }
        }
    }

    private let screen = NoteScreen()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    @Test("the observer is called with each progress before the response, and not afterwards")
    func observed() {
        screen.save()
        host.send(.frame(0))
        #expect(host.openRequests.map(\.request.reportsProgress) == [true])
        let token = host.openRequests[0].token
        let sent = RequestProgress(sentByteCount: 2, expectedSentByteCount: 2)
        #expect(host.reportProgress(sent, of: "/notes"))
        #expect(host.reportProgress(RequestProgress(sentByteCount: 2, receivedByteCount: 9), of: "/notes"))
        host.respond(to: "/notes", with: .failure(status: 422))
        #expect(!host.reportProgress(sent, of: "/notes"))
        host.send(.responded(token, .progress(sent)))
        #expect(screen.events == ["2 sent, 0 received", "2 sent, 9 received", "status 422"])
    }

    @Test("a request without an observer requests no progress")
    func unobserved() {
        screen.saveUnobserved()
        host.send(.frame(0))
        #expect(host.openRequests.map(\.request) == [HostRequest("/notes")])
        #expect(!host.reportProgress(RequestProgress(sentByteCount: 2), of: "/notes"))
        host.respond(to: "/notes", with: .success([]))
        #expect(screen.events == ["status 200"])
    }

    @Test("nothing is called once the request is cancelled")
    func cancelled() throws {
        screen.save()
        host.send(.frame(0))
        let token = host.openRequests[0].token
        host.window.context.cancel(request: try #require(screen.ticket))
        host.send(.responded(token, .progress(RequestProgress(sentByteCount: 1))))
        #expect(screen.events == [])
    }

    @Test(
        "progress crosses as it is",
        arguments: [
            RequestProgress(),
            RequestProgress(
                sentByteCount: 1 << 20, expectedSentByteCount: 3 << 20, receivedByteCount: 7,
                expectedReceivedByteCount: 9),
            RequestProgress(expectedSentByteCount: 0, receivedByteCount: 1 << 30),
        ])
    func encoded(progress: RequestProgress) {
        #expect(RequestProgress(encoded: HostReply.progress(progress).body) == progress)
    }

    @Test("a body of another length has no progress, what is no number is unknown, and large counts are clamped")
    func defective() {
        #expect(RequestProgress(encoded: []) == nil)
        #expect(RequestProgress(encoded: [UInt8](repeating: 0xFF, count: 32)) == RequestProgress())
        let large = HostReply.progress(RequestProgress(sentByteCount: .max))
        #expect(RequestProgress(encoded: large.body) == RequestProgress(sentByteCount: Int(Int32.max)))
    }

    @Test("a fraction is known where the total is, and at most 1")
    func fractions() {
        let progress = RequestProgress(sentByteCount: 1, expectedSentByteCount: 4, receivedByteCount: 3)
        #expect(progress.fractionSent == 0.25)
        #expect(progress.fractionReceived == nil)
        #expect(RequestProgress(expectedSentByteCount: 0).fractionSent == nil)
        #expect(RequestProgress(receivedByteCount: 5, expectedReceivedByteCount: 4).fractionReceived == 1)
    }
}
