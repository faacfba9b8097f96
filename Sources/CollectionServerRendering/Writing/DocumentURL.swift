/// The URLs that may become links and images, by the rules of the browser half (`isPath` and `isOpenable` of
/// `Web/elements.js`).
enum DocumentURL {
    /// Whether a URL is a path of the same origin. Control characters and backslashes are refused, because browsers read
    /// them as something else.
    static func isPath(_ url: String) -> Bool {
        var bytes = url.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "/") else { return false }
        guard let second = bytes.next() else { return true }
        return second != UInt8(ascii: "/") && url.utf8.dropFirst().allSatisfy(isAllowed)
    }

    /// The origin of a URL of HTTP, as it is written; `nil` for any other text. One with a user or a password has none.
    static func origin(of url: String) -> String? {
        guard let scheme = ["https://", "http://"].first(where: url.hasPrefix) else { return nil }
        let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") }
        let authority = url.utf8.dropFirst(scheme.utf8.count).prefix { !isEnd($0) }
        let hasOther = authority.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "#") }
        guard !authority.isEmpty, !hasOther, url.utf8.allSatisfy(isAllowed) else { return nil }
        return scheme + String(Substring(authority))
    }

    /// Whether a URL has one of the schemes that lead out of the app.
    static func isOpenable(_ url: String) -> Bool {
        for scheme in ["https://", "mailto:", "tel:"] {
            let head = url.utf8.prefix(scheme.utf8.count).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            guard head.elementsEqual(scheme.utf8) else { continue }
            let rest = url.utf8.dropFirst(scheme.utf8.count)
            return !rest.isEmpty && rest.allSatisfy(isAllowed)
        }
        return false
    }

    private static func isAllowed(_ byte: UInt8) -> Bool { byte > 0x20 && byte != UInt8(ascii: "\\") }
}
