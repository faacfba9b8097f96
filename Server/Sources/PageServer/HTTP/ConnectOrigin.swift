/// An origin that pages may send requests to besides their own, such as `https://api.example.com`.
///
/// ```swift
/// configuration.connectOrigins = ["https://api.example.com"].compactMap { ConnectOrigin($0) }
/// ```
public struct ConnectOrigin: Hashable, Sendable {
    /// The scheme, the host and the port if it has one, in small letters.
    public let text: String

    /// Reads an origin: `https://` or `http://`, the name of a host or an IPv4 address, and a port if it is not the usual
    /// one.
    ///
    /// - Parameter text: The origin, without a path; a slash at the end is one.
    /// - Returns: `nil` if the text is no origin, has a wildcard, or has an IPv6 address, which a content security policy
    ///   cannot name.
    public init?(_ text: String) {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let origin = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: { origin.hasPrefix($0) }) else { return nil }
        let parts = origin.dropFirst(scheme.count).split(
            separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let host = parts.first, Self.isHost(host) else { return nil }
        if parts.count == 2, !Self.isPort(parts[1]) { return nil }
        self.text = origin
    }
}

extension ConnectOrigin {
    private static func isHost(_ host: Substring) -> Bool {
        host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.utf8.allSatisfy { isDigit($0) || isLetter($0) || $0 == 0x2D }
        }
    }

    private static func isPort(_ port: Substring) -> Bool {
        guard let number = UInt16(port), number > 0 else { return false }
        return port.utf8.allSatisfy { isDigit($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
