import HTTPTypes
import NIOCore

/// Sends requests to the server of a test.
protocol TestClient: Sendable {
    /// Sends a request and returns the whole response.
    func send(_ request: HTTPRequest, body: ByteBuffer?) async throws -> TestResponse
}

extension TestClient {
    /// Sends a request and returns the whole response.
    ///
    /// - Throws: An error if the connection breaks before the response has ended.
    @discardableResult
    func execute(
        uri: String, method: HTTPRequest.Method, headers: HTTPFields = [:], body: ByteBuffer? = nil
    ) async throws -> TestResponse {
        var request = HTTPRequest(
            method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers)
        if let body { request.headerFields[.contentLength] = String(body.readableBytes) }
        return try await send(request, body: body)
    }
}

/// A response that has arrived as a whole.
struct TestResponse: Sendable {
    let head: HTTPResponse
    var body = ByteBuffer()

    var status: HTTPResponse.Status { head.status }

    var headers: HTTPFields { head.headerFields }

    /// The body as text.
    var text: String { String(buffer: body) }

    /// The body as bytes.
    var bytes: [UInt8] { Array(body.readableBytesView) }
}

extension ByteBuffer {
    /// The bytes in the pieces in which a body is sent.
    var pieces: [ByteBuffer] {
        var (pieces, rest): ([ByteBuffer], ByteBuffer) = ([], self)
        while let piece = rest.readSlice(length: min(rest.readableBytes, 32_768)), piece.readableBytes > 0 {
            pieces.append(piece)
        }
        return pieces
    }
}
