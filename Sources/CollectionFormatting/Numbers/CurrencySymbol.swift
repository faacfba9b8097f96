/// The symbol of a currency, and whether there is a space between it and a digit.
///
/// The rule is that of the Unicode CLDR (`currencySpacing`): a symbol that ends in a letter or point beside the digits, such as "CHF", is
/// kept from them by a space that does not break; "US$" is not.
struct CurrencySymbol {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }
}

extension CurrencySymbol {
    private static let space: [UInt8] = [0xC2, 0xA0]

    /// The symbol with the space that it has in a pattern.
    func spaced(in pattern: TableText) -> [UInt8] {
        let bytes = pattern.bytes
        for index in bytes.indices.dropLast(2) {
            // "¤#" and "#¤".
            if bytes[index] == 0xC2, bytes[index + 1] == 0xA4, bytes[index + 2] == UInt8(ascii: "#") {
                return Self.isSymbol(lastScalar) ? self.bytes : self.bytes + Self.space
            }
            if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == 0xC2, bytes[index + 2] == 0xA4 {
                return Self.isSymbol(firstScalar) ? self.bytes : Self.space + self.bytes
            }
        }
        return self.bytes
    }

    private var firstScalar: UInt32 { scalar(at: 0) }

    private var lastScalar: UInt32 { scalar(at: bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0) }

    /// The scalar whose bytes in UTF-8 begin at an index; that of the dollar sign for a symbol without bytes.
    private func scalar(at start: Int) -> UInt32 {
        guard start < bytes.count else { return 0x24 }
        let first = UInt32(bytes[start])
        var value = first < 0x80 ? first : first < 0xE0 ? first & 0x1F : first < 0xF0 ? first & 0x0F : first & 0x07
        for byte in bytes[(start + 1)...] {
            guard byte & 0xC0 == 0x80 else { break }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return value
    }

    /// Whether a scalar is a symbol or a space, among those that symbols of currencies have.
    private static func isSymbol(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x24, 0x2B, 0x3C...0x3E, 0x5E, 0x60, 0x7C, 0x7E: true  // $ + < = > ^ ` | ~
        case 0xA0, 0xA2...0xA6, 0xA8, 0xA9, 0xAC, 0xAE...0xB1, 0xB4, 0xB8, 0xD7, 0xF7: true
        case 0x58F, 0x60B, 0x7FE, 0x7FF, 0x9F2, 0x9F3, 0x9FB, 0xAF1, 0xBF9, 0xE3F, 0x17DB: true
        case 0x2000...0x200A, 0x202F, 0x20A0...0x20C1: true
        case 0xA838, 0xFDFC, 0xFE69, 0xFF04, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6: true
        default: false
        }
    }
}
