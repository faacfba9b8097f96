import CollectionTestSupport
import CollectionViewKit
import Testing

/// Operations whose value is the JSON of a response.
@Suite struct AsyncOperationJSONTests {
    private final class Screen: ViewController {
        private(set) var results: [Result<[Int], LoadError>] = []

        func load(errorProvider: @escaping (HostReply) -> LoadError? = { LoadError($0.response) }) {
            guard let context else { return }
            AsyncOperation<[Int]>.request(HostRequest("/numbers"), errorProvider: errorProvider)
                .run(in: context, target: self) { $0.results.append($1) }
        }
    }

    private let screen = Screen()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    private func load(errorProvider: @escaping (HostReply) -> LoadError? = { LoadError($0.response) }) {
        host.window.perform { screen.load(errorProvider: errorProvider) }
        host.send(.frame(0))
    }

    @Test("a response is read as the value")
    func reading() {
        load()
        host.respond(to: "/numbers", with: .success(Array("[1, 2]".utf8)))
        #expect(screen.results == [.success([1, 2])])
    }

    @Test("a response that cannot be read is a failure")
    func unreadable() {
        load()
        host.respond(to: "/numbers", with: .success(Array(#"[1, "2"]"#.utf8)))
        #expect(screen.results == [.failure(.undecodable)])
    }

    @Test("the place of a defect is logged for developers")
    func log() {
        load()
        host.respond(to: "/numbers", with: .success(Array(#"[1, "2"]"#.utf8)))
        #expect(host.logLines.count { $0.contains("[1]: number expected, string found") } == 1)
    }

    @Test("a failure has the sentence of the server where the error provider reads it")
    func problem() {
        load(errorProvider: { LoadError(problem: $0) })
        host.respond(
            to: "/numbers", with: .failure(status: 422), headerFields: ["Content-Type": "application/problem+json"],
            body: Array(#"{"title": "No such numbers."}"#.utf8))
        #expect(screen.results == [.failure(LoadError(reason: .invalid, code: 422, message: "No such numbers."))])
    }

    @Test("a status that is no success is a failure, also where the error provider returns no error")
    func status() {
        load(errorProvider: { _ in nil })
        host.respond(to: "/numbers", with: .failure(status: 404), body: Array("[1]".utf8))
        #expect(screen.results == [.failure(LoadError(reason: .notFound, code: 404))])
    }
}
