import PageStore
import ScreenContracts

/// What a card shows of a home: the home, the name of its street, and whether the user has seen it and keeps it.
struct HomeCard: Equatable, Sendable {
    /// The home.
    var home: HomeRecord
    /// The name of its street.
    var streetName: String
    /// Whether the user has opened it.
    var isSeen: Bool
    /// Whether it is one of the user's favourites.
    var isFavourite: Bool

    init(_ row: StoreRow) throws {
        home = try HomeRecord(row)
        streetName = try row.text("streetName")
        isSeen = try row.boolean("isSeen")
        isFavourite = try row.boolean("isFavourite")
    }
}

extension HomeCard {
    /// What is selected of a table expression in which the table `home` stands.
    static func columns(for user: String) -> StoreQuery {
        """
        home.id, home.place, home.kind, home.price, home.rooms, home.area, home.built, home.added, home.latitude,
        home.longitude, home.street, home.number,
        (SELECT name FROM homeStreet WHERE homeStreet.id = home.street) AS streetName,
        \(isSeen(by: user)) AS isSeen, \(isFavourite(of: user)) AS isFavourite
        """
    }

    /// Whether a row of the table `home` is a favourite of a user.
    private static func isFavourite(of user: String) -> StoreQuery {
        guard !user.isEmpty else { return "FALSE" }
        return """
            EXISTS (SELECT 1 FROM homeFavourite
                WHERE homeFavourite.userId = \(user) AND homeFavourite.homeId = home.id)
            """
    }

    /// Whether a user has seen a row of the table `home`.
    static func isSeen(by user: String) -> StoreQuery {
        let isSeen: StoreQuery = "EXISTS (SELECT 1 FROM homeSeen WHERE homeSeen.homeId = home.id)"
        guard !user.isEmpty else { return isSeen }
        return """
            coalesce(
                (SELECT isSeen FROM homeMark WHERE homeMark.userId = \(user) AND homeMark.homeId = home.id), \(isSeen))
            """
    }

    /// The cards of some homes, in the order of their numbers in the list; unknown ones are left out.
    static func fetch(_ ids: [Int64], for user: String, in store: any StoreTransaction) throws -> [HomeCard] {
        let query: StoreQuery = "SELECT \(columns(for: user)) FROM home WHERE home.id IN \(list: ids)"
        let cards = try store.rows(query).map { try HomeCard($0) }
        let byID = Dictionary(uniqueKeysWithValues: cards.map { ($0.home.id, $0) })
        return ids.compactMap { byID[$0] }
    }
}

extension HomeContract {
    /// The home of a card.
    ///
    /// - Parameters:
    ///   - distance: How far away it is, in metres, for lists that are about that.
    ///   - reason: Why it is recommended.
    ///   - describesPictures: Whether its pictures say what they show, for lists that show them all.
    init(_ card: HomeCard, distance: Double? = nil, reason: String? = nil, describesPictures: Bool = false) {
        let home = card.home
        self.init(
            id: Int(home.id), title: HomeTexts(home).title, street: "\(card.streetName) \(home.number)",
            place: home.district.id, placeName: home.district.name, kind: home.kind, price: home.price,
            rooms: Double(home.rooms) / 2, area: home.area, built: home.built, added: home.added,
            latitude: Double(home.latitude) / 100_000, longitude: Double(home.longitude) / 100_000,
            isSeen: card.isSeen, isFavourite: card.isFavourite, distance: distance.map { Int($0.rounded()) },
            reason: reason,
            pictures: HomePicture.pictures(of: home).map { PictureContract($0, isDescribed: describesPictures) })
    }
}
