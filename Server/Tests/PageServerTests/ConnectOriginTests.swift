import HTTPTypes
import Testing

@testable import PageServer

struct ConnectOriginTests {
    @Test(
        "an origin is a scheme, a host and a port",
        arguments: [
            ("https://api.example.com", "https://api.example.com"),
            ("https://API.example.com", "https://api.example.com"),
            ("http://127.0.0.1:8081", "http://127.0.0.1:8081"), ("http://localhost:65535", "http://localhost:65535"),
        ])
    func origins(_ text: String, _ origin: String) {
        #expect(ConnectOrigin(text)?.text == origin)
    }

    @Test(
        "what is no origin, or would be more than one source of the policy, is refused",
        arguments: [
            "", "*", "api.example.com", "https://", "https:", "ftp://example.com", "data:", "https://*.example.com",
            "https://example.com/", "https://example.com/v1", "https://example.com?a", "https://user@example.com",
            "https://example.com:", "https://example.com:0", "https://example.com:65536", "https://example.com:+80",
            "https://example.com:8o", "https://a..example", "https://-a.example", "https://[::1]",
            "https://example.com https://other.example", "https://example.com; script-src *", "https://ex\nample.com",
            "https://\u{212A}.example", "'self'",
        ])
    func refused(_ text: String) {
        #expect(ConnectOrigin(text) == nil)
    }

    @Test("the policy of every response names the origins")
    func responses() async throws {
        let server = try await TestServer(isSeeded: false)
        let origins = ["https://api.example.com", "http://localhost:8081"].compactMap { ConnectOrigin($0) }
        try await server.run(change: { $0.connectOrigins = origins }) { client in
            let policy = try await client.execute(uri: "/v1/no", method: .get).headers[.contentSecurityPolicy]
            #expect(policy == ContentSecurityPolicy(connectOrigins: origins).text())
        }
    }

    @Test("rendered screens may request from the same origins as others")
    func policies() throws {
        let policy = ContentSecurityPolicy(connectOrigins: [try #require(ConnectOrigin("https://api.example.com"))])
        for text in [policy.text(), policy.textOfRenderedScreens(styles: ["'sha256-a'"])] {
            #expect(text.contains("; connect-src 'self' https://api.example.com; object-src 'none';"))
        }
    }
}
