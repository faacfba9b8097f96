import PageStore
import ScreenContracts
import Testing

@testable import PageServer
@testable import SampleContent

struct HomePinsTests {
    private static let city = HomePins.Rectangle(west: 1_300_000, south: 5_200_000, east: 1_340_000, north: 5_220_000)

    /// The pins as two statements find them, one for the count and one for the cards.
    private static func pins(
        of search: HomeSearch, within rectangle: HomePins.Rectangle, for user: String, limit: Int,
        in store: any StoreTransaction
    ) throws -> HomePins {
        let condition: StoreQuery = "\(rectangle.condition) AND \(search.condition)"
        let homes: StoreQuery = """
            SELECT \(HomeCard.columns(for: user)) FROM home WHERE \(condition)
            ORDER BY home.added DESC, home.id DESC LIMIT \(limit)
            """
        var pins = HomePins()
        pins.count = try Int(store.integer("SELECT count(*) FROM home WHERE \(condition)") ?? 0)
        pins.homes = try store.rows(homes).map { try HomeCard($0) }
        return pins
    }

    @Test("pins are what a count and a list of cards find, for every search, rectangle, user and limit")
    func pins() async throws {
        let server = try await TestServer.homes()
        try await server.database.store.write { transaction in
            try transaction.insertSession("user-1", at: 0, lifetime: 1_000)
            try transaction.execute(
                """
                INSERT INTO homeMark (userId, homeId, isSeen)
                SELECT 'user-1', id, id % 2 = 1 FROM home WHERE id % 3 = 0
                """
            )
        }
        try await server.database.store.read { store in
            let home = try HomeRecord(try #require(try store.rows("SELECT * FROM home LIMIT 1").first))
            let rectangles = [
                Self.city,
                HomePins.Rectangle(west: 1_319_000, south: 5_209_000, east: 1_321_000, north: 5_211_000),
                HomePins.Rectangle(
                    west: home.longitude, south: home.latitude, east: home.longitude, north: home.latitude),
                HomePins.Rectangle(west: 0, south: 0, east: 0, north: 0),
            ]
            let searches = [
                HomeSearch(), .sample, HomeSearch(kind: .flat, maximumPrice: 250_000), HomeSearch(place: 1),
            ]
            for (search, rectangle) in searches.flatMap({ search in rectangles.map { (search, $0) } }) {
                for (user, limit) in [("", 200), ("user-1", 200), ("user-1", 3)] {
                    let pins = try HomePins(of: search, within: rectangle, for: user, limit: limit, in: store)
                    let expected = try Self.pins(
                        of: search, within: rectangle, for: user, limit: limit, in: store)
                    #expect(pins == expected)
                }
            }
            let all = try HomePins(of: HomeSearch(), within: Self.city, for: "", limit: 200, in: store)
            #expect(all.homes.count == 200)
            #expect(all.count > 200)
        }
    }
}
