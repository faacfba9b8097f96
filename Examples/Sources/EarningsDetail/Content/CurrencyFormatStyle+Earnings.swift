import CollectionViewKit

extension CurrencyFormatStyle {
    /// The style of what is paid and earned: dollars, such as "$1,204.50", with the shortest symbol of the language.
    static var dollars: CurrencyFormatStyle { CurrencyFormatStyle(code: "USD").presentation(.narrow) }

    /// The style of what is added to the account: dollars with a sign, such as "+$0.50".
    static var signedDollars: CurrencyFormatStyle { dollars.sign(strategy: .always(includingZero: true)) }

    /// Writes an amount in cents, as it is shown.
    func format(cents: Int) -> String { format(cents: Int64(cents)) }

    /// Writes an amount in cents, as it is shown.
    ///
    /// In Arabic the symbol is "US$", at the end of the amount. The bidirectional algorithm (UAX #9) would take the dollar sign, which has
    /// no direction, away from the letters and show "$US"; the left-to-right mark behind it keeps them together.
    func format(cents: Int64) -> String {
        let text = format(minorUnits: cents)
        guard locale.characterDirection == .rightToLeft, text.utf8.last == UInt8(ascii: "$") else { return text }
        return text + "\u{200E}"
    }
}
