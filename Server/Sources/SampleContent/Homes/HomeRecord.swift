import GRDB

/// A home that is for sale. What people read about it is made from these facts by ``HomeWords``.
struct HomeRecord: Codable, Equatable, Sendable, FetchableRecord {
    /// The number, from 1.
    var id: Int64
    /// The position of the district in ``CityPlace/all``.
    var place: Int
    /// What it is.
    var kind: HomeKind
    /// The price, in whole euros.
    var price: Int
    /// The rooms, in halves.
    var rooms: Int
    /// The area, in square metres.
    var area: Int
    /// The year in which it was built.
    var built: Int
    /// The day since which it is for sale, in days since 1970.
    var added: Int
    /// The latitude, in hundred-thousandths of a degree.
    var latitude: Int
    /// The longitude, in hundred-thousandths of a degree.
    var longitude: Int
    /// The number of the street.
    var street: Int
    /// The number of the house.
    var number: Int
}

extension HomeRecord {
    /// The district.
    var district: CityPlace { CityPlace.all[place] }

    /// Where it stands.
    var point: CityPoint { CityPoint(latitude: latitude, longitude: longitude) }

    /// Chance that is the home's own: equal for every user and every response.
    func generator(_ purpose: UInt64) -> SplitMix64 {
        SplitMix64(seed: UInt64(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15 ^ purpose)
    }
}
