import NIOCore
import NIOHTTP1

/// A request to the development server, with all of its body.
struct ServerRequest: Sendable {
    /// The method, the address and the headers.
    let head: HTTPRequestHead
    /// The body.
    var body = ByteBuffer()

    /// The path of the address, without its query.
    var path: String { String(head.uri.prefix { $0 != "?" && $0 != "#" }) }

    /// The value of a parameter in the query; `nil` if there is none.
    func parameter(_ name: String) -> String? {
        guard let start = head.uri.firstIndex(of: "?") else { return nil }
        for pair in head.uri[head.uri.index(after: start)...].split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            if parts.count == 2, parts[0] == name { return String(parts[1]) }
        }
        return nil
    }

    /// Whether the request is for a document that is shown in a tab of its own.
    var isNavigation: Bool {
        head.method == .GET && head.headers["accept"].contains { $0.contains("text/html") }
    }
}

/// A response of the development server.
struct ServerResponse: Sendable {
    /// The status.
    var status: HTTPResponseStatus
    /// The headers but for the length, which the server adds.
    var headers: HTTPHeaders
    /// The body.
    var body: ByteBuffer

    /// Creates a response that a browser must not keep.
    init(_ status: HTTPResponseStatus = .ok, type: String = "text/plain; charset=utf-8", body: ByteBuffer) {
        self.status = status
        headers = ["Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"]
        self.body = body
    }

    /// Creates a response with a text.
    init(_ status: HTTPResponseStatus = .ok, type: String = "text/plain; charset=utf-8", text: String) {
        self.init(status, type: type, body: ByteBuffer(string: text))
    }
}
