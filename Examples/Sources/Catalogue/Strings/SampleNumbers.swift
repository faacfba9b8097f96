import CollectionViewKit

/// The numbers in what the catalogue shows, as the language writes them.
enum SampleNumbers {
    /// A whole number.
    static func text(_ number: Int) -> String { NumberFormatStyle(locale: .current).format(number) }

    /// A whole number that is no quantity, without marks between thousands.
    static func plain(_ number: Int) -> String { NumberFormatStyle(locale: .current).grouping(.never).format(number) }

    /// A number with up to one digit after the point.
    static func text(_ number: Double) -> String {
        NumberFormatStyle(locale: .current).precision(.fractionLength(0...1)).format(number)
    }

    /// An amount in euros, without cents.
    static func euros(_ amount: Double) -> String {
        CurrencyFormatStyle(code: "EUR", locale: .current).precision(.fractionLength(0)).format(amount)
    }

    /// A rent in euros, without cents and without marks between thousands.
    static func rent(_ amount: Double) -> String {
        CurrencyFormatStyle(code: "EUR", locale: .current).precision(.fractionLength(0)).grouping(.never).format(amount)
    }

    /// A change as a percentage with its sign; 1 is 100%.
    static func change(_ ratio: Double) -> String {
        PercentFormatStyle(locale: .current).precision(.fractionLength(1)).sign(strategy: .always()).format(ratio)
    }
}
