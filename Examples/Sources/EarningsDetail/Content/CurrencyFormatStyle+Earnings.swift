import CollectionViewKit

extension CurrencyFormatStyle {
    /// The style of what is paid and earned: dollars, such as "$1,204.50". The symbol with letters, "US$", would be torn apart between
    /// Arabic words.
    static var dollars: CurrencyFormatStyle { CurrencyFormatStyle(code: "USD").presentation(.narrow) }

    /// The style of what is added to the account: dollars with a sign, such as "+$0.50".
    static var signedDollars: CurrencyFormatStyle { dollars.sign(strategy: .always(includingZero: true)) }

    /// Writes an amount in cents.
    func format(cents: Int) -> String { format(minorUnits: Int64(cents)) }
}
