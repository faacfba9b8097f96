import Foundation
import PageStore
import StoreTestSupport
import Synchronization
import Testing

@testable import PageServer
@testable import SampleContent

/// The server in a process of its own, with clients that do not behave.
struct ProcessTests {
    /// A server of the sample's schema without content, which responds to writes with 404 once it has read their body.
    ///
    /// - Parameter variables: Variables of its environment, as `NAME=value`.
    private func withServer(
        _ options: [String] = [], variables: [String] = [], _ body: (RunningServer) async throws -> Void
    ) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = directory.appending(path: "shop.sqlite").path()
        let server = try await RunningServer(
            "page", ["serve", "--port", "0", "--database", database] + options, launcher: ["/usr/bin/env"] + variables)
        defer { server.kill() }
        try await body(server)
    }

    private static let head = """
        POST /v1/reports HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n
        """
    private static let end = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    /// Sends the beginning of a body, and returns the connection when the server waits for the rest.
    private func beginBody(_ server: RunningServer) async throws -> RunningServer.Connection {
        let connection = try server.connect()
        connection.send(Self.head + "Content-Length: 100\r\n\r\n{")
        let figure = #"http_server_active_requests{http_request_method="POST"} 1"#
        try await waitUntil { try await server.exchange("GET /metrics" + Self.end).contains(figure) }
        return connection
    }

    @Test(
        "a request that is broken is the client's fault",
        arguments: [
            ("Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n", false),
            ("Transfer-Encoding: identity\r\n\r\n{}", false), ("Content-Length: 1000\r\n\r\n{}", true),
            ("Transfer-Encoding: chunked\r\n\r\n5\r\n{}", true),
        ]
    )
    func brokenBodies(_ rest: String, _ isCutOff: Bool) async throws {
        try await withServer { server in
            let connection = try server.connect()
            connection.send(Self.head + rest)
            if isCutOff { connection.finishSending() }
            let response = try await connection.receive()
            #expect(!response.contains("500"), "\(response)")
            // Of an upload that breaks off the other end may see nothing but the end.
            #expect(response.isEmpty ? isCutOff : response.hasPrefix("HTTP/1.1 400 "), "\(response)")
        }
    }

    @Test("a body that does not arrive in time is refused, and the server ends in its time all the same")
    func slowBody() async throws {
        try await withServer(["--body-seconds", "1"]) { server in
            let connection = try server.connect()
            connection.send(Self.head + "Content-Length: 100\r\n\r\n{")
            #expect(try await connection.receive().hasPrefix("HTTP/1.1 408 "))
        }
        try await withServer(["--shutdown-seconds", "1", "--body-seconds", "600"]) { server in
            let connection = try await beginBody(server)
            let start = ContinuousClock.now
            server.terminate()
            _ = try await server.waitForStatus()
            // Without the limit the server would wait for the body, or for the end of the silent connection after 60 s.
            #expect(ContinuousClock.now - start < .seconds(45))
            withExtendedLifetime(connection) {}
        }
    }

    @Test(
        "a body that no route reads and that never ends is cut off in the same time", .timeLimit(.minutes(2)),
        arguments: ["DELETE /v1/shows/1/episodes/1", "POST /v1/shows/1/episodes/1/restoration", "PUT /v1/no"])
    func unreadBody(_ route: String) async throws {
        try await withServer(["--body-seconds", "1"]) { server in
            let connection = try server.connect()
            connection.send("\(route) HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n{")
            // A silent connection would be closed by another limit.
            let trickle = Task {
                while true {
                    try await Task.sleep(for: .milliseconds(100))
                    connection.send(" ")
                }
            }
            defer { trickle.cancel() }
            #expect(try await connection.receive().hasPrefix("HTTP/1.1 "))
        }
    }

    @Test("a response that a fault delays does not delay the end of the server", .timeLimit(.minutes(1)))
    func delayedResponse() async throws {
        try await withServer(["--faults", "--shutdown-seconds", "600"]) { server in
            let connection = try server.connect()
            connection.send("GET /v1/shows?fault=slow:60000" + Self.end)
            let figure = #"http_server_active_requests{http_request_method="GET"} 2"#
            try await waitUntil { try await server.exchange("GET /metrics" + Self.end).contains(figure) }
            server.terminate()
            #expect(try await server.waitForStatus() == 0)
            #expect(try await connection.receive().hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test("requests are counted by route, method and status")
    func figures() async throws {
        try await withServer { server in
            #expect(try await server.exchange("GET /v1/shows" + Self.end).hasPrefix("HTTP/1.1 200 "))
            #expect(try await server.exchange("GET /v1/shows/77" + Self.end).hasPrefix("HTTP/1.1 404 "))
            let figures = try await server.exchange("GET /metrics" + Self.end)
            #expect(figures.contains("/v1/shows\",http_request_method=\"GET\",http_response_status_code=\"200\"} 1\n"))
            #expect(figures.contains("http_response_status_code=\"404\"} 1\n"))
            #expect(figures.contains("# TYPE http_server_request_duration_seconds histogram\n"))
            #expect(figures.contains("page_build_info{version=\"\(PageApplication.version)\"} 1\n"))
        }
    }

    @Test("the figures name the revision that the environment of the server names")
    func revision() async throws {
        try await withServer(variables: ["PAGE_REVISION=3fc5513"]) { server in
            let figures = try await server.exchange("GET /metrics" + Self.end)
            let labels = "version=\"\(PageApplication.version)\",revision=\"3fc5513\""
            #expect(figures.contains("page_build_info{\(labels)} 1\n"))
        }
    }

    /// Sends a note as a user of its own, so that no other note takes its place.
    ///
    /// - Returns: Whether it was acknowledged; `false` if the connection was refused or broke off.
    private static func isAcknowledged(_ note: String, by server: RunningServer) async throws -> Bool {
        let body = "{\"text\": \"\(note)\"}"
        let head = "PUT /v1/people/1/note HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        let rest = "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        guard let response = try? await server.exchange(head + rest), !response.isEmpty else { return false }
        try #require(response.hasPrefix("HTTP/1.1 200 "), "\(response)")
        return true
    }

    /// The notes that were acknowledged, which several tasks add to.
    private final class Notes: Sendable {
        let list = Mutex<[String]>([])
    }

    /// Has four clients send notes, kills the server when it has acknowledged 40, and returns all that it has acknowledged.
    private static func notesUntilKill(of server: RunningServer, _ round: Int) async throws -> [String] {
        let notes = Notes()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for client in 1...4 {
                group.addTask {
                    for number in 1... {
                        let note = "\(round)-\(client)-\(number)"
                        guard try await Self.isAcknowledged(note, by: server) else { return }
                        notes.list.withLock { $0.append(note) }
                    }
                }
            }
            group.addTask {
                try await waitUntil { notes.list.withLock { $0.count } >= 40 }
                server.kill()
            }
            try await group.waitForAll()
        }
        return notes.list.withLock { $0 }
    }

    @Test("what a server has acknowledged is there after it was killed", .timeLimit(.minutes(10)))
    func kills() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.appending(path: "shop.sqlite").path()
        try await TestDatabase(SQLiteStore.open(path: path)).seed(1, [PeopleFeature()])
        var acknowledged: [String] = []
        for round in 1...3 {
            let server = try await RunningServer("page", ["serve", "--port", "0", "--database", path])
            defer { server.kill() }
            let notes = try await Self.notesUntilKill(of: server, round)
            acknowledged += notes
            #expect(try await server.waitForStatus() == -SIGKILL)
        }
        let rows = try await SQLiteStore.open(path: path).read { try $0.rows("SELECT note FROM personMark") }
        let stored = Set(try rows.map { try $0.text("note") })
        #expect(acknowledged.count >= 120)
        #expect(acknowledged.filter { !stored.contains($0) } == [])
    }

    @Test("a second signal ends the server at once")
    func secondSignal() async throws {
        try await withServer(["--shutdown-seconds", "600", "--body-seconds", "600"]) { server in
            let connection = try await beginBody(server)
            server.terminate()
            // The server has begun to end when it refuses connections.
            try await waitUntil { (try? server.connect()) == nil }
            // Signals that the process has not taken yet count as one, so the second one is sent until it is taken.
            try await waitUntil {
                server.terminate()
                return !server.isRunning
            }
            #expect(try await server.waitForStatus() == 143)
            withExtendedLifetime(connection) {}
        }
    }
}
