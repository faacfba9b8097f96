import HTTPTypes
import PageServer
import PageStore

/// An episode of a show.
struct EpisodeRecord: Equatable, Sendable {
    /// The distance between the positions of neighbours, so that others can be put between them.
    static let gap: Int64 = 1 << 20

    /// The number in the database.
    var id: Int64
    /// The show.
    var showId: Int64
    /// The place in the list, ascending; in the table, that for users without a session, as is `isRemoved`.
    var position: Int64
    /// The number by which it was made, which stays when it is put elsewhere.
    var number: Int
    /// The title.
    var title: String
    /// The length, in seconds.
    var seconds: Int
    /// The day of its release, in days since 1970.
    var day: Int64
    /// How often it was played.
    var plays: Int64
    /// Whether it was taken out of the list. It can be put back.
    var isRemoved: Bool
}

extension EpisodeRecord {
    /// Reads a row of the table `episode`, or of the table of a user.
    init(_ row: StoreRow) throws {
        id = try row.integer("id")
        showId = try row.integer("showId")
        position = try row.integer("position")
        number = try row.integer("number")
        title = try row.text("title")
        seconds = try row.integer("seconds")
        day = try row.integer("day")
        plays = try row.integer("plays")
        isRemoved = try row.boolean("isRemoved")
    }

    /// The episodes of a show as a user has ordered them, as a table expression: what the user has moved or taken out
    /// instead of what is in the table.
    static func table(of show: Int64, for user: String) -> StoreQuery {
        """
        (SELECT episode.id, showId, coalesce(mark.position, episode.position) AS position, number, title, seconds, day,
            plays, coalesce(mark.isRemoved, episode.isRemoved) AS isRemoved
        FROM episode LEFT JOIN episodeMark AS mark ON mark.userId = \(user) AND mark.episodeId = episode.id
        WHERE showId = \(show)) AS episode
        """
    }

    /// The episode of a number that belongs to a show, as a user has it.
    ///
    /// - Throws: A ``Problem`` if there is none.
    static func existing(
        _ number: String, of show: ShowRecord, for user: String, in store: any StoreTransaction
    ) throws -> EpisodeRecord {
        guard let id = Int64(number), let episode = try fetch(id, of: show.id, for: user, in: store) else {
            throw Problem.notFound("There is no episode with this number.")
        }
        return episode
    }

    /// The episode before this one in the list of a user; `nil` for the first.
    func previous(for user: String, in store: any StoreTransaction) throws -> EpisodeRecord? {
        try store.rows(
            """
            SELECT * FROM \(Self.table(of: showId, for: user))
            WHERE NOT isRemoved AND (position, id) < (\(position), \(id)) ORDER BY position DESC, id DESC LIMIT 1
            """
        ).first.map { try EpisodeRecord($0) }
    }

    /// The episode behind this one in the list of a user; `nil` for the last.
    func next(for user: String, in store: any StoreTransaction) throws -> EpisodeRecord? {
        try store.rows(
            """
            SELECT * FROM \(Self.table(of: showId, for: user))
            WHERE NOT isRemoved AND (position, id) > (\(position), \(id)) ORDER BY position, id LIMIT 1
            """
        ).first.map { try EpisodeRecord($0) }
    }

    /// Stores where the user has the episode and whether it was taken out.
    func storeMark(of user: String, in store: any StoreTransaction) throws {
        try store.execute(
            """
            INSERT INTO episodeMark (userId, episodeId, position, isRemoved)
            VALUES (\(user), \(id), \(position), \(isRemoved))
            ON CONFLICT (userId, episodeId) DO UPDATE SET position = excluded.position, isRemoved = excluded.isRemoved
            """
        )
    }

    /// Puts the episode before another one of its show, or at the end, in the order of a user.
    ///
    /// - Complexity: One row is written; once in a while, when there is no room between two, all of the show.
    mutating func move(before next: EpisodeRecord?, for user: String, in store: any StoreTransaction) throws {
        guard next?.id != id else { return }
        if let place = try place(before: next, for: user, in: store) {
            position = place
        } else {
            let rows = try store.rows("SELECT * FROM \(Self.table(of: showId, for: user)) ORDER BY position, id")
            for (index, row) in rows.enumerated() {
                var episode = try EpisodeRecord(row)
                episode.position = Int64(index + 1) * Self.gap
                try episode.storeMark(of: user, in: store)
            }
            let moved = try next.flatMap { try Self.fetch($0.id, of: showId, for: user, in: store) }
            guard let place = try place(before: moved, for: user, in: store) else {
                throw Problem(status: .conflict, detail: "The list is full. Remove an episode first.")
            }
            position = place
        }
        try storeMark(of: user, in: store)
    }

    private static func fetch(
        _ id: Int64, of show: Int64, for user: String, in store: any StoreTransaction
    ) throws -> EpisodeRecord? {
        try store.rows("SELECT * FROM \(table(of: show, for: user)) WHERE id = \(id)").first.map {
            try EpisodeRecord($0)
        }
    }

    /// A position before an episode, or behind all of them; `nil` if there is none left.
    private func place(
        before next: EpisodeRecord?, for user: String, in store: any StoreTransaction
    ) throws -> Int64? {
        let end: Int64 = next?.position ?? .max
        let last = try store.integer(
            """
            SELECT max(position) FROM \(Self.table(of: showId, for: user)) WHERE position < \(end) AND id <> \(id)
            """
        )
        let previous = last ?? 0
        guard let next else { return previous + Self.gap }
        let middle = previous + (next.position - previous) / 2
        return middle > previous && middle < next.position ? middle : nil
    }
}
