import CollectionViewKit

/// In which order homes are shown. Homes that are equal in it are in the order of the server, newest first.
enum HomeOrder: Int, CaseIterable {
    case newest, cheapest, dearest, largest, pricePerArea

    /// The word in an address.
    var name: String {
        switch self {
        case .newest: "newest"
        case .cheapest: "cheapest"
        case .dearest: "dearest"
        case .largest: "largest"
        case .pricePerArea: "price-per-area"
        }
    }

    /// The word on the control.
    var title: String {
        switch self {
        case .newest: HomesStrings.current.results.newest
        case .cheapest: HomesStrings.current.results.cheapest
        case .dearest: HomesStrings.current.results.dearest
        case .largest: HomesStrings.current.results.largest
        case .pricePerArea: HomesStrings.current.results.pricePerArea
        }
    }

    /// The order of a word in an address; `nil` for another word.
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
        switch order {
        case .newest: Self.sorted(rows) { UInt32.max - UInt32(clamping: added[$0]) }
        case .cheapest: Self.sorted(rows) { UInt32(clamping: prices[$0]) }
        case .dearest: Self.sorted(rows) { UInt32.max - UInt32(clamping: prices[$0]) }
        case .largest: Self.sorted(rows) { UInt32.max - UInt32(clamping: areas[$0]) }
        case .pricePerArea: Self.sorted(rows) { UInt32(clamping: Int64(prices[$0]) * 100 / Int64(areas[$0])) }
        }
    }

    /// Sorts rows by a number of each, those with equal numbers as they were: a radix sort from the last digit on. Digits
    /// that are the same in all numbers take no pass.
    private static func sorted(_ rows: [Int], by key: (Int) -> UInt32) -> [Int] {
        var pairs = rows.map { (key: key($0), row: $0) }
        guard let first = pairs.first else { return [] }
        var differing: UInt32 = 0
        for pair in pairs { differing |= pair.key ^ first.key }
        var sorted = pairs
        var starts = [Int](repeating: 0, count: 2_048)
        for shift in stride(from: UInt32(0), to: 32, by: 11) where (differing >> shift) & 2_047 != 0 {
            for index in starts.indices { starts[index] = 0 }
            for pair in pairs { starts[Int((pair.key >> shift) & 2_047)] += 1 }
            var start = 0
            for digit in starts.indices { (starts[digit], start) = (start, start + starts[digit]) }
            for pair in pairs {
                let digit = Int((pair.key >> shift) & 2_047)
                sorted[starts[digit]] = pair
                starts[digit] += 1
            }
            swap(&pairs, &sorted)
        }
        return pairs.map { $0.row }
    }
}
