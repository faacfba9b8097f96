/// Decides which links of a payload may be followed. A payload may be wrong or hostile, so only a link recognised as
/// harmless passes, and nothing is corrected: a link that a browser would have to normalise is refused.
///
/// Check a link when it is read and once more when it is opened.
///
/// ```swift
/// let policy = LinkPolicy()
/// policy.allows("https://example.com/sale")   // true
/// policy.allows("java\nscript:alert(1)")      // false
/// ```
public struct LinkPolicy: Equatable, Sendable {
    /// The schemes that may be opened, in small letters: `https`, `mailto`, `tel` and those the host app registered.
    public let schemes: [String]

    /// Creates a policy.
    ///
    /// - Parameter registeredSchemes: Schemes that the host app handles itself. Those that run code or read the local
    ///   machine, such as `javascript` or `data`, are ignored.
    public init(registeredSchemes: [String] = []) {
        var schemes = ["https", "mailto", "tel"]
        for scheme in registeredSchemes {
            let small = Self.smallLetters(Array(scheme.utf8))
            guard Self.isScheme(small) else { continue }
            let name = String(decoding: small, as: UTF8.self)
            let isKnown = schemes.containsBytes(of: name) || Self.neverAllowed.containsBytes(of: name)
            if !isKnown { schemes.append(name) }
        }
        self.schemes = schemes
    }
}

extension LinkPolicy {
    /// Whether a link may be opened.
    public func allows(_ link: String) -> Bool { defect(ofLink: link) == nil }

    /// Why a link may not be opened, or `nil` if it may.
    ///
    /// - Parameter link: An absolute URL.
    /// - Complexity: O(n + s) in the bytes of the link and the number of schemes
    public func defect(ofLink link: String) -> LinkDefect? {
        let bytes = Array(link.utf8)
        if let defect = Self.characterDefect(bytes, limit: 2_048) { return defect }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return .noScheme }
        let scheme = Self.smallLetters(Array(bytes[..<colon]))
        guard Self.isScheme(scheme) else { return .noScheme }
        guard schemes.containsBytes(of: String(decoding: scheme, as: UTF8.self)) else { return .scheme }
        let rest = Array(bytes[(colon + 1)...])
        if scheme[...].isText("https") { return Self.hostDefect(rest) }
        if scheme[...].isText("mailto") { return Self.mailDefect(rest) }
        if scheme[...].isText("tel") { return Self.telephoneDefect(rest) }
        return rest.isEmpty ? .malformed : nil
    }

    /// The host of an `https` link in small letters, to be displayed or compared with a list; `nil` if the
    /// link may not be opened or has no host. Letters of other alphabets stay in their `xn--` form.
    public func host(of link: String) -> String? {
        guard allows(link) else { return nil }
        let bytes = Self.smallLetters(Array(link.utf8))
        guard bytes[...].starts(withText: "https://") else { return nil }
        let host = Self.authority(Array(bytes[6...])).prefix { $0 != UInt8(ascii: ":") }
        return String(decoding: host, as: UTF8.self)
    }
}

extension LinkPolicy {
    private static var neverAllowed: [String] {
        ["javascript", "data", "vbscript", "file", "filesystem", "blob", "about", "intent", "view-source", "http"]
    }

    /// Whether all bytes are printable ASCII without space and backslash, and there are neither too many nor none.
    static func characterDefect(_ bytes: [UInt8], limit: Int) -> LinkDefect? {
        guard !bytes.isEmpty else { return .empty }
        guard bytes.count <= limit else { return .tooLong }
        for byte in bytes where byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\\") {
            return .forbiddenCharacter
        }
        return nil
    }

    private static func isScheme(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, isLetter(first) else { return false }
        return bytes.allSatisfy { byte in
            isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
        }
    }

    /// What stands between `//` and the next `/`, `?` or `#`.
    private static func authority(_ rest: [UInt8]) -> [UInt8] {
        Array(
            rest.dropFirst(2).prefix {
                $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
            }
        )
    }

    private static func hostDefect(_ rest: [UInt8]) -> LinkDefect? {
        guard rest[...].starts(withText: "//"), !rest[...].starts(withText: "///") else { return .host }
        let authority = authority(rest)
        guard !authority.contains(UInt8(ascii: "@")) else { return .credentials }
        let parts = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard let host = parts.first, parts.count <= 2, isHost(Array(host)) else { return .host }
        if parts.count == 2 {
            guard (1...5).contains(parts[1].count), parts[1].allSatisfy(isDigit) else { return .host }
            let port = parts[1].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
            guard (1...65_535).contains(port) else { return .host }
        }
        return nil
    }

    /// A domain name with at least two labels whose last one is not a number: addresses, `localhost` and their
    /// disguises do not pass.
    private static func isHost(_ bytes: [UInt8]) -> Bool {
        guard bytes.count <= 253 else { return false }
        let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, let first = last.first, isLetter(first) else { return false }
        return labels.allSatisfy { label in
            (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
        }
    }

    private static func mailDefect(_ rest: [UInt8]) -> LinkDefect? {
        let address = rest.prefix { $0 != UInt8(ascii: "?") }
        let parts = address.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, isHost(Array(parts[1])) else { return .malformed }
        // An encoded line break would start another header of the message.
        let small = smallLetters(rest)
        for index in small.indices.dropLast(2) where small[index] == UInt8(ascii: "%") {
            if small[index + 1] == UInt8(ascii: "0") { return .malformed }
        }
        return nil
    }

    /// Digits and their usual separators. `*` and `#` are not permitted: some telephones obey codes made of them.
    private static func telephoneDefect(_ rest: [UInt8]) -> LinkDefect? {
        let number = rest.first == UInt8(ascii: "+") ? Array(rest.dropFirst()) : rest
        guard number.contains(where: isDigit) else { return .malformed }
        let isNumber = number.allSatisfy { byte in
            isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "(")
                || byte == UInt8(ascii: ")")
        }
        return isNumber ? nil : .malformed
    }

    static func smallLetters(_ bytes: [UInt8]) -> [UInt8] {
        bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
