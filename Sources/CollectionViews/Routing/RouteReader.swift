/// The parts of a path that are still to be read, and its queries.
///
/// It divides arrays of bytes: algorithms for the view of a string are several times the code.
struct RouteReader {
    private let parts: [[UInt8]]
    private let rawQuery: ArraySlice<UInt8>
    private let queries: [(name: [UInt8], value: [UInt8])]
    private var position = 0

    init(_ path: String) {
        let address = Array(path.utf8).prefix { $0 != UInt8(ascii: "#") }
        let end = address.firstIndex(of: UInt8(ascii: "?")) ?? address.endIndex
        parts = address[..<end].split(separator: UInt8(ascii: "/")).map { Self.unescaped($0) }
        rawQuery = address[end...].dropFirst()
        var queries: [(name: [UInt8], value: [UInt8])] = []
        for query in rawQuery.split(separator: UInt8(ascii: "&")) {
            let halves = query.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            queries.append(
                (
                    Self.unescaped(halves[0], isQuery: true),
                    halves.count == 2 ? Self.unescaped(halves[1], isQuery: true) : []
                ))
        }
        self.queries = queries
    }
}

extension RouteReader {
    var isAtEnd: Bool { position == parts.count }

    mutating func nextPart() -> String? {
        guard position < parts.count else { return nil }
        position += 1
        return String(decoding: parts[position - 1], as: UTF8.self)
    }

    mutating func takePart(_ name: StaticString) -> Bool {
        guard position < parts.count, Self.isEqual(parts[position], name) else { return false }
        position += 1
        return true
    }

    /// The first value under a name.
    func query(_ name: StaticString) -> String? {
        queries.first { Self.isEqual($0.name, name) }.map { String(decoding: $0.value, as: UTF8.self) }
    }

    /// The query as it stands in the address, without the question mark.
    var queryText: String { String(decoding: rawQuery, as: UTF8.self) }

    /// A path without the queries of a name, and without what follows `#`. The rest is as it stands in the address.
    static func path(_ path: String, without name: StaticString) -> String {
        let address = Array(path.utf8).prefix { $0 != UInt8(ascii: "#") }
        let end = address.firstIndex(of: UInt8(ascii: "?")) ?? address.endIndex
        var kept = Array(address[..<end])
        var separator = UInt8(ascii: "?")
        for query in address[end...].dropFirst().split(separator: UInt8(ascii: "&")) {
            let queryName = unescaped(query.prefix { $0 != UInt8(ascii: "=") }, isQuery: true)
            guard !isEqual(queryName, name) else { continue }
            kept.append(separator)
            kept += query
            separator = UInt8(ascii: "&")
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private static func isEqual(_ bytes: [UInt8], _ name: StaticString) -> Bool {
        name.withUTF8Buffer { $0.elementsEqual(bytes) }
    }

    /// Bytes without escapes. What is no escape stays as it is.
    private static func unescaped(_ text: ArraySlice<UInt8>, isQuery: Bool = false) -> [UInt8] {
        let text = Array(text)
        var bytes: [UInt8] = []
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "%"), index + 2 < text.count, let high = digit(text[index + 1]),
                let low = digit(text[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(isQuery && text[index] == UInt8(ascii: "+") ? UInt8(ascii: " ") : text[index])
                index += 1
            }
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
