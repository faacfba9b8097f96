import ScreenContracts

/// The conditions of a search, in the terms of columns: limits to compare numbers with.
struct HomeFilter: Equatable {
    /// The position of the place; `nil` for anywhere.
    var place: Int?
    /// The position of the kind; `nil` for any.
    var kind: Int?
    /// In whole euros.
    var prices = 0...Int.max
    /// In square metres.
    var minimumArea = 0
    /// In halves: 7 for three rooms and a half.
    var minimumHalfRooms = 0

    /// A filter that all homes pass.
    init() {}

    /// The filter of a search.
    ///
    /// - Parameter places: The places of the city, in the order that columns count them.
    /// - Returns: `nil` if the place is not among them.
    init?(_ search: HomeSearch, places: [Place]) {
        if let id = search.placeID {
            guard let index = places.firstIndex(where: { $0.id == id }) else { return nil }
            place = index
        }
        kind = search.kind.flatMap { HomeKindContract.allCases.firstIndex(of: $0) }
        let minimumPrice = search.minimumPrice ?? 0
        prices = minimumPrice...max(minimumPrice, search.maximumPrice ?? Int.max)
        minimumArea = search.minimumArea ?? 0
        minimumHalfRooms = search.minimumRooms.map { Int(($0 * 2).rounded(.up)) } ?? 0
    }
}

extension HomeColumns {
    /// The rows of the homes that pass a filter, in the order of the rows.
    ///
    /// - Complexity: O(*n*).
    func rows(passing filter: HomeFilter) -> [Int] {
        guard filter != HomeFilter() else { return Array(0..<rowCount) }
        var rows: [Int] = []
        rows.reserveCapacity(rowCount)
        for row in 0..<rowCount
        where filter.prices.contains(prices[row]) && areas[row] >= filter.minimumArea
            && halfRooms[row] >= filter.minimumHalfRooms && (filter.kind == nil || kinds[row] == filter.kind)
            && (filter.place == nil || places[row] == filter.place)
        {
            rows.append(row)
        }
        return rows
    }

    /// The number of homes that pass a filter.
    ///
    /// - Complexity: O(*n*).
    func count(passing filter: HomeFilter) -> Int { rows(passing: filter).count }
}
