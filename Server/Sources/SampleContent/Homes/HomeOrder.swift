import GRDB

/// In which order homes are listed. Of homes that are equal in it, the newer one comes first.
enum HomeOrder: String, CaseIterable, Sendable {
    case newest, cheapest, dearest, largest
    case pricePerArea = "price-per-area"
}

extension HomeOrder {
    /// What homes are sorted by, ascending: a whole number that is computed from a row of the table `home`.
    var key: SQL {
        switch self {
        case .newest: "-home.added"
        case .cheapest: "home.price"
        case .dearest: "-home.price"
        case .largest: "-home.area"
        case .pricePerArea: "(home.price * 100 / home.area)"
        }
    }
}
