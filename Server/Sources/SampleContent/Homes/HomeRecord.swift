import PageStore
import ScreenContracts

/// A home that is for sale. What people read about it is made from these facts by ``HomeTexts``.
struct HomeRecord: Equatable, Sendable {
    /// The number, from 1.
    var id: Int64
    /// The position of the district in ``CityPlace/all``.
    var place: Int
    /// What it is.
    var kind: HomeKindContract
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
    /// Reads the home in a row of the table `home`.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if a column is missing or holds something else, such as a
    ///   district that the city does not have.
    init(_ row: StoreRow) throws {
        self.init(
            id: try row.integer("id"), place: try row.integer("place"), kind: try row.value("kind"),
            price: try row.integer("price"), rooms: try row.integer("rooms"), area: try row.integer("area"),
            built: try row.integer("built"), added: try row.integer("added"), latitude: try row.integer("latitude"),
            longitude: try row.integer("longitude"), street: try row.integer("street"),
            number: try row.integer("number"))
        guard CityPlace.all.indices.contains(place) else { throw StoreError.unexpectedValue(column: "place") }
    }

    /// The district.
    var district: CityPlace { CityPlace.all[place] }

    /// Where it stands.
    var point: CityPoint { CityPoint(latitude: latitude, longitude: longitude) }

    /// Chance that is the home's own: equal for every user and every response.
    func generator(_ purpose: UInt64) -> SplitMix64 {
        SplitMix64(seed: UInt64(bitPattern: id) &* 0x9E37_79B9_7F4A_7C15 ^ purpose)
    }
}
