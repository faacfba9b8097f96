import PageStore
import ScreenContracts

extension HomesFeature {
    func seed(_ store: any StoreTransaction, seed: UInt64) throws {
        for table: StoreQuery in [
            "homeInquiry", "homeFavourite", "homeMark", "userHomeSearch", "homeSeen", "homeSearch", "home",
            "homeStreet",
        ] {
            try store.execute("DELETE FROM \(table)")
        }
        let streets = City.shared.streets.enumerated().map { index, street -> [any StoreValueConvertible] in
            [index + 1, street.name]
        }
        try store.insert(into: "homeStreet", "id, name", streets)
        var sample = SampleHomes(seed: seed)
        try Self.insert(sample.homes(homeCount), in: store)
        let search = HomeSearch.sample
        // The user has seen most homes that are older than a few days.
        try store.execute(
            """
            INSERT INTO homeSeen (homeId) SELECT id FROM home
            WHERE \(search.condition) AND added < \(SampleHomes.lastDay - 3) AND id % 7 > 1
            """
        )
    }

    private static func insert(_ homes: [HomeRecord], in store: any StoreTransaction) throws {
        let rows = homes.map { home -> [any StoreValueConvertible] in
            [
                home.id, home.place, home.kind.rawValue, home.price, home.rooms, home.area, home.built, home.added,
                home.latitude, home.longitude, home.street, home.number,
            ]
        }
        try store.insert(
            into: "home",
            "id, place, kind, price, rooms, area, built, added, latitude, longitude, street, number", rows)
    }
}
