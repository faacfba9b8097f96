import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/people`: the feed from the place to which the user had come, newest first; `?from=newest` begins with the
/// newest. `?after={cursor}` goes on with older entries, `?before={cursor}` with newer ones.
struct FeedController {
    /// The number of entries in a response.
    static let batch = 24

    let responder: JSONResponder
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
        return try await responder.read(request) { store, writer in
            let entries = try Self.entries(from: start, signer, in: store)
            let people = try PersonRecord.fetch(entries.compactMap(\.personId), for: user, in: store)
            let advertisements = try AdvertisementRecord.all(in: store)
            let byPerson = Dictionary(uniqueKeysWithValues: people.map { ($0.id, $0) })
            let byAdvertisement = Dictionary(uniqueKeysWithValues: advertisements.map { ($0.id, $0) })
            let first = try store.integer("SELECT min(position) FROM feedEntry")
            let last = try store.integer("SELECT max(position) FROM feedEntry")
            var feed = FeedContract(
                entries: entries.compactMap { $0.contract(people: byPerson, advertisements: byAdvertisement) })
            if let newest = entries.first, let last, newest.position < last {
                feed.newer = signer.cursor(at: newest.cursor, in: Self.list)
            }
            if let oldest = entries.last, let first, oldest.position > first {
                feed.older = signer.cursor(at: oldest.cursor, in: Self.list)
            }
            feed.write(to: &writer)
        }
    }

    private static func entries(
        from start: Start, _ signer: CursorSigner, in store: any StoreTransaction
    ) throws -> [FeedEntryRecord] {
        switch start {
        case .newest:
            return try older(than: .max, in: store)
        case .place:
            let place = try store.integer("SELECT position FROM feedPlace")
            return try older(than: place.map { $0 + 1 } ?? .max, in: store)
        case .after(let cursor):
            return try older(than: try signer.position(of: cursor, in: list).key, in: store)
        case .before(let cursor):
            let position = try signer.position(of: cursor, in: list).key
            let rows = try store.rows(
                """
                SELECT position, kind, personId, advertisementId FROM feedEntry WHERE position > \(position)
                ORDER BY position LIMIT \(batch)
                """
            )
            return try rows.reversed().map { try FeedEntryRecord($0) }
        }
    }

    private static func older(than position: Int64, in store: any StoreTransaction) throws -> [FeedEntryRecord] {
        let rows = try store.rows(
            """
            SELECT position, kind, personId, advertisementId FROM feedEntry WHERE position < \(position)
            ORDER BY position DESC LIMIT \(batch)
            """
        )
        return try rows.map { try FeedEntryRecord($0) }
    }

    /// What cursors are signed by.
    private static let list = SectionDefinition(
        id: "people.feed", content: "people.feed", arguments: [:], batch: batch)
}

extension FeedEntryRecord {
    fileprivate var cursor: CursorPosition { CursorPosition(key: position, id: position) }
}
