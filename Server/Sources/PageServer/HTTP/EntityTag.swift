/// Strong entity tags (RFC 9110, section 8.8.3): a hash of the bytes.
enum EntityTag {
    /// The tag of some bytes, without quotes: 128 bits of their SHA-256 in hexadecimal digits.
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        hexadecimal(SHA256.hash(Array(bytes)).prefix(16))
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

    /// The hexadecimal digit of a number from 0 to 15.
    static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
