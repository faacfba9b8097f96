import Foundation
import Testing

@testable import PageStore

/// What a store does while PostgreSQL cannot be reached. No server is needed.
@Suite(.timeLimit(.minutes(1)))
struct PostgreSQLNetworkTests {
    /// A socket on 127.0.0.1 whose connections stand and which sends nothing.
    private final class SilentServer: Sendable {
        let port: UInt16
        private let descriptor: Int32

        init() throws {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isListening = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    bind(descriptor, address, size) == 0 && listen(descriptor, 8) == 0
                        && getsockname(descriptor, address, &size) == 0
                }
            }
            guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
            self.descriptor = descriptor
            port = UInt16(bigEndian: address.sin_port)
        }

        deinit { close(descriptor) }
    }

    /// The error with which a use of a pool ends.
    private static func refusal(of pool: PostgreSQLPool) async throws -> StoreError {
        let error = await #expect(throws: StoreError.self) { try await pool.run { _ in } }
        return try #require(error)
    }

    @Test(
        "connecting to a server that does not respond ends within the limit, which the address overrides",
        arguments: [(2, ""), (600, "?connect_timeout=2")])
    func silentServer(_ connectSeconds: Int, _ parameters: String) async throws {
        let server = try SilentServer()
        let configuration = PostgreSQLStore.Configuration(
            network: PostgreSQLStore.NetworkLimits(connectSeconds: connectSeconds))
        let start = ContinuousClock.now
        let pool = PostgreSQLPool("postgres://page@127.0.0.1:\(server.port)/shop\(parameters)", configuration)
        let error = try await Self.refusal(of: pool)
        // Without the limit there is no end; the bound leaves room for a slow machine.
        #expect(ContinuousClock.now - start < .seconds(30))
        #expect(error.description.hasPrefix("The database cannot be reached: "))
        #expect(error.description.contains("timeout expired"))
        withExtendedLifetime(server) {}
    }

    @Test("limits are passed in the units of libpq, and a lost network is noticed before a request is given up")
    func parameters() {
        let limits = PostgreSQLStore.NetworkLimits(connectSeconds: 3, silenceSeconds: 20)
        let parameters = limits.parameters.map { "\($0.keyword)=\($0.value)" }
        #expect(
            parameters == [
                "connect_timeout=3", "tcp_user_timeout=20000", "keepalives_idle=10", "keepalives_interval=4",
                "keepalives_count=3",
            ])
        let defaults = PostgreSQLStore.NetworkLimits()
        #expect(defaults.connectSeconds + defaults.silenceSeconds < 20)
    }

    @Test("a server that cannot be reached is not tried again during the pause")
    func pause() async throws {
        let backoff = ConnectionBackoff(firstSeconds: 600, maximumSeconds: 600)
        let pool = PostgreSQLPool("host=/nowhere user=page dbname=none", .init(), backoff: backoff)
        #expect(try await Self.refusal(of: pool).description.contains("/nowhere"))
        for _ in 0..<2 {
            #expect(try await Self.refusal(of: pool) == .unavailable("it did not respond a moment ago"))
        }
    }

    @Test("a server that cannot be reached is tried again after the pause")
    func retry() async throws {
        let backoff = ConnectionBackoff(firstSeconds: 0, maximumSeconds: 0)
        let pool = PostgreSQLPool("host=/nowhere user=page dbname=none", .init(), backoff: backoff)
        for _ in 0..<3 {
            #expect(try await Self.refusal(of: pool).description.contains("/nowhere"))
        }
        #expect(pool.load == StoreConnectionLoad(inUse: 0, waiting: 0, limit: 8))
    }

    @Test("pauses double up to the longest one, and start again after a success")
    func pauses() {
        var backoff = ConnectionBackoff(firstSeconds: 1, maximumSeconds: 5)
        #expect((0..<5).map { _ in backoff.fail() } == [1, 2, 4, 5, 5])
        backoff.succeed()
        #expect(backoff.fail() == 1)
    }
}
