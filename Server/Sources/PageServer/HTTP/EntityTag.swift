/// Strong entity tags (RFC 9110, section 8.8.3): a hash of the bytes.
enum EntityTag {
    /// The tag of some bytes, without quotes: 128 bits of their SHA-256 in hexadecimal digits.
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        hexadecimal(SHA256.hash(Array(bytes)).prefix(16))
    }

    /// Whether a header `If-None-Match` names a tag. Comparison is weak, as that header demands.
    static func matches(_ header: String?, _ tag: String) -> Bool {
        guard let header else { return false }
        for candidate in header.split(separator: ",") {
            var candidate = candidate.drop { $0 == " " }
            while candidate.last == " " { candidate.removeLast() }
            if candidate == "*" { return true }
            if candidate.hasPrefix("W/") { candidate = candidate.dropFirst(2) }
            if candidate == "\"\(tag)\"" { return true }
        }
        return false
    }

    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(2 * bytes.underestimatedCount)
        for byte in bytes {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 15))
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
