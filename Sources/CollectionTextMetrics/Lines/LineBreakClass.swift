/// The class of a character in the line breaking algorithm (Unicode Standard Annex 14), as far as texts of screens need it.
///
/// The names are those of the annex. What it decides by a dictionary (Thai, Lao, Khmer) is taken for letters here.
enum LineBreakClass: Sendable {
    /// AL, HL, SA: letters and what is like them.
    case alphabetic
    /// NU: digits.
    case numeric
    /// ID, H2, H3, CJ, EB, EM: ideographs, kana, syllables, emoji. Lines break on both sides.
    case ideographic
    /// OP before letters of one width or less, such as `(`.
    case open
    /// OP as wide as an ideograph, such as `「`.
    case wideOpen
    /// CL: closing punctuation that letters may follow on a line of their own, such as `}` and `。`.
    case close
    /// CP: closing parentheses.
    case closeParenthesis
    /// QU: quotation marks.
    case quotation
    /// EX: `!`, `?`.
    case exclamation
    /// IS: separators of numbers, such as the comma.
    case infix
    /// SY: the solidus.
    case solidus
    /// HY: the hyphen-minus.
    case hyphen
    /// BA: characters after which lines break, such as the en dash.
    case breakAfter
    /// B2: the em dash.
    case breakBoth
    /// IN: the ellipsis.
    case inseparable
    /// GL: the no-break space and hyphen.
    case glue
    /// PR: signs before numbers, such as currencies.
    case prefix
    /// PO: signs after numbers, such as the per cent sign.
    case postfix
    /// SP: the space.
    case space
    /// ZW: the zero-width space.
    case zeroWidthSpace
    /// WJ: the word joiner.
    case wordJoiner
    /// The soft hyphen, which is seen where a line ends with it.
    case softHyphen
    /// CM, ZWJ: belongs to the character before it.
    case combining
}

extension LineBreakClass {
    /// The class of a character.
    init(_ character: Unicode.Scalar) {
        switch character {
        case " ": self = .space
        case "0"..."9": self = .numeric
        case "(", "[", "{", "¡", "¿", "‚", "„": self = .open
        case "}": self = .close
        case ")", "]": self = .closeParenthesis
        case "\"", "'", "«", "»", "‘", "’", "“", "”", "‹", "›": self = .quotation
        case "!", "?": self = .exclamation
        case ",", ".", ":", ";": self = .infix
        case "/": self = .solidus
        case "-": self = .hyphen
        case "|", "\u{2010}", "\u{2012}", "\u{2013}": self = .breakAfter
        case "\u{2014}": self = .breakBoth
        case "\u{2024}"..."\u{2026}": self = .inseparable
        case "\u{A0}", "\u{2007}", "\u{2011}", "\u{202F}": self = .glue
        case "$", "+", "\\", "£", "¥", "±", "€", "№", "−": self = .prefix
        case "%", "¢", "°", "\u{2030}"..."\u{2037}", "℃": self = .postfix
        case "\u{200B}": self = .zeroWidthSpace
        case "\u{2060}", "\u{FEFF}": self = .wordJoiner
        case "\u{AD}": self = .softHyphen
        default: self = Self.classOfRange(character.value)
        }
    }

    private static func classOfRange(_ value: UInt32) -> LineBreakClass {
        switch value {
        case ..<0x300: .alphabetic
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x200C...0x200F,
            0x20D0...0x20FF,
            0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0100...0xE01EF:
            .combining
        case ..<0x2E80: .alphabetic
        case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF01, 0xFF1F, 0xFF09, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015,
            0xFF1A, 0xFF1B:
            .close
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08: .wideOpen
        case ..<0xA4D0, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F000...0x1FAFF,
            0x20000...0x3FFFD:
            .ideographic
        default: .alphabetic
        }
    }
}
