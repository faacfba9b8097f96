/// Writes amounts of money: symbol, placement, signs and digits as the language and the currency have them.
///
/// ```swift
/// CurrencyFormatStyle(code: "EUR", locale: Locale(identifier: "de-DE")).format(-1234.5)     // -1.234,50 €
/// ```
///
/// Without a precision there are the digits of the currency: two for most, none for the yen, three for Kuwait's dinar. They are
/// those of the Unicode CLDR, which Foundation and Chromium have too. ISO 4217 has two where coins are no longer used, as for the
/// forint; a browser or a system with an older CLDR writes those. A code that is not known, whatever it is, is written as it is in
/// place of a symbol. In Arabic, marks of direction that are not visible keep the sign and the symbol on their sides of the amount.
public struct CurrencyFormatStyle: FormatStyle, Equatable {
    /// What is written.
    public typealias FormatInput = Double
    /// How a currency is shown.
    public enum Presentation: Sendable {
        /// By a symbol that no other currency has in this language: US$ in British English.
        case standard
        /// By the shortest symbol: $.
        case narrow
        /// By its code: USD.
        case isoCode
    }

    /// Which amounts have a sign, and how it is written.
    public enum SignDisplayStrategy: Sendable, Equatable {
        /// Amounts below zero.
        case automatic
        /// None.
        case never
        /// All, zero as is said.
        case always(includingZero: Bool)
        /// Amounts below zero, in parentheses where the language has them in accounts.
        case accounting
    }

    /// The locale.
    public let locale: Locale
    private let code: [UInt8]
    private var layout: NumberLayout
    private var presentation = Presentation.standard
    private var isAccounting = false

    /// Creates a style for a currency, by its code of ISO 4217 in letters of either case, and a locale.
    public init(code: String, locale: Locale = .current) {
        let code = code.utf8.map { $0.asciiUppercased }
        self.code = code
        self.locale = locale
        let digits = TableText(CurrencyTables.digits).part(startingWith: code)
        layout = NumberLayout(precision: .fractionLength(code.count == 3 ? digits?.number ?? 2 : 2))
    }
}

extension CurrencyFormatStyle {
    /// A style with a number of digits.
    public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> CurrencyFormatStyle {
        var style = self
        style.layout.precision = precision
        return style
    }

    /// A style with or without groups of thousands.
    public func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> CurrencyFormatStyle {
        var style = self
        style.layout.grouping = grouping
        return style
    }

    /// A style with signs for some amounts.
    public func sign(strategy: SignDisplayStrategy) -> CurrencyFormatStyle {
        var style = self
        style.isAccounting = strategy == .accounting
        switch strategy {
        case .automatic, .accounting: style.layout.sign = .automatic
        case .never: style.layout.sign = .never
        case .always(let includesZero): style.layout.sign = .always(includingZero: includesZero)
        }
        return style
    }

    /// A style that shows the currency in some form.
    public func presentation(_ presentation: Presentation) -> CurrencyFormatStyle {
        var style = self
        style.presentation = presentation
        return style
    }

    /// Writes an amount.
    public func format(_ value: Double) -> String { format(DecimalNumber(value)) }

    /// Writes a whole amount.
    public func format(_ value: Int) -> String { format(DecimalNumber(Int64(value))) }

    /// Writes an amount in the smallest unit of the currency, such as cents, as databases hold it.
    ///
    /// The unit follows from the digits that the currency is written with by the Unicode CLDR: a hundredth for most currencies and
    /// for codes that are not known, the yen itself, a thousandth of Kuwait's dinar. For some currencies ISO 4217 has more digits:
    /// the unit of Hungary's forint is the forint here, and its hundredth there. Divide such amounts before.
    public func format(minorUnits value: Int64) -> String {
        var number = DecimalNumber(value)
        let digits = TableText(CurrencyTables.digits).part(startingWith: code)
        number.shift(by: -(code.count == 3 ? digits?.number ?? 2 : 2))
        return format(number)
    }

    @inline(never)  // Each use would have a copy of it.
    private func format(_ value: DecimalNumber) -> String {
        let symbols = NumberSymbols(locale)
        let table = TableText(CurrencyTables.patterns(locale.table))
        let number = layout.rounded(value)
        let sign = layout.sign(number, symbols)
        let pattern = table.field((sign == nil ? 0 : 1) + (isAccounting ? 2 : 0))
        let symbol = CurrencySymbol(symbol(table))
        var text: [UInt8] = []
        text.append(
            pattern: pattern, number: layout.text(number, symbols), sign: sign,
            currency: number.kind == .finite ? symbol.spaced(in: pattern) : symbol.bytes)
        return text.text
    }

    private func symbol(_ table: TableText) -> [UInt8] {
        guard code.count == 3 else { return code }
        let symbol: TableText? =
            switch presentation {
            case .isoCode: nil
            case .standard: table.field(4).part(startingWith: code)
            case .narrow:
                TableText(CurrencyTables.narrowSymbols(locale.table)).part(startingWith: code)
                    ?? TableText(CurrencyTables.narrowSymbols(.enUS)).part(startingWith: code)
            }
        return symbol.map { Array($0.bytes) } ?? code
    }
}
