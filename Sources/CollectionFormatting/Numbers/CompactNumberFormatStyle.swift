/// Abbreviates numbers: 1.2K, 12K, 1.5 million.
///
/// Below 100 of a unit there are two digits, above all digits of the whole number. The largest unit, trillions in English, is kept for
/// what is larger.
///
/// ```swift
/// NumberFormatStyle(locale: locale).notation(.short).format(1234)    // 1.2K
/// ```
public struct CompactNumberFormatStyle: FormatStyle, Equatable {
    /// What is written.
    public typealias FormatInput = Double
    /// How much the units are abbreviated.
    public enum Width: Sendable {
        /// Abbreviations: 1.2K.
        case short
        /// Names: 1.2 thousand.
        case long
    }

    private let width: Width
    private let locale: Locale
    private let layout: NumberLayout

    init(width: Width, locale: Locale, sign: NumberFormatStyleConfiguration.SignDisplayStrategy) {
        self.width = width
        self.locale = locale
        layout = NumberLayout(precision: .fractionLength(0), sign: sign, minimumGroupingDigits: 2)
    }
}

extension CompactNumberFormatStyle {
    /// Writes a number.
    public func format(_ value: Double) -> String { format(DecimalNumber(value)) }

    /// Writes a whole number.
    public func format(_ value: Int) -> String { format(DecimalNumber(Int64(value))) }

    private func format(_ value: DecimalNumber) -> String {
        let symbols = NumberSymbols(locale)
        let table = TableText(width == .short ? CompactTables.short(locale.table) : CompactTables.long(locale.table))
        var (number, pattern) = scaled(value, table, power: value.magnitude)
        if number.magnitude + shift(table, power: value.magnitude) > value.magnitude {
            // Rounded up to the next power of ten, which may have another unit.
            (number, pattern) = scaled(value, table, power: value.magnitude + 1)
        }
        var text: [UInt8] = []
        text.append(pattern: self.pattern(pattern, number), number: layout.text(number, symbols))
        guard let sign = layout.sign(number, symbols) else { return text.text }
        var signed: [UInt8] = []
        signed.append(pattern: symbols.signedPattern, number: text, sign: sign)
        return signed.text
    }

    /// The power of ten by which a number of some power is divided.
    private func shift(_ table: TableText, power: Int) -> Int {
        guard power >= 3 else { return 0 }
        let entry = min(power, table.fieldCount + 2)
        return entry + 1 - table.field(entry - 3).part(0).number
    }

    /// A number divided for a power of ten and rounded, and the patterns of that power.
    private func scaled(_ value: DecimalNumber, _ table: TableText, power: Int) -> (DecimalNumber, TableText?) {
        var number = value
        number.shift(by: -shift(table, power: power))
        if number.magnitude < 1 {
            number.round(significantDigits: 2)
        } else {
            number.round(fractionDigits: 0)
        }
        return (number, power >= 3 ? table.field(min(power, table.fieldCount + 2) - 3) : nil)
    }

    private func pattern(_ patterns: TableText?, _ number: DecimalNumber) -> TableText {
        guard let patterns else { return TableText("#") }
        let isOne = number.digits == [1] && number.pointOffset == 1
        if isOne, let pattern = patterns.part(startingWith: "!".utf8) { return pattern }
        return patterns.pattern(for: PluralRules(locale: locale).category(of: PluralOperands(number)))
    }
}
