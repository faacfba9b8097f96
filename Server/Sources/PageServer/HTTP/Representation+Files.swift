import HTTPTypes
import Hummingbird
import NIOCore

extension Representation {
    /// The representation of bytes that changed at a moment: responses have its date, and are a part of the bytes where a request
    /// wants one, as players of sound and video do.
    ///
    /// - Parameter second: The moment, in seconds since the start of 1970.
    public func changed(atSecond second: Int) -> Representation {
        var copy = self
        copy.modified = HTTPDate(seconds: second)
        return copy
    }

    /// The response of a file to a request that depends on its date, or wants a part of it; `nil` for the usual one, whose
    /// headers are completed but for the media type.
    ///
    /// A part is one of the bytes that are not compressed.
    func fileResponse(
        to request: Request, _ modified: HTTPDate, _ coding: Coding?, _ headers: inout HTTPFields
    ) -> Response? {
        headers[.lastModified] = modified.text
        headers[.acceptRanges] = "bytes"
        // A tag says more than a date with a resolution of one second.
        if request.headers[.ifNoneMatch] == nil, let date = request.headers[.ifModifiedSince].flatMap(HTTPDate.init),
            date >= modified
        {
            headers.append(tagField(coding))
            return Response(status: .notModified, headers: headers)
        }
        guard request.method == .get, request.headers[.ifNoneMatch] == nil, let text = request.headers[.range],
            let range = ByteRange(text, count: body.readableBytes), isCurrent(request.headers[.ifRange], modified)
        else { return nil }
        guard case .bytes(let bytes) = range, let part = body.getSlice(at: bytes.lowerBound, length: bytes.count) else {
            headers[.contentRange] = "bytes */\(body.readableBytes)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
        headers.append(typeField)
        headers.append(tagField(nil))
        headers[.contentRange] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(body.readableBytes)"
        return Response(status: .partialContent, headers: headers, body: ResponseBody(byteBuffer: part))
    }

    private func isCurrent(_ condition: String?, _ modified: HTTPDate) -> Bool {
        guard let condition else { return true }
        return condition == tagField(nil).value || HTTPDate(condition) == modified
    }
}
