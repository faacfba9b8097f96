/// Writes numbers in the digits, groups and signs of a locale.
///
/// ```swift
/// let style = NumberFormatStyle(locale: Locale(identifier: "fr-FR")).precision(.fractionLength(0...1))
/// style.format(-1234.56)     // -1 234,6
/// ```
///
/// Without a precision there are up to three digits after the decimal point. NaN and the infinities are written with the names and
/// symbols of the locale, and the largest numbers with all their digits. For percentages and amounts of money there are
/// ``PercentFormatStyle`` and ``CurrencyFormatStyle``; a program holds only what the styles that it uses need.
public struct NumberFormatStyle: FormatStyle, Equatable {
    /// What is written.
    public typealias FormatInput = Double
    /// The locale.
    public let locale: Locale
    private var layout = NumberLayout(precision: .fractionLength(0...3))

    /// Creates a style for a locale.
    public init(locale: Locale = .current) {
        self.locale = locale
    }
}

extension NumberFormatStyle {
    /// A style with a number of digits.
    public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> NumberFormatStyle {
        var style = self
        style.layout.precision = precision
        return style
    }

    /// A style with or without groups of thousands.
    public func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> NumberFormatStyle {
        var style = self
        style.layout.grouping = grouping
        return style
    }

    /// A style with signs for some numbers.
    public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> NumberFormatStyle {
        var style = self
        style.layout.sign = strategy
        return style
    }

    /// A style that abbreviates thousands, millions and so on, as 1.2K.
    public func notation(_ width: CompactNumberFormatStyle.Width) -> CompactNumberFormatStyle {
        CompactNumberFormatStyle(width: width, locale: locale, sign: layout.sign)
    }

    /// Writes a number.
    @inline(never)  // Each use would have a copy of it.
    public func format(_ value: Double) -> String { format(DecimalNumber(value)) }

    /// Writes a whole number, with all digits that a `Double` might not have.
    @inline(never)  // As above.
    public func format(_ value: Int64) -> String { format(DecimalNumber(value)) }

    /// Writes a whole number.
    @inline(never)  // As above.
    public func format(_ value: Int) -> String { format(Int64(value)) }

    func format(_ value: DecimalNumber) -> String { bytes(value).text }

    func bytes(_ value: DecimalNumber) -> [UInt8] {
        let symbols = NumberSymbols(locale)
        let number = layout.rounded(value)
        let digits = layout.text(number, symbols)
        guard let sign = layout.sign(number, symbols) else { return digits }
        var text: [UInt8] = []
        text.append(pattern: symbols.signedPattern, number: digits, sign: sign)
        return text
    }

    /// The rounded number, and the digits after the point that it is written with: what plurals depend on.
    func operands(_ value: DecimalNumber) -> PluralOperands {
        let number = layout.rounded(value)
        return PluralOperands(number, fractionCount: layout.fractionCount(number))
    }
}
