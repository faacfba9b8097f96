/// A path that is being written.
struct RouteWriter {
    private var parts: [UInt8] = []
    private var queries: [UInt8] = []

    /// The path with its query.
    @inline(never)  // Each pattern would have a copy of it.
    var path: String {
        String(decoding: (parts.isEmpty ? [UInt8(ascii: "/")] : parts) + queries, as: UTF8.self)
    }
}

extension RouteWriter {
    /// Begins with a path that is written already, with its query.
    init(continuing path: String) {
        let bytes = Array(path.utf8)
        let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        parts = Array(bytes[..<end])
        queries = Array(bytes[end...])
    }

    mutating func append(part: String) {
        parts.append(UInt8(ascii: "/"))
        Self.append(Array(part.utf8), to: &parts)
    }

    mutating func append(part: StaticString) {
        parts.append(UInt8(ascii: "/"))
        part.withUTF8Buffer { Self.append(Array($0), to: &parts) }
    }

    mutating func append(query name: StaticString, _ value: String) {
        append(flag: name)
        queries.append(UInt8(ascii: "="))
        Self.append(Array(value.utf8), to: &queries)
    }

    mutating func append(flag name: StaticString) {
        beginQuery()
        name.withUTF8Buffer { Self.append(Array($0), to: &queries) }
    }

    /// Appends queries that are escaped already.
    mutating func append(queryText text: String) {
        guard !text.utf8.isEmpty else { return }
        beginQuery()
        queries += text.utf8
    }

    private mutating func beginQuery() {
        queries.append(queries.isEmpty ? UInt8(ascii: "?") : UInt8(ascii: "&"))
    }

    /// Escapes all bytes but those that RFC 3986 leaves to every part of an address, and the colon, which separates nothing after a slash
    /// or in a query.
    private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
        let digits: StaticString = "0123456789ABCDEF"
        for byte in text {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: ":"):
                bytes.append(byte)
            default:
                digits.withUTF8Buffer { bytes += [UInt8(ascii: "%"), $0[Int(byte >> 4)], $0[Int(byte & 15)]] }
            }
        }
    }
}
