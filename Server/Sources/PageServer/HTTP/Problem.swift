import CollectionPages
import HTTPTypes
import Hummingbird
import NIOCore

/// An error as an answer: problem details (RFC 9457).
struct Problem: Error, Equatable, Sendable {
    /// The status of the answer.
    var status: HTTPResponse.Status
    /// What happened and what to do, in a sentence.
    var detail: String
    /// Additional headers.
    var headers: HTTPFields = [:]

    static func notFound(_ detail: String) -> Problem { Problem(status: .notFound, detail: detail) }
    static func badRequest(_ detail: String) -> Problem { Problem(status: .badRequest, detail: detail) }
    static func gone(_ detail: String) -> Problem { Problem(status: .gone, detail: detail) }

    /// A client sends too many of something and is to wait for so many seconds, of which an hour is said at most.
    static func tooMany(_ what: String, waiting seconds: Double) -> Problem {
        let wait = seconds.isFinite ? Int(min(seconds.rounded(.up), 3_600)) : 3_600
        return Problem(
            status: .tooManyRequests, detail: "Too many \(what). Try again in \(wait) s.",
            headers: [.retryAfter: "\(wait)"]
        )
    }
}

extension Problem {
    /// The answer. Problems are never kept by a cache.
    var response: Response {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("type", "about:blank")
            writer.member("title", status.reasonPhrase)
            writer.member("status", status.code)
            writer.member("detail", detail)
        }
        var headers = headers
        headers[.contentType] = "application/problem+json"
        headers[.cacheControl] = "no-store"
        return Response(
            status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: writer.bytes)))
    }
}

extension Problem: HTTPResponseError {
    func response(from request: Request, context: some RequestContext) throws -> Response { response }
}
