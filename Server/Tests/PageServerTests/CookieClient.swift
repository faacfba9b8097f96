import HTTPTypes
import NIOCore
import Synchronization

/// Keeps the cookie of a session as a browser does, and sends it with every request that has none.
struct CookieClient: TestClient {
    private final class Jar: Sendable {
        let cookie = Mutex<String?>(nil)
    }

    let client: any TestClient
    private let jar = Jar()

    init(_ client: any TestClient) { self.client = client }

    /// The cookie that is kept.
    var cookie: String? { jar.cookie.withLock { $0 } }

    func send(_ request: HTTPRequest, body: ByteBuffer?) async throws -> TestResponse {
        var request = request
        if request.headerFields[.cookie] == nil { request.headerFields[.cookie] = cookie }
        let response = try await client.send(request, body: body)
        if let header = response.headers[.setCookie] {
            jar.cookie.withLock { $0 = header.split(separator: ";").first.map(String.init) }
        }
        return response
    }
}
