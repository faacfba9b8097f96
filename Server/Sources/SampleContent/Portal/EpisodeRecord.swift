import GRDB
import HTTPTypes
import PageServer

/// An episode of a show.
struct EpisodeRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "episode"

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
    /// The episodes of a show as a user has ordered them, as a table expression: what the user has moved or taken out
    /// instead of what is in the table.
    static func table(of show: Int64, for user: String) -> SQL {
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
        _ number: String, of show: ShowRecord, for user: String, in database: Database
    ) throws -> EpisodeRecord {
        guard let id = Int64(number), let episode = try fetch(id, of: show.id, for: user, in: database) else {
            throw Problem.notFound("There is no episode of this number.")
        }
        return episode
    }

    /// Stores where the user has the episode and whether it was taken out.
    func storeMark(of user: String, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO episodeMark (userId, episodeId, position, isRemoved) VALUES (?, ?, ?, ?)",
            arguments: [user, id, position, isRemoved])
    }

    /// Puts the episode before another one of its show, or at the end, in the order of a user.
    ///
    /// - Complexity: One row is written; once in a while, when there is no room between two, all of the show.
    mutating func move(before next: EpisodeRecord?, for user: String, in database: Database) throws {
        guard next?.id != id else { return }
        if let place = try place(before: next, for: user, in: database) {
            position = place
        } else {
            let request: SQLRequest<EpisodeRecord> = """
                SELECT * FROM \(Self.table(of: showId, for: user)) ORDER BY position, id
                """
            for (index, episode) in try request.fetchAll(database).enumerated() {
                var episode = episode
                episode.position = Int64(index + 1) * Self.gap
                try episode.storeMark(of: user, in: database)
            }
            let moved = try next.flatMap { try Self.fetch($0.id, of: showId, for: user, in: database) }
            guard let place = try place(before: moved, for: user, in: database) else {
                throw Problem(status: .conflict, detail: "There is no room in the list.")
            }
            position = place
        }
        try storeMark(of: user, in: database)
    }

    private static func fetch(
        _ id: Int64, of show: Int64, for user: String, in database: Database
    ) throws -> EpisodeRecord? {
        let request: SQLRequest<EpisodeRecord> = "SELECT * FROM \(table(of: show, for: user)) WHERE id = \(id)"
        return try request.fetchOne(database)
    }

    /// A position before an episode, or behind all of them; `nil` if there is none left.
    private func place(before next: EpisodeRecord?, for user: String, in database: Database) throws -> Int64? {
        let request: SQLRequest<Int64> = """
            SELECT coalesce(max(position), 0) FROM \(Self.table(of: showId, for: user))
            WHERE position < \(next?.position ?? .max) AND id <> \(id)
            """
        let previous = try request.fetchOne(database) ?? 0
        guard let next else { return previous + Self.gap }
        let middle = previous + (next.position - previous) / 2
        return middle > previous && middle < next.position ? middle : nil
    }
}
