import CollectionPages
public import HTTPTypes
public import Hummingbird
import NIOCore

/// An error as a response: problem details (RFC 9457).
///
/// Throw one in a handler. Other errors become problems as well: an error of the store is status 503, an `HTTPError` of
/// Hummingbird has its own status, and whatever else is thrown is 500. Their sentences say nothing of the error; those of the
/// store and unknown ones are logged.
public struct Problem: Error, Equatable, Sendable {
    /// The status of the response.
    public var status: HTTPResponse.Status
    /// What happened and what to do, in a sentence.
    public var detail: String
    /// Additional headers.
    public var headers: HTTPFields

    /// Creates a problem.
    ///
    /// - Parameters:
    ///   - status: The status of the response.
    ///   - detail: What happened and what to do, in a sentence.
    ///   - headers: Additional headers.
    public init(status: HTTPResponse.Status, detail: String, headers: HTTPFields = [:]) {
        self.status = status
        self.detail = detail
        self.headers = headers
    }

    /// Status 404.
    public static func notFound(_ detail: String) -> Problem { Problem(status: .notFound, detail: detail) }
    /// Status 400.
    public static func badRequest(_ detail: String) -> Problem { Problem(status: .badRequest, detail: detail) }
    /// Status 410.
    public static func gone(_ detail: String) -> Problem { Problem(status: .gone, detail: detail) }

    /// A client sends too many of something and is to wait for so many seconds, of which an hour is said at most.
    public static func tooMany(_ what: String, waiting seconds: Double) -> Problem {
        let wait = seconds.isFinite ? Int(min(seconds.rounded(.up), 3_600)) : 3_600
        return Problem(
            status: .tooManyRequests, detail: "Too many \(what). Try again in \(wait) s.",
            headers: [.retryAfter: "\(wait)"]
        )
    }
}

extension Problem {
    /// The store cannot be read or written at the moment.
    static let store = unavailable("The database cannot be used at the moment. Try again.")

    /// The disk of the store is full.
    static let full = unavailable(
        "There is no room to store anything at the moment. Nothing was changed. Try again later.", retryAfter: 30)

    /// More requests than the server works on at a time.
    static let overloaded = unavailable("The server is overloaded. Try again in a moment.")

    /// The server cannot respond at the moment; a client tries again after so many seconds.
    static func unavailable(_ detail: String, retryAfter seconds: Int = 1) -> Problem {
        Problem(status: .serviceUnavailable, detail: detail, headers: [.retryAfter: "\(seconds)"])
    }

    /// The response. Problems are never kept by a cache.
    var response: Response {
        Response(
            status: status, headers: responseHeaders, body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
    }

    /// The body of the response.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("detail", detail)
            writer.member("status", status.code)
            writer.member("title", status.reasonPhrase)
            writer.member("type", "about:blank")
        }
        return writer.bytes
    }

    /// The headers of the response.
    var responseHeaders: HTTPFields {
        var headers = headers
        headers[.contentType] = "application/problem+json"
        headers[.cacheControl] = "no-store"
        return headers
    }
}

extension Problem: HTTPResponseError {
    /// The response, as the framework requests it.
    public func response(from request: Request, context: some RequestContext) throws -> Response { response }
}
