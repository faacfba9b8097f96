/// What the user wrote where a whole number is required.
enum WrittenNumber: Equatable {
    /// Nothing.
    case none
    case number(Int)
    /// Something that is no whole number.
    case unreadable

    /// Reads digits, also those of Arabic and Persian, which may stand in groups of three as any language has them: "250000",
    /// "250,000", "250.000", "250 000", "250’000" and "٢٥٠٬٠٠٠" are the same. A number beyond all measure is read as the
    /// largest of 32 bits.
    init(_ text: String) {
        var marks = text.unicodeScalars.compactMap { Mark($0) }
        while marks.last == .space { marks.removeLast() }
        let groups = marks.drop { $0 == .space }.split(omittingEmptySubsequences: false) { mark in
            mark == .space || mark == .separator
        }
        guard !marks.isEmpty else {
            self = .none
            return
        }
        var value: Int64 = 0
        for (index, group) in groups.enumerated() {
            guard groups.count == 1 || (index == 0 ? 1...3 : 3...3).contains(group.count) else {
                self = .unreadable
                return
            }
            for mark in group {
                guard case .digit(let digit) = mark else {
                    self = .unreadable
                    return
                }
                value = min(value * 10 + Int64(digit), Int64(Int32.max))
            }
        }
        self = .number(Int(value))
    }
}

/// What a character is in a number.
private enum Mark: Equatable {
    case digit(UInt32)
    case space, separator, other

    /// Reads a character; `nil` for marks of direction, which come unseen with what is pasted.
    init?(_ character: Unicode.Scalar) {
        switch character.value {
        case 0x30...0x39: self = .digit(character.value - 0x30)
        case 0x660...0x669: self = .digit(character.value - 0x660)
        case 0x6f0...0x6f9: self = .digit(character.value - 0x6f0)
        // Those that do not break a line are what numbers are formatted with.
        case 0x20, 0xa0, 0x2009, 0x202f: self = .space
        // An apostrophe straight or curved, comma and point, and Arabic's comma and separator of thousands.
        case 0x27, 0x2019, 0x2c, 0x2e, 0x60c, 0x66c: self = .separator
        case 0x61c, 0x200e, 0x200f: return nil
        default: self = .other
        }
    }
}
