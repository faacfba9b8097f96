/// Which form of a word a number requires.
public enum PluralCategory: Sendable {
    /// Arabic, for 0.
    case zero
    /// English 1 day; the numbers that languages take for one.
    case one
    /// Arabic, for 2; English, for 2nd and 22nd.
    case two
    /// Arabic, for 3 to 10 and 103 to 110; English, for 3rd.
    case few
    /// Arabic, for 11 to 99; French and Spanish, for whole millions.
    case many
    /// Everything else, and all numbers of Japanese.
    case other
}

/// The rules by which a language chooses ``PluralCategory``, as the Unicode CLDR has them.
///
/// ```swift
/// let rules = PluralRules(locale: locale)
/// let text = rules.category(for: count) == .one ? "photo" : "photos"
/// ```
///
/// Languages without rules use those of English. NaN and the infinities are ``PluralCategory/other``. Numbers from 10¹⁸
/// on have the categories of the rules, of which ICU reads the last 18 digits.
public struct PluralRules: Sendable, Equatable {
    /// What numbers are for.
    public enum Kind: Sendable {
        /// Counting: one day, two days.
        case cardinal
        /// Order: first, second.
        case ordinal
    }

    private let locale: Locale
    private let kind: Kind

    /// Creates the rules of a locale.
    public init(locale: Locale, kind: Kind = .cardinal) {
        self.locale = locale
        self.kind = kind
    }
}

extension PluralRules {
    /// The category of a number as a style writes it; "1.0 days" is not "1 day". Without a style, that of ``NumberFormatStyle``.
    public func category(for value: Double, style: NumberFormatStyle = NumberFormatStyle()) -> PluralCategory {
        category(of: style.operands(DecimalNumber(value)))
    }

    /// The category of a whole number.
    public func category(for value: Int) -> PluralCategory { category(of: PluralOperands(DecimalNumber(Int64(value)))) }

    func category(of operands: PluralOperands) -> PluralCategory {
        guard operands.isFinite else { return .other }
        switch kind {
        case .cardinal: return cardinal(operands)
        case .ordinal: return ordinal(operands)
        }
    }

    private func cardinal(_ operands: PluralOperands) -> PluralCategory {
        switch locale.table {
        case .enUS, .enGB, .deDE: operands.isExactly(1) && operands.fractionCount == 0 ? .one : .other
        case .frFR: operands.integerIsBelowTwo ? .one : operands.isWholeMillions ? .many : .other
        case .esES: operands.isExactly(1) ? .one : operands.isWholeMillions ? .many : .other
        case .jaJP: .other
        case .arEG, .ar: arabic(operands)
        }
    }

    private func arabic(_ operands: PluralOperands) -> PluralCategory {
        guard operands.isWhole else { return .other }
        if operands.isExactly(0) { return .zero }
        if operands.isExactly(1) { return .one }
        if operands.isExactly(2) { return .two }
        switch operands.lastTwoDigits {
        case 3...10: return .few
        case 11...99: return .many
        default: return .other
        }
    }

    private func ordinal(_ operands: PluralOperands) -> PluralCategory {
        switch locale.table {
        case .frFR: return operands.isExactly(1) ? .one : .other
        case .enUS, .enGB:
            guard operands.isWhole, !(11...13).contains(operands.lastTwoDigits) else { return .other }
            switch operands.lastTwoDigits % 10 {
            case 1: return .one
            case 2: return .two
            case 3: return .few
            default: return .other
            }
        case .deDE, .esES, .jaJP, .arEG, .ar: return .other
        }
    }
}

extension TableText {
    /// The pattern for a category, among parts that begin with the letter of theirs, or that of `other`.
    func pattern(for category: PluralCategory, prefix: [UInt8] = []) -> TableText {
        let letter: UInt8 =
            switch category {
            case .zero: UInt8(ascii: "z")
            case .one: UInt8(ascii: "o")
            case .two: UInt8(ascii: "t")
            case .few: UInt8(ascii: "f")
            case .many: UInt8(ascii: "m")
            case .other: UInt8(ascii: "x")
            }
        return part(startingWith: prefix + [letter]) ?? part(startingWith: prefix + [UInt8(ascii: "x")])
            ?? dropping(count)
    }
}
