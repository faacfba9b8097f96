/// The part of a body that the header `Range` of a request names (RFC 9110, section 14).
enum ByteRange: Equatable {
    case bytes(Range<Int>)
    /// The body ends before the part.
    case unsatisfiable

    /// Reads a header. Returns `nil` for what a server may ignore: other units, several parts, and what is no range.
    ///
    /// - Parameters:
    ///   - header: The value of the header.
    ///   - count: The number of bytes of the body.
    init?(_ header: String, count: Int) {
        guard header.utf8.count <= 64, header.hasPrefix("bytes=") else { return nil }
        let ends = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2 else { return nil }
        switch (Self.number(ends[0]), Self.number(ends[1])) {
        case (nil, let length?) where ends[0].isEmpty:
            self = length == 0 || count == 0 ? .unsatisfiable : .bytes(max(0, count - length)..<count)
        case (let first?, nil) where ends[1].isEmpty:
            self = first < count ? .bytes(first..<count) : .unsatisfiable
        case (let first?, let last?) where first <= last:
            self = first < count ? .bytes(first..<min(last, count - 1) + 1) : .unsatisfiable
        default:
            return nil
        }
    }

    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.count <= 18, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}
