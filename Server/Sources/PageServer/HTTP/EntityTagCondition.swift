/// The value of `If-Match` or `If-None-Match` (RFC 9110, sections 13.1.1 and 13.1.2).
enum EntityTagCondition: Equatable, Sendable {
    /// `*`: whatever is stored.
    case any
    /// The tags of a list, which may be empty.
    case tags([Tag])

    /// An entity tag (RFC 9110, section 8.8.3).
    struct Tag: Equatable, Sendable {
        /// What is between the quotes.
        let text: String
        /// Whether it is weak: representations with equal weak tags are equivalent, but their bytes may differ.
        let isWeak: Bool
    }

    /// Reads a header. Returns `nil` if it is malformed.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    init?(_ header: String) {
        var scanner = HeaderScanner(header)
        scanner.skipSpace()
        if scanner.take(UInt8(ascii: "*")) {
            scanner.skipSpace()
            guard scanner.isAtEnd else { return nil }
            self = .any
            return
        }
        var tags: [Tag] = []
        while !scanner.isAtEnd {
            // Elements of a list may be empty (RFC 9110, section 5.6.1).
            if !scanner.isAt(UInt8(ascii: ",")) {
                guard let tag = scanner.tag() else { return nil }
                tags.append(tag)
                scanner.skipSpace()
                guard scanner.isAtEnd || scanner.isAt(UInt8(ascii: ",")) else { return nil }
            }
            _ = scanner.take(UInt8(ascii: ","))
            scanner.skipSpace()
        }
        self = .tags(tags)
    }
}

extension EntityTagCondition {
    /// Whether `If-Match` is met: comparison is strong, so that weak tags match nothing.
    ///
    /// - Parameter tag: The strong tag of what is stored, without quotes; `nil` if nothing is.
    func isMatched(by tag: String?) -> Bool {
        guard let tag else { return false }
        switch self {
        case .any: return true
        case .tags(let tags): return tags.contains(Tag(text: tag, isWeak: false))
        }
    }

    /// Whether `If-None-Match` names what is stored, so that it is not met: comparison is weak.
    ///
    /// - Parameter tag: The strong tag of what is stored, without quotes; `nil` if nothing is.
    func names(_ tag: String?) -> Bool {
        guard let tag else { return false }
        switch self {
        case .any: return true
        case .tags(let tags): return tags.contains { $0.text == tag }
        }
    }
}

/// Reads the value of a header, byte by byte.
private struct HeaderScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    func isAt(_ byte: UInt8) -> Bool { rest.first == byte }

    mutating func skipSpace() { rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// Consumes a byte if it is the next one.
    ///
    /// - Returns: Whether it was.
    mutating func take(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    /// Consumes the next tag; `nil` if what follows is none.
    mutating func tag() -> EntityTagCondition.Tag? {
        let isWeak = take(UInt8(ascii: "W"))
        if isWeak, !take(UInt8(ascii: "/")) { return nil }
        guard take(UInt8(ascii: "\"")) else { return nil }
        let text = rest.prefix { $0 == 0x21 || (0x23...0x7E).contains($0) || $0 >= 0x80 }
        rest = rest[text.endIndex...]
        guard take(UInt8(ascii: "\"")) else { return nil }
        return EntityTagCondition.Tag(text: String(Substring(text)), isWeak: isWeak)
    }
}
