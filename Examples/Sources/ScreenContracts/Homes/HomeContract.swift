public import CollectionPages

/// A home that is for sale, as far as a card shows it.
public struct HomeContract: Equatable, Sendable {
    /// The number, from 1.
    public var id: Int
    /// A line about it.
    public var title: String
    /// The street with the number of the house.
    public var street: String
    /// The id of the district.
    public var place: String
    /// The name of the district.
    public var placeName: String
    /// The kind.
    public var kind: HomeKindContract
    /// The price, in whole euros.
    public var price: Int
    /// The number of rooms, in steps of a half.
    public var rooms: Double
    /// The floor area, in square metres.
    public var area: Int
    /// The year in which it was built; 0 if that is not known.
    public var built: Int
    /// The day since which it is for sale, in days since 1970.
    public var added: Int
    /// The latitude, in degrees.
    public var latitude: Double
    /// The longitude, in degrees.
    public var longitude: Double
    /// Whether the user has opened it.
    public var isSeen: Bool
    /// Whether it is one of the user's favourites.
    public var isFavourite: Bool
    /// How far away it is, in metres, in lists that are about that.
    public var distance: Int?
    /// Why it is recommended, in lists that are about that.
    public var reason: String?
    /// The pictures: of the house from outside, of the rooms, and the plan.
    public var pictures: [PictureContract]

    /// Creates a home.
    ///
    /// - Parameters:
    ///   - id: The number, from 1.
    ///   - title: A line about it.
    ///   - street: The street with the number of the house.
    ///   - place: The id of the district.
    ///   - placeName: The name of the district.
    ///   - kind: The kind.
    ///   - price: The price, in whole euros.
    ///   - rooms: The number of rooms, in steps of a half.
    ///   - area: The floor area, in square metres.
    ///   - built: The year in which it was built.
    ///   - added: The day since which it is for sale, in days since 1970.
    ///   - latitude: The latitude, in degrees.
    ///   - longitude: The longitude, in degrees.
    ///   - isSeen: Whether the user has opened it.
    ///   - isFavourite: Whether it is one of the user's favourites.
    ///   - distance: How far away it is, in metres.
    ///   - reason: Why it is recommended.
    ///   - pictures: The pictures.
    public init(
        id: Int, title: String, street: String = "", place: String = "", placeName: String = "",
        kind: HomeKindContract = .flat, price: Int = 0, rooms: Double = 0, area: Int = 0, built: Int = 0,
        added: Int = 0, latitude: Double, longitude: Double, isSeen: Bool = false, isFavourite: Bool = false,
        distance: Int? = nil, reason: String? = nil, pictures: [PictureContract] = []
    ) {
        self.id = id
        self.title = title
        self.street = street
        self.place = place
        self.placeName = placeName
        self.kind = kind
        self.price = price
        self.rooms = rooms
        self.area = area
        self.built = built
        self.added = added
        self.latitude = latitude
        self.longitude = longitude
        self.isSeen = isSeen
        self.isFavourite = isFavourite
        self.distance = distance
        self.reason = reason
        self.pictures = pictures
    }
}

extension HomeContract {
    /// The limit of ``rooms``: a larger number is read as this one.
    public static var maximumRoomCount: Double { 1_000 }
    /// Half the way around the earth, in metres: nothing is farther away.
    private static var maximumDistance: Int { 20_040_000 }

    /// Reads a home; `nil` where the number, the title or the place on the map is missing. A kind that is not known is a
    /// flat, rooms and distances that cannot be become the nearest that can, and pictures that cannot be read are left out.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id"), let title = json.text("title"), let degrees = json.degrees else { return nil }
        let kind = json.text("kind").flatMap { HomeKindContract(word: $0) }
        let rooms = json.double("rooms").map { max(0, min($0, Self.maximumRoomCount)) }
        let distance = json.int("distance").map { max(0, min($0, Self.maximumDistance)) }
        let pictures = json.array("pictures").compactMap { PictureContract($0) }
        self.init(
            id: id, title: title, street: json.textOrEmpty("street"), place: json.textOrEmpty("place"),
            placeName: json.textOrEmpty("placeName"), kind: kind ?? .flat, price: json.intOrZero("price"),
            rooms: rooms ?? 0, area: json.intOrZero("area"), built: json.intOrZero("built"),
            added: json.intOrZero("added"), latitude: degrees.latitude, longitude: degrees.longitude,
            isSeen: json.flag("isSeen"), isFavourite: json.flag("isFavourite"),
            distance: distance, reason: json.text("reason"), pictures: pictures)
    }

    /// Writes the members of the home's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("title", title)
        writer.member("street", street)
        writer.member("place", place)
        writer.member("placeName", placeName)
        writer.member("kind", kind.word)
        writer.member("price", price)
        writer.member("rooms", rooms, places: 1)
        writer.member("area", area)
        writer.member("built", built)
        writer.member("added", added)
        writer.member("latitude", latitude, places: 5)
        writer.member("longitude", longitude, places: 5)
        writer.member("isSeen", isSeen)
        writer.member("isFavourite", isFavourite)
        writer.member("distance", distance)
        writer.member("reason", reason)
        writer.name("pictures")
        writer.array(pictures) { writer, picture in writer.object { picture.write(to: &$0) } }
    }
}
