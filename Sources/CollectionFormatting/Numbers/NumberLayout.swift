/// How the digits of a number are laid out: rounding, grouping and signs.
struct NumberLayout: Sendable, Equatable {
    var precision: NumberFormatStyleConfiguration.Precision
    var grouping = NumberFormatStyleConfiguration.Grouping.automatic
    var sign = NumberFormatStyleConfiguration.SignDisplayStrategy.automatic
    /// The digits that must stand before the first separator of groups, where it is more than the locale has.
    var minimumGroupingDigits = 1
}

extension NumberLayout {
    /// Rounds a number as it will be written.
    func rounded(_ number: DecimalNumber) -> DecimalNumber {
        var number = number
        switch precision.unit {
        case .fraction: number.round(fractionDigits: precision.maximum)
        case .significant: number.round(significantDigits: precision.maximum)
        }
        return number
    }

    /// The digits after the decimal point that a rounded number is written with.
    func fractionCount(_ number: DecimalNumber) -> Int {
        let minimum = precision.unit == .fraction ? precision.minimum : precision.minimum - 1 - number.magnitude
        return max(number.fractionCount, minimum)
    }

    /// A rounded number without a sign.
    func text(_ number: DecimalNumber, _ symbols: NumberSymbols) -> [UInt8] {
        var text: [UInt8] = []
        guard number.kind == .finite else {
            text.append(number.kind == .infinite ? symbols.infinity : symbols.notANumber)
            return text
        }
        let integerCount = max(number.pointOffset, 1)
        let groups =
            grouping == .automatic && integerCount >= 3 + max(minimumGroupingDigits, symbols.minimumGroupingDigits)
        for exponent in (0..<integerCount).reversed() {
            symbols.append(digit: number.digit(at: exponent), to: &text)
            if groups, exponent > 0, exponent % 3 == 0 { text.append(symbols.groupingSeparator) }
        }
        let fractionCount = fractionCount(number)
        if fractionCount > 0 {
            text.append(symbols.decimalSeparator)
            for place in 1...fractionCount { symbols.append(digit: number.digit(at: -place), to: &text) }
        }
        return text
    }

    /// The sign of a rounded number, nil for none.
    func sign(_ number: DecimalNumber, _ symbols: NumberSymbols) -> TableText? {
        switch sign {
        case .never: nil
        case .automatic: number.isNegative ? symbols.minusSign : nil
        case .always(let includesZero):
            if !includesZero, number.isZero || number.kind == .notANumber {
                nil
            } else {
                number.isNegative ? symbols.minusSign : symbols.plusSign
            }
        }
    }
}
