/// Writes ratios as percentages: 0.5 is 50%.
///
/// Without a precision there are no digits after the decimal point. NaN and the infinities are written as by ``NumberFormatStyle``.
public struct PercentFormatStyle: FormatStyle, Equatable {
    /// The locale.
    public let locale: Locale
    private var layout = NumberLayout(precision: .fractionLength(0))

    /// Creates a style for a locale.
    public init(locale: Locale = .current) {
        self.locale = locale
    }
}

extension PercentFormatStyle {
    /// A style with a number of digits.
    public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> PercentFormatStyle {
        var style = self
        style.layout.precision = precision
        return style
    }

    /// A style with or without groups of thousands.
    public func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> PercentFormatStyle {
        var style = self
        style.layout.grouping = grouping
        return style
    }

    /// A style with signs for some numbers.
    public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> PercentFormatStyle {
        var style = self
        style.layout.sign = strategy
        return style
    }

    /// Writes a ratio, of which 1 is 100%.
    public func format(_ value: Double) -> String {
        let symbols = NumberSymbols(locale)
        var ratio = DecimalNumber(value)
        ratio.shift(by: 2)
        let number = layout.rounded(ratio)
        let sign = layout.sign(number, symbols)
        var text: [UInt8] = []
        text.append(
            pattern: sign == nil ? symbols.percentPattern : symbols.signedPercentPattern,
            number: layout.text(number, symbols), sign: sign)
        return text.text
    }
}
