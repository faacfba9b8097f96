import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A home that is for sale, as far as a card shows it.
struct Home: Identifiable, Equatable {
    let id: Int
    var title: String
    var street: String
    var placeName: String
    var kind: Kind
    /// The price in whole euros.
    var price: Int
    var rooms: Double
    /// The floor area in square metres.
    var area: Int
    /// The year it was built in.
    var built: Int
    var coordinate: Coordinate
    /// Whether the user had opened it when the server was asked; what holds now, ``SeenHomes`` knows.
    var isSeen: Bool
    /// How far away it is, in metres, where that was asked.
    var distance: Int?
    /// Why it is recommended, where it is.
    var reason: String?
    /// What it looks like: from outside, then its rooms, then its plan.
    var pictures: [ImageSource]

    /// What a home is.
    enum Kind: Int, CaseIterable {
        case flat, house, studio, loft
    }
}

extension Home {
    /// Reads a home; `nil` where the number, the title or the place on the map is missing.
    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let title = json["title"]?.string, let coordinate = json.coordinate else {
            return nil
        }
        self.init(
            id: id, title: title, street: json["street"]?.string ?? "",
            placeName: json["placeName"]?.string ?? "", kind: json["kind"].flatMap { Kind($0) } ?? .flat,
            price: json.int("price") ?? 0, rooms: json.rooms("rooms") ?? 0, area: json.int("area") ?? 0,
            built: json.int("built") ?? 0, coordinate: coordinate, isSeen: json["isSeen"]?.boolean ?? false,
            distance: json.int("distance").map { max(0, min($0, Self.farthest)) }, reason: json["reason"]?.string,
            pictures: json["pictures"].map { $0.elements.compactMap { ImageSource($0) } } ?? [])
    }

    /// Half the way around the earth, in metres: nothing is farther away.
    private static var farthest: Int { 20_040_000 }

    /// The street with the name of the place.
    var address: String { [street, placeName].filter { !$0.isEmpty }.joined(separator: ", ") }

    /// The homes of an array; those that cannot be read are left out.
    static func list(_ json: JSONValue?) -> [Home] { json.map { $0.elements.compactMap { Home($0) } } ?? [] }
}

extension Home.Kind {
    /// Reads a kind; `nil` for one that is not known here.
    init?(_ json: JSONValue) {
        guard let word = json.string, let kind = Self(word: word) else { return nil }
        self = kind
    }

    /// The kind that has a word in addresses and for the server.
    init?(word: String) {
        guard let kind = Self.allCases.first(where: { $0.word.utf8.elementsEqual(word.utf8) }) else { return nil }
        self = kind
    }

    /// The word for the server.
    var word: String {
        switch self {
        case .flat: "flat"
        case .house: "house"
        case .studio: "studio"
        case .loft: "loft"
        }
    }

    /// The word for the user.
    var name: String {
        switch self {
        case .flat: HomesStrings.current.kinds.flat
        case .house: HomesStrings.current.kinds.house
        case .studio: HomesStrings.current.kinds.studio
        case .loft: HomesStrings.current.kinds.loft
        }
    }

    /// The word for several of the kind.
    var pluralName: String {
        switch self {
        case .flat: HomesStrings.current.kinds.flats
        case .house: HomesStrings.current.kinds.houses
        case .studio: HomesStrings.current.kinds.studios
        case .loft: HomesStrings.current.kinds.lofts
        }
    }
}
