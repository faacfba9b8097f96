import NIOCore
import NIOHTTP1
import Testing

@testable import CollectionToolkit

@Suite struct RequestForwarderTests {
    @Test(
        "addresses that name no server are refused",
        arguments: ["localhost:80", "https://127.0.0.1", "http://", "http://a:b", "http://a:1:2", "http://a:1/api"])
    func addresses(address: String) {
        #expect(throws: ToolError.self) { try RequestForwarder(address) }
    }

    @Test("a request goes to the server with its path, its query and its body, and the response comes back")
    func forwards() async throws {
        let server = try await DevelopmentServer(ports: 0...0, token: "token")
        let forwarder = try RequestForwarder("http://127.0.0.1:\(server.port)")
        let running = Task {
            try await server.run(
                respond: { request in
                    let body = String(buffer: request.body)
                    return ServerResponse(.created, text: "\(request.head.method) \(request.head.uri) \(body)")
                }, handleSocket: { _, _ in })
        }
        #expect(await forwarder.isReachable())
        var head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/api/notes?page=2")
        head.headers = ["Origin": "http://127.0.0.1:8081", "Content-Type": "text/plain"]
        let response = try await forwarder.response(to: ServerRequest(head: head, body: ByteBuffer(string: "A note")))
        #expect(response.status == .created)
        #expect(String(buffer: response.body) == "POST /api/notes?page=2 A note")
        running.cancel()
        _ = await running.result
        #expect(await !forwarder.isReachable())
        await #expect(throws: (any Error).self) { try await forwarder.response(to: ServerRequest(head: head)) }
    }
}
