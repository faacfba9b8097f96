import Foundation
import Testing

@testable import PageServer

/// The server in a process of its own, with clients that do not behave.
@Suite(.timeLimit(.minutes(2)))
struct ProcessTests {
    /// A server of the sample's schema without content, which answers writes with 404 once it has read their body.
    private func withServer(_ options: [String] = [], _ body: (RunningServer) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = directory.appending(path: "shop.sqlite").path()
        let server = try RunningServer("page", ["serve", "--port", "0", "--database", database] + options)
        defer { server.kill() }
        try body(server)
    }

    private static let head = """
        POST /v1/reports HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n
        """

    @Test(
        "a request that is broken is the client's fault",
        arguments: [
            ("Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n", false),
            ("Transfer-Encoding: identity\r\n\r\n{}", false), ("Content-Length: 1000\r\n\r\n{}", true),
            ("Transfer-Encoding: chunked\r\n\r\n5\r\n{}", true),
        ]
    )
    func brokenBodies(_ rest: String, _ isCutOff: Bool) throws {
        try withServer { server in
            let connection = try server.connect()
            connection.send(Self.head + rest)
            if isCutOff { connection.finishSending() }
            let answer = connection.receive()
            #expect(!answer.contains("500"), "\(answer)")
            // Of an upload that breaks off the other end may see nothing but the end.
            #expect(answer.isEmpty ? isCutOff : answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
        }
    }

    @Test("a body that does not arrive in time is refused, and the server ends in its time all the same")
    func slowBody() throws {
        try withServer(["--body-seconds", "1"]) { server in
            let connection = try server.connect()
            connection.send(Self.head + "Content-Length: 100\r\n\r\n{")
            let start = Date()
            #expect(connection.receive().hasPrefix("HTTP/1.1 408 "))
            #expect(Date().timeIntervalSince(start) < 10)
        }
        try withServer(["--shutdown-seconds", "1", "--body-seconds", "600"]) { server in
            let connection = try server.connect()
            connection.send(Self.head + "Content-Length: 100\r\n\r\n{")
            Thread.sleep(forTimeInterval: 0.2)
            let start = Date()
            server.terminate()
            _ = server.waitForStatus()
            #expect(Date().timeIntervalSince(start) < 8)
        }
    }

    @Test("requests are counted by route, method and status")
    func figures() throws {
        try withServer { server in
            let end = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            #expect(try server.exchange("GET /v1/shows" + end).hasPrefix("HTTP/1.1 200 "))
            #expect(try server.exchange("GET /v1/shows/77" + end).hasPrefix("HTTP/1.1 404 "))
            let figures = try server.exchange("GET /metrics" + end)
            #expect(figures.contains("/v1/shows\",http_request_method=\"GET\",http_response_status_code=\"200\"} 1\n"))
            #expect(figures.contains("http_response_status_code=\"404\"} 1\n"))
            #expect(figures.contains("# TYPE http_server_request_duration_seconds histogram\n"))
            #expect(figures.contains("page_build_info{version=\"\(PageApplication.version)\"} 1\n"))
        }
    }

    @Test("a second signal ends the server at once")
    func secondSignal() throws {
        try withServer(["--shutdown-seconds", "600", "--body-seconds", "600"]) { server in
            let connection = try server.connect()
            connection.send(Self.head + "Content-Length: 100\r\n\r\n{")
            Thread.sleep(forTimeInterval: 0.2)
            server.terminate()
            Thread.sleep(forTimeInterval: 0.5)
            let start = Date()
            server.terminate()
            #expect(server.waitForStatus() == 143)
            #expect(Date().timeIntervalSince(start) < 5)
        }
    }
}
