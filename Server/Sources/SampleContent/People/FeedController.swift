import CollectionPages
import GRDB
import HTTPTypes
import Hummingbird
import PageServer

/// `GET /v1/people`: the feed from the place to which the user had come, newest first; `?from=newest` begins with the
/// newest. `?after={cursor}` goes on with older entries, `?before={cursor}` with newer ones.
struct FeedController {
    /// The number of entries in a response.
    static let batch = 24

    let answer: SampleAnswer
    let signer: CursorSigner

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/people", use: list)
    }

    /// Where a response begins.
    private enum Start: Sendable {
        case place, newest
        case after(String), before(String)

        init(_ request: Request) throws {
            let query = request.uri.queryParameters
            switch (query["after"], query["before"], query["from"]) {
            case (nil, nil, nil): self = .place
            case (nil, nil, "newest"): self = .newest
            case (let cursor?, nil, nil): self = .after(String(cursor))
            case (nil, let cursor?, nil): self = .before(String(cursor))
            default: throw Problem.badRequest("The feed begins at one of from=newest, after and before.")
            }
        }
    }

    @Sendable private func list(request: Request, context: AppRequestContext) async throws -> Response {
        let start = try Start(request)
        let (signer, user) = (signer, context.session.user)
        return try await answer.read(request) { database, writer in
            let entries = try Self.entries(from: start, signer, in: database)
            let people = try PersonRecord.fetch(entries.compactMap(\.personId), for: user, in: database)
            let advertisements = try AdvertisementRecord.fetchAll(database)
            let byPerson = Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0) })
            let byAdvertisement = Dictionary(uniqueKeysWithValues: advertisements.map { ($0.id, $0) })
            let range = try Row.fetchOne(
                database, sql: "SELECT min(position) AS first, max(position) AS last FROM feedEntry")
            writer.name("entries")
            writer.array(entries) { $1.write(to: &$0, people: byPerson, ads: byAdvertisement) }
            if let newest = entries.first, let last = range?["last"] as Int64?, newest.position < last {
                writer.member("newer", signer.cursor(at: newest.cursor, in: Self.list))
            }
            if let oldest = entries.last, let first = range?["first"] as Int64?, oldest.position > first {
                writer.member("older", signer.cursor(at: oldest.cursor, in: Self.list))
            }
        }
    }

    private static func entries(
        from start: Start, _ signer: CursorSigner, in database: Database
    ) throws -> [FeedEntryRecord] {
        switch start {
        case .newest:
            return try older(than: .max, in: database)
        case .place:
            let place = try Int64.fetchOne(database, sql: "SELECT position FROM feedPlace")
            return try older(than: place.map { $0 + 1 } ?? .max, in: database)
        case .after(let cursor):
            return try older(than: try signer.position(of: cursor, in: list).key, in: database)
        case .before(let cursor):
            return try FeedEntryRecord.filter(Column("position") > signer.position(of: cursor, in: list).key)
                .order(Column("position")).limit(batch).fetchAll(database).reversed()
        }
    }

    private static func older(than position: Int64, in database: Database) throws -> [FeedEntryRecord] {
        try FeedEntryRecord.filter(Column("position") < position).order(Column("position").desc).limit(batch)
            .fetchAll(database)
    }

    /// What cursors are signed by.
    private static let list = SectionDefinition(
        id: "people.feed", content: "people.feed", arguments: [:], batch: batch)
}

extension FeedEntryRecord {
    fileprivate var cursor: CursorPosition { CursorPosition(key: position, id: position) }
}
