/// The symbols and patterns of the numbers of a locale: the fields of a table.
struct NumberSymbols {
    let decimalSeparator: TableText
    let groupingSeparator: TableText
    /// The digits that must stand before the first separator of groups.
    let minimumGroupingDigits: Int
    let minusSign: TableText
    let plusSign: TableText
    let notANumber: TableText
    let infinity: TableText
    private let zero: TableText
    let signedPattern: TableText
    let percentPattern: TableText
    let signedPercentPattern: TableText

    init(_ locale: Locale) {
        var rest = TableText(NumberTables.symbols(locale.table))
        func next() -> TableText {
            let field = rest.field(0)
            rest = rest.dropping(min(field.count + 1, rest.count))
            return field
        }
        decimalSeparator = next()
        groupingSeparator = next()
        minimumGroupingDigits = next().number
        minusSign = next()
        plusSign = next()
        notANumber = next()
        infinity = next()
        zero = next()
        signedPattern = next()
        percentPattern = next()
        signedPercentPattern = next()
    }
}

extension NumberSymbols {
    /// Adds a digit: the bytes of zero, of which the last counts upwards.
    func append(digit: UInt8, to text: inout [UInt8]) {
        text.append(contentsOf: zero.bytes.dropLast())
        text.append((zero.bytes.last ?? UInt8(ascii: "0")) + digit)
    }

    /// Adds a whole number with at least so many digits.
    func append(_ value: Int64, minimumDigits: Int = 1, to text: inout [UInt8]) {
        let number = DecimalNumber(value)
        for exponent in (0..<max(number.pointOffset, minimumDigits)).reversed() {
            append(digit: number.digit(at: exponent), to: &text)
        }
    }
}
