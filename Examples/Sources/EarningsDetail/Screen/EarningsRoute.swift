import CollectionViewKit

/// An address of earnings: `/earnings` for the list, `/earnings/7` for a transaction.
public struct EarningsRoute: Equatable, Sendable {
    /// The number of the transaction; `nil` for the list.
    public var transactionID: Int?

    private static let pattern: RoutePattern<EarningsRoute> = (.path("earnings") / .optional(.positiveInt)).map(
        parse: { EarningsRoute(transactionID: $0) }, print: { .some($0.transactionID) })

    /// Reads an address; `nil` for one that is none of these.
    public init?(path: String) {
        guard let route = Self.pattern.value(for: path) else { return nil }
        self = route
    }

    init(transactionID: Int?) {
        self.transactionID = transactionID
    }

    /// The address in the browser.
    public var path: String { Self.pattern.address(for: self) ?? "/earnings" }
}
