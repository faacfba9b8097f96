import CollectionPages
import GRDB
import HTTPTypes
import Hummingbird
import PageServer

/// `GET /v1/homes/results?place=&kind=&minimumPrice=&maximumPrice=&minimumRooms=&minimumArea=`: every home that a search
/// finds, newest first, as columns of numbers. `GET /v1/homes/cards?ids=3,4,5`: the cards of some of them.
///
/// Results have `count`, how many homes are found, and for the newest 20,000 of them eight arrays of equal length: `ids`,
/// `prices` in whole euros, `areas` in square metres, `rooms` in halves, `added` in days since 1970, `kinds` as numbers of
/// ``HomeKind``, `places` as positions in the answer of `/v1/homes/places`, and `seen`, 1 for a home that the reader has
/// opened. A search that makes no sense is answered with 400.
///
/// Cards have `homes`, in the order of asking; numbers that no home has are left out. No number, more than 60, or one that
/// is none is answered with 400.
struct ResultController {
    /// The most homes of which the columns are sent.
    static let most = 20_000
    /// What the columns cost: they keep a connection busy for as long as some dozen cards.
    private static let cost = 4
    /// The most cards in an answer.
    static let mostCards = 60

    let answer: HomesAnswer

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/results", use: results)
        router.get("v1/homes/cards", use: cards)
    }

    @Sendable private func results(request: Request, context: AppRequestContext) async throws -> Response {
        let search = try HomeSearch(request.uri.queryParameters)
        return try await answer.bytes(request, cost: Self.cost) {
            try Self.columns(of: search, most: Self.most, in: $0)
        }
    }

    /// The columns of the newest homes. SQLite writes them: it takes a tenth of the time that rows would take on their way
    /// through here.
    static func columns(of search: HomeSearch, most: Int, in database: Database) throws -> [UInt8] {
        let names = ["ids", "prices", "areas", "rooms", "added", "kinds", "places", "seen"]
        let request: SQLRequest<Row> = """
            SELECT json_group_array(id), json_group_array(price), json_group_array(area), json_group_array(rooms),
                json_group_array(added), json_group_array(kind), json_group_array(place), json_group_array(isSeen)
            FROM (
                SELECT id, price, area, rooms, added, kind, place,
                    EXISTS (SELECT 1 FROM homeSeen WHERE homeSeen.homeId = home.id) AS isSeen
                FROM home WHERE \(search.condition) ORDER BY added DESC, id DESC LIMIT \(most)
            )
            """
        let count: SQLRequest<Int> = "SELECT count(*) FROM home WHERE \(search.condition)"
        // Aggregates without groups are one row in any case.
        guard let row = try request.fetchOne(database) else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        var text = "{\"count\":\(try count.fetchOne(database) ?? 0)"
        for (index, name) in names.enumerated() { text += ",\"\(name)\":\(row[index] as String)" }
        return Array((text + "}").utf8)
    }

    @Sendable private func cards(request: Request, context: AppRequestContext) async throws -> Response {
        let parts = (request.uri.queryParameters["ids"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let ids = parts.compactMap { Int64($0) }
        guard ids.count == parts.count, (1...Self.mostCards).contains(ids.count) else {
            throw Problem.badRequest("\"ids\" is a list of 1 to \(Self.mostCards) numbers with commas between.")
        }
        return try await answer.read(request) { database, writer in
            HomeCard.write(try HomeCard.fetch(ids, in: database), to: &writer)
        }
    }
}
