import HTTPTypes
import PageServer
import PageStore

/// The favourites of a user, the last that was taken first.
enum HomeFavourites {
    /// The limit of the favourites of a user.
    static let maximumCount = 500

    /// A favourite in the list.
    struct Entry: Sendable {
        /// The home.
        let card: HomeCard
        /// Its place in the list.
        let position: CursorPosition
    }
}

extension HomeFavourites {
    /// How many favourites a user has.
    static func count(of user: String, in store: any StoreTransaction) throws -> Int {
        guard !user.isEmpty else { return 0 }
        let query: StoreQuery = """
            SELECT count(*) FROM homeFavourite JOIN home ON home.id = homeFavourite.homeId
            WHERE homeFavourite.userId = \(user)
            """
        return Int(try store.integer(query) ?? 0)
    }

    /// The numbers of all favourites of a user, that of the last one that was taken first.
    static func ids(of user: String, in store: any StoreTransaction) throws -> [Int64] {
        guard !user.isEmpty else { return [] }
        let query: StoreQuery = """
            SELECT home.id FROM homeFavourite JOIN home ON home.id = homeFavourite.homeId
            WHERE homeFavourite.userId = \(user)
            ORDER BY homeFavourite.position DESC, homeFavourite.homeId DESC LIMIT \(maximumCount)
            """
        return try store.rows(query).map { try $0.integer("id", as: Int64.self) }
    }

    /// The favourites of a user behind a place in the list.
    static func entries(
        of user: String, after place: CursorPosition?, limit: Int, in store: any StoreTransaction
    ) throws -> [Entry] {
        guard !user.isEmpty else { return [] }
        let (position, id): (Int64, Int64) = (place?.key ?? .max, place?.id ?? .max)
        let query: StoreQuery = """
            SELECT \(HomeCard.columns(for: user)), homeFavourite.position AS favouritePosition
            FROM homeFavourite JOIN home ON home.id = homeFavourite.homeId
            WHERE homeFavourite.userId = \(user)
                AND (homeFavourite.position, homeFavourite.homeId) < (\(position), \(id))
            ORDER BY homeFavourite.position DESC, homeFavourite.homeId DESC LIMIT \(limit)
            """
        return try store.rows(query).map { row in
            let card = try HomeCard(row)
            let key = try row.integer("favouritePosition", as: Int64.self)
            return Entry(card: card, position: CursorPosition(key: key, id: card.home.id))
        }
    }

    /// Makes a home a favourite of a user, or takes it out. One that is a favourite already keeps its place.
    ///
    /// - Throws: A ``Problem`` with status 409 for one more than ``maximumCount``.
    static func set(_ isFavourite: Bool, _ id: Int64, of user: String, in store: any StoreTransaction) throws {
        guard isFavourite else {
            try store.execute("DELETE FROM homeFavourite WHERE userId = \(user) AND homeId = \(id)")
            return
        }
        let known: StoreQuery = "SELECT homeId FROM homeFavourite WHERE userId = \(user) AND homeId = \(id)"
        guard try store.rows(known).isEmpty else { return }
        guard try count(of: user, in: store) < maximumCount else {
            throw Problem(status: .conflict, detail: "There are \(maximumCount) favourites already. Remove one first.")
        }
        let last = try store.integer("SELECT max(position) FROM homeFavourite WHERE userId = \(user)") ?? 0
        try store.execute(
            """
            INSERT INTO homeFavourite (userId, homeId, position) VALUES (\(user), \(id), \(last + 1))
            ON CONFLICT (userId, homeId) DO NOTHING
            """
        )
    }
}
