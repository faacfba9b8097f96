import PageServer
import PageStore

/// The ways in which products are sorted. Each has a key, and the number of the product decides between equal keys.
enum ProductOrder: String, CaseIterable, Sendable {
    case popular, trending, newest, cheapest, dearest
}

extension ProductOrder {
    /// The value that a product is sorted by.
    func key(of product: ProductRecord) -> Int64 {
        switch self {
        case .popular: product.popularity
        case .trending: product.popularity / (product.age + 30)
        case .newest: product.age
        case .cheapest, .dearest: product.priceMinor
        }
    }

    /// The popularity of a product for each day that it has been on sale, as `key(of:)` computes it. The 30 days that are added to its
    /// age keep products of the last days from coming before all others. The index `productByTrend` has the same expression.
    private static let trend: StoreQuery = "product.popularity / (product.age + 30)"

    /// The columns to sort by.
    var columns: StoreQuery {
        switch self {
        case .popular: "product.popularity DESC, product.id"
        case .trending: "\(Self.trend) DESC, product.id"
        case .newest: "product.age, product.id"
        case .cheapest: "product.priceMinor, product.id"
        case .dearest: "product.priceMinor DESC, product.id"
        }
    }

    /// The condition for what comes after a place.
    func condition(after place: CursorPosition) -> StoreQuery {
        switch self {
        case .popular: "(-product.popularity, product.id) > (\(-place.key), \(place.id))"
        case .trending: "(-(\(Self.trend)), product.id) > (\(-place.key), \(place.id))"
        case .newest: "(product.age, product.id) > (\(place.key), \(place.id))"
        case .cheapest: "(product.priceMinor, product.id) > (\(place.key), \(place.id))"
        case .dearest: "(-product.priceMinor, product.id) > (\(-place.key), \(place.id))"
        }
    }
}
