import CollectionViewKit

/// In which order homes are shown. Homes that are equal in it are in the order of the server, newest first.
enum HomeOrder: Int, CaseIterable {
    case newest, cheapest, dearest, largest, pricePerArea

    /// The name of the order in an address.
    var name: String {
        switch self {
        case .newest: "newest"
        case .cheapest: "cheapest"
        case .dearest: "dearest"
        case .largest: "largest"
        case .pricePerArea: "price-per-area"
        }
    }

    /// The title on the control, in the language of the app.
    var title: String {
        switch self {
        case .newest: HomesStrings.current.results.newest
        case .cheapest: HomesStrings.current.results.cheapest
        case .dearest: HomesStrings.current.results.dearest
        case .largest: HomesStrings.current.results.largest
        case .pricePerArea: HomesStrings.current.results.pricePerArea
        }
    }

    /// The order with a name in an address; `nil` if there is none.
    init?(name: String) {
        guard let order = Self.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
        self = order
    }

    /// The order that the query of an address names; the newest first if it names none that exists.
    init(query: String) { self = Self.pattern.value(for: "?" + query) ?? .newest }
}

extension HomeOrder {
    /// The query of an address, which has all orders but the newest first.
    static let pattern: RoutePattern<HomeOrder> = RoutePattern<HomeOrder?>.query("order", .order).map(
        parse: { $0 ?? .newest }, print: { .some($0 == .newest ? nil : $0) })
}

extension RouteParameter where Value == HomeOrder {
    fileprivate static var order: RouteParameter<HomeOrder> {
        RouteParameter(parse: { HomeOrder(name: $0) }, print: { $0.name })
    }
}

extension HomeColumns {
    /// Rows in an order.
    ///
    /// - Complexity: O(*n*) in the number of rows: they are sorted by the digits of a number.
    func rows(_ rows: [Int], by order: HomeOrder) -> [Int] {
        rows.sorted(byNumbers: rows.map { number(of: $0, in: order) })
    }

    /// The number that a row is sorted by.
    private func number(of row: Int, in order: HomeOrder) -> UInt32 {
        switch order {
        case .newest: UInt32.max - UInt32(clamping: added[row])
        case .cheapest: UInt32(clamping: prices[row])
        case .dearest: UInt32.max - UInt32(clamping: prices[row])
        case .largest: UInt32.max - UInt32(clamping: areas[row])
        case .pricePerArea: UInt32(clamping: Int64(prices[row]) * 100 / Int64(areas[row]))
        }
    }
}
