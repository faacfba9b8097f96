import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import PageServer

struct ClientTests {
    @Test(
        "ranges of addresses contain what they should",
        arguments: [
            ("10.0.0.0/8", "10.255.1.2", true), ("10.0.0.0/8", "11.0.0.1", false), ("192.0.2.7", "192.0.2.7", true),
            ("192.0.2.7", "192.0.2.6", false), ("192.0.2.128/25", "192.0.2.200", true),
            ("192.0.2.128/25", "192.0.2.100", false), ("0.0.0.0/0", "8.8.8.8", true),
            ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
            ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("::/0", "10.1.1.1", false), ("::1", "::1", true),
        ]
    )
    func ranges(_ range: String, _ address: String, _ isInside: Bool) throws {
        let range = try #require(AddressRange(range))
        #expect(range.contains(try #require(NetworkAddress(address))) == isInside)
    }

    @Test(
        "what is no range is none", arguments: ["", "10", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "a/8", "::/129"])
    func noRange(_ text: String) { #expect(AddressRange(text) == nil) }

    @Test("IPv6 clients are counted by the first 64 bits, IPv4 clients by their address")
    func countingKeys() throws {
        func key(_ text: String) throws -> String { try #require(NetworkAddress(text)).countingKey }
        #expect(try key("2001:db8:1:2::1") == key("2001:db8:1:2:ffff::9"))
        #expect(try key("2001:db8:1:2::1") != key("2001:db8:1:3::1"))
        #expect(try key("192.0.2.1") != key("192.0.2.2"))
        #expect(try key("::ffff:192.0.2.1") == key("192.0.2.1"))
        for text in ["0.0.0.0", "10.9.99.100", "255.255.255.255"] { #expect(try key(text) == text) }
    }

    @Test(
        "the address of a connection is the one that its text has",
        arguments: ["127.0.0.1", "203.0.113.250", "2001:db8:1:2:3:4:5:6", "::1", "::ffff:192.0.2.1"])
    func sockets(_ text: String) throws {
        let socket = try SocketAddress(ipAddress: text, port: 4_711)
        #expect(NetworkAddress(socket) == NetworkAddress(text))
        #expect(NetworkAddress(socket) != nil)
    }

    @Test("a socket with a path has no address")
    func paths() throws {
        #expect(NetworkAddress(try SocketAddress(unixDomainSocketPath: "/tmp/socket")) == nil)
    }

    @Test(
        "only behind a trusted proxy a request says whose it is",
        arguments: [
            ([], "203.0.113.9", "127.0.0.1"), (["127.0.0.1"], "203.0.113.9", "203.0.113.9"),
            (["127.0.0.1"], "198.51.100.1, 203.0.113.9", "203.0.113.9"),
            (["127.0.0.1", "203.0.113.0/24"], "198.51.100.1, 203.0.113.9", "198.51.100.1"),
            (["127.0.0.1"], "nonsense", "127.0.0.1"), (["127.0.0.1"], "198.51.100.1, nonsense", "127.0.0.1"),
        ]
    )
    func forwarding(_ proxies: [String], _ header: String, _ expected: String) async throws {
        let server = try await TestServer()
        let limits = ServerLimits(requests: TokenBucket.Configuration(capacity: 1, perSecond: 0))
        let forwardedFor = try #require(HTTPField.Name("X-Forwarded-For"))
        // The first request uses up the client's only token; a second one of the expected client is refused.
        try await server.run(
            limits: limits, change: { $0.trustedProxies = proxies.compactMap { AddressRange($0) } }, .connection
        ) { client in
            let first = try await client.execute(
                uri: "/v1/shows", method: .get, headers: [forwardedFor: header])
            #expect(first.status == .ok)
            let direct = try await client.execute(uri: "/v1/shows", method: .get)
            #expect(direct.status == (expected == "127.0.0.1" ? .tooManyRequests : .ok))
            let same = try await client.execute(uri: "/v1/shows", method: .get, headers: [forwardedFor: expected])
            #expect(same.status == .tooManyRequests)
        }
    }
}
