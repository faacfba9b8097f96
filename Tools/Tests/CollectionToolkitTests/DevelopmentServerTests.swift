import NIOHTTP1
import Testing

@testable import CollectionToolkit

@Suite struct DevelopmentServerTests {
    private func run(_ server: DevelopmentServer) -> Task<Void, any Error> {
        Task { try await server.run(respond: { _ in ServerResponse(.ok, text: "") }, handleSocket: { _, _ in }) }
    }

    @Test("a port in use is passed over, and named if it is the only one")
    func portInUse() async throws {
        let first = try await DevelopmentServer(ports: 0...0, token: "")
        let running = run(first)
        await #expect(
            throws: ToolError("Port \(first.port) is in use. Name another one with --port, or 0 for any free one.")
        ) { try await DevelopmentServer(ports: first.port...first.port, token: "") }
        let second = try await DevelopmentServer(ports: [first.port, 0], token: "")
        #expect(second.port != first.port)
        let other = run(second)
        for task in [running, other] {
            task.cancel()
            _ = await task.result
        }
    }
}
