/// Bytes of HTML under construction: markup that the program writes, and strings that are escaped.
struct HTMLBuffer {
    private(set) var bytes: [UInt8] = []
}

extension HTMLBuffer {
    /// Appends markup. Strings of other origin are appended as text or as the value of an attribute.
    mutating func append(markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends markup that is made of names of the wire and of numbers.
    mutating func append(name: String) {
        bytes.append(contentsOf: name.utf8)
    }

    /// Appends a string as text.
    mutating func append(text: String) {
        append(escaped: text, isAttribute: false)
    }

    /// Appends an attribute with a space before it.
    mutating func append(attribute name: String, _ value: String) {
        bytes.append(UInt8(ascii: " "))
        append(name: name)
        append(markup: "=\"")
        append(escaped: value, isAttribute: true)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a string as part of the value of an attribute.
    mutating func append(value: String) {
        append(escaped: value, isAttribute: true)
    }

    /// Appends an integer.
    mutating func append(_ number: Int) {
        append(name: "\(number)")
    }

    /// Appends a length as the wire rounds it: to 1/64 of a point. What is not finite counts as 0.
    mutating func append(points: Double) {
        let scaled = (points * 64).rounded(.toNearestOrEven)
        guard scaled.isFinite else { return append(0) }
        var sixtyFourths = Int(min(max(scaled, Double(Int32.min)), Double(Int32.max)))
        if sixtyFourths < 0 {
            bytes.append(UInt8(ascii: "-"))
            sixtyFourths = -sixtyFourths
        }
        append(sixtyFourths / 64)
        var rest = sixtyFourths % 64
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest * 10 / 64))
            rest = rest * 10 % 64
        }
    }

    /// Appends a number as the wire transports it: as a 32-bit float. Returns `false` for one that is not finite.
    mutating func append(float: Double) -> Bool {
        let value = Float(float)
        guard value.isFinite else { return false }
        append(name: value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)")
        return true
    }

    /// Characters that HTML has no place for become U+FFFD; a carriage return would become a line feed.
    private mutating func append(escaped string: String, isAttribute: Bool) {
        var string = string
        string.withUTF8 { source in
            var plainStart = 0
            for index in source.indices {
                let replacement: StaticString
                var length = 1
                switch source[index] {
                case UInt8(ascii: "&"): replacement = "&amp;"
                case UInt8(ascii: "<"): replacement = "&lt;"
                case UInt8(ascii: ">"): replacement = "&gt;"
                case UInt8(ascii: "\"") where isAttribute: replacement = "&quot;"
                case 0x0D: replacement = "&#13;"
                case 0x09, 0x0A, 0x0C: continue
                case 0x00..<0x20, 0x7F: replacement = "\u{FFFD}"
                // C1 controls, and the noncharacters U+FDD0 to U+FDEF and U+nFFFE, U+nFFFF.
                case 0xC2 where source[index + 1] < 0xA0:
                    replacement = "\u{FFFD}"
                    length = 2
                case 0xEF where Self.isNoncharacter(source[index], source[index + 1], source[index + 2]):
                    replacement = "\u{FFFD}"
                    length = 3
                case 0xF0...0xF4
                where source[index + 1] & 0x0F == 0x0F && source[index + 2] == 0xBF && source[index + 3] >= 0xBE:
                    replacement = "\u{FFFD}"
                    length = 4
                default: continue
                }
                bytes.append(contentsOf: source[plainStart..<index])
                append(markup: replacement)
                plainStart = index + length
            }
            if plainStart < source.count { bytes.append(contentsOf: source[plainStart...]) }
        }
    }

    private static func isNoncharacter(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        (second == 0xB7 && (0x90...0xAF).contains(third)) || (second == 0xBF && third >= 0xBE)
    }
}
