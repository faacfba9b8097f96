import CollectionPages
import PageStore

/// What a card shows of a home: the home, the name of its street, and whether the user has seen it.
struct HomeCard: Equatable, Sendable {
    /// The home.
    var home: HomeRecord
    /// The name of its street.
    var streetName: String
    /// Whether the user has opened it.
    var isSeen: Bool

    init(_ row: StoreRow) throws {
        home = try HomeRecord(row)
        streetName = try row.text("streetName")
        isSeen = try row.boolean("isSeen")
    }
}

extension HomeCard {
    /// What is selected of a table expression in which the table `home` stands.
    static func columns(for user: String) -> StoreQuery {
        """
        home.*, (SELECT name FROM homeStreet WHERE homeStreet.id = home.street) AS streetName,
        \(isSeen(by: user)) AS isSeen
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

    /// Writes the members of the card.
    ///
    /// - Parameters:
    ///   - distance: How far away it is, in metres, for lists that are about that.
    ///   - reason: Why it is recommended.
    func write(to writer: inout JSONWriter, distance: Double? = nil, reason: String? = nil) {
        writer.member("id", home.id)
        writer.member("title", HomeWords(home).title)
        writer.member("street", "\(streetName) \(home.number)")
        writer.member("place", home.district.id)
        writer.member("placeName", home.district.name)
        writer.member("kind", home.kind.word)
        writer.member("price", home.price)
        writer.member("rooms", Double(home.rooms) / 2, places: 1)
        writer.member("area", home.area)
        writer.member("built", home.built)
        writer.member("added", home.added)
        writer.member("latitude", Double(home.latitude) / 100_000, places: 5)
        writer.member("longitude", Double(home.longitude) / 100_000, places: 5)
        writer.member("isSeen", isSeen)
        writer.member("distance", distance.map { Int($0.rounded()) })
        writer.member("reason", reason)
        writer.name("pictures")
        writer.array(HomePicture.pictures(of: home)) { $1.write(to: &$0) }
    }

    /// Writes cards as a member of an object.
    static func write(_ cards: [HomeCard], to writer: inout JSONWriter, named name: String = "homes") {
        writer.name(name)
        writer.array(cards) { writer, card in writer.object { card.write(to: &$0) } }
    }
}
