/// Text from outside as it may stand in a log.
enum LogText {
    /// The text with every control character, and every character that turns the direction of text, written as `\u{…}`,
    /// so that it can neither end a line nor colour a terminal nor show something else than it is. At most 1,024
    /// characters of it.
    static func plain(_ text: String) -> String {
        guard text.utf8.count > 1_024 || text.unicodeScalars.contains(where: { isUnsafe($0) }) else { return text }
        var plain = ""
        for scalar in text.unicodeScalars.prefix(1_024) {
            if isUnsafe(scalar) {
                plain += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        return plain
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
        default: false
        }
    }
}
