/// Where a line may end: between two characters of a text without white space between them.
///
/// Between two characters of ASCII browsers decide by a table, as Chromium does; all else follows the pair rules of the
/// line breaking algorithm (Unicode Standard Annex 14).
enum LineBreakRules {
    /// Whether a line may end after `left`.
    ///
    /// - Parameters:
    ///   - left: The character at the end.
    ///   - right: The character that would begin the next line.
    ///   - previous: The character before `left`.
    static func allowsBreak(
        after left: Unicode.Scalar, before right: Unicode.Scalar, previous: Unicode.Scalar?
    ) -> Bool {
        if left.isASCII, right.isASCII { return allowsBreakInASCII(left, right, previous) }
        return allowsBreak(LineBreakClass(left), LineBreakClass(right))
    }

    private static func allowsBreakInASCII(
        _ left: Unicode.Scalar, _ right: Unicode.Scalar, _ previous: Unicode.Scalar?
    ) -> Bool {
        switch (left, right) {
        // After a letter or a digit it joins two words; elsewhere it may be a minus sign.
        case ("-", "0"..."9"): previous.map { $0.isASCII && $0.properties.isAlphabetic || isDigit($0) } ?? false
        case ("-", "!"), ("-", "$"), ("-", ")"), ("-", ","), ("-", "."), ("-", "/"), ("-", ":"), ("-", ";"), ("-", "?"),
            ("-", "]"), ("-", "}"):
            false
        case ("-", _): true
        case ("?", "!"), ("?", "\""), ("?", "'"), ("?", ")"), ("?", ","), ("?", "."), ("?", "/"), ("?", ":"),
            ("?", ";"), ("?", "?"), ("?", "]"), ("?", "}"):
            false
        case ("?", _): true
        case (_, "("), (_, "<"), (_, "["), (_, "{"):
            switch left {
            case "!", "\"", "#", "%", "&", ")", "*", "+", ",", ".", ":", ";", "=", ">", "\\", "]", "|", "}", "~": true
            default: false
            }
        default: false
        }
    }

    private static func isDigit(_ character: Unicode.Scalar) -> Bool { ("0"..."9").contains(character) }

    private static func allowsBreak(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
        switch (left, right) {
        case (_, .zeroWidthSpace), (_, .wordJoiner), (.wordJoiner, _), (_, .combining): false
        case (.zeroWidthSpace, _), (.softHyphen, _): true
        case (.glue, _): false
        case (let left, .glue): left == .breakAfter || left == .hyphen
        case (_, .close), (_, .closeParenthesis), (_, .exclamation), (_, .infix), (_, .solidus): false
        case (.open, _), (.wideOpen, _), (.quotation, _), (_, .quotation): false
        case (_, .breakAfter), (_, .hyphen), (_, .softHyphen), (_, .inseparable): false
        case (.breakBoth, .breakBoth): false
        case (.breakBoth, _), (_, .breakBoth): true
        case (.breakAfter, _), (.hyphen, _), (.close, _), (.exclamation, _), (.inseparable, _), (.solidus, _): true
        case (.closeParenthesis, let right), (.infix, let right): right != .alphabetic && right != .numeric
        case (.ideographic, let right): right != .postfix
        case (.prefix, let right): right != .alphabetic && right != .numeric && right != .ideographic
        case (.postfix, let right): right != .alphabetic && right != .numeric
        case (.alphabetic, let right), (.numeric, let right): right == .ideographic || right == .wideOpen
        case (.space, _), (_, .space), (.combining, _): false
        }
    }
}
