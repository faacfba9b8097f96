import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A home that is for sale, as far as a card shows it.
struct Home: Identifiable, Equatable {
    let id: Int
    var title: String
    var street: String
    var placeName: String
    var kind: HomeKindContract
    /// The price in whole euros.
    var price: Int
    var rooms: Double
    /// The floor area in square metres.
    var area: Int
    /// The year it was built in.
    var built: Int
    /// The day since which it is for sale, in days since 1970.
    var added: Int
    var coordinate: Coordinate
    /// Whether the user had opened it when the server responded; what holds now, ``SeenHomes`` knows.
    var isSeen: Bool
    /// Whether it was one of the user's favourites when the server responded; what holds now, ``FavouriteHomes`` knows.
    var isFavourite: Bool
    /// How far away it is, in metres, where that was requested.
    var distance: Int?
    /// Why it is recommended, where it is.
    var reason: String?
    /// What it looks like: from outside, then its rooms, then its plan.
    var pictures: [ImageSource]
}

extension Home {
    /// A home of a response.
    init(_ contract: HomeContract) {
        self.init(
            id: contract.id, title: contract.title, street: contract.street, placeName: contract.placeName,
            kind: contract.kind, price: contract.price, rooms: contract.rooms, area: contract.area,
            built: contract.built, added: contract.added,
            coordinate: Coordinate(latitude: contract.latitude, longitude: contract.longitude),
            isSeen: contract.isSeen, isFavourite: contract.isFavourite, distance: contract.distance,
            reason: contract.reason, pictures: contract.pictures.compactMap { ImageSource($0) })
    }

    /// The street with the name of the place.
    var address: String { [street, placeName].filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension HomeKindContract {
    /// The name of the kind, in the language of the app.
    var name: String {
        switch self {
        case .flat: HomesStrings.current.kinds.flat
        case .house: HomesStrings.current.kinds.house
        case .studio: HomesStrings.current.kinds.studio
        case .loft: HomesStrings.current.kinds.loft
        }
    }

    /// The name of several homes of the kind, in the language of the app.
    var pluralName: String {
        switch self {
        case .flat: HomesStrings.current.kinds.flats
        case .house: HomesStrings.current.kinds.houses
        case .studio: HomesStrings.current.kinds.studios
        case .loft: HomesStrings.current.kinds.lofts
        }
    }
}
