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
    /// The place in the list, ascending.
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
    /// The episode of a number that belongs to a show.
    ///
    /// - Throws: A ``Problem`` if there is none.
    static func existing(_ number: String, of show: ShowRecord, in database: Database) throws -> EpisodeRecord {
        guard let id = Int64(number), let episode = try fetchOne(database, key: id), episode.showId == show.id else {
            throw Problem.notFound("There is no episode of this number.")
        }
        return episode
    }

    /// Puts the episode before another one of its show, or at the end.
    ///
    /// - Complexity: One row is written; once in a while, when there is no room between two, all of the show.
    mutating func move(before next: EpisodeRecord?, in database: Database) throws {
        guard next?.id != id else { return }
        if let place = try Self.place(before: next, for: self, in: database) {
            position = place
        } else {
            let ids = try Int64.fetchAll(
                database, sql: "SELECT id FROM episode WHERE showId = ? ORDER BY position, id", arguments: [showId]
            )
            for (index, id) in ids.enumerated() {
                try Self.setPosition(Int64(index + 1) * Self.gap, of: id, in: database)
            }
            let moved = try next.flatMap { try Self.fetchOne(database, key: $0.id) }
            guard let place = try Self.place(before: moved, for: self, in: database) else {
                throw Problem(status: .conflict, detail: "There is no room in the list.")
            }
            position = place
        }
        try Self.setPosition(position, of: id, in: database)
    }

    private static func setPosition(_ position: Int64, of id: Int64, in database: Database) throws {
        try database.execute(sql: "UPDATE episode SET position = ? WHERE id = ?", arguments: [position, id])
    }

    /// A position before an episode, or behind all of them; `nil` if there is none left.
    private static func place(
        before next: EpisodeRecord?, for episode: EpisodeRecord, in database: Database
    ) throws -> Int64? {
        let limit = next?.position ?? Int64.max
        let previous =
            try Int64.fetchOne(
                database,
                sql: "SELECT max(position) FROM episode WHERE showId = ? AND position < ? AND id <> ?",
                arguments: [episode.showId, limit, episode.id]
            ) ?? 0
        guard let next else { return previous + gap }
        let middle = previous + (next.position - previous) / 2
        return middle > previous && middle < next.position ? middle : nil
    }
}
