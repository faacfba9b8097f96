import CollectionPages
import HTTPTypes
import PageStore
import ScreenContracts
import StoreTestSupport
import Testing

@testable import PageServer
@testable import SampleContent

struct HomeTasteTests {
    @Test("a code is read as what it was made of, and what is none is refused")
    func codes() {
        for place in [0, 1, 12] {
            for (price, area, rooms) in [(1, 1, 0), (31, 14, 5), (1_023, 255, 63)] {
                let code = Int64(place << 24 | price << 14 | area << 6 | rooms)
                let taste = HomeTaste(code: code)
                #expect(taste?.code == code)
                #expect(taste?.place == place)
                #expect(taste?.price == price * 10_000)
                #expect(taste?.area == area * 5)
                #expect(taste?.rooms == rooms)
            }
        }
        for code in [0, -1, 1 << 30, Int64(13) << 24 | 1 << 14, .max, .min] { #expect(HomeTaste(code: code) == nil) }
    }

    /// The homes that cost up to a fifth more than a limit, those first that are most like two others, and why.
    private func model(
        of homes: [HomeRecord], like origins: [HomeRecord], above limit: Int
    ) -> [(id: Int64, isUsualQuarter: Bool)] {
        let place = origins.map(\.place).min() ?? 0
        let price = (origins.map(\.price).max() ?? 0) / 10_000 * 10_000
        let area = (origins.map(\.area).max() ?? 0) / 5 * 5
        let rooms = origins.map(\.rooms).max() ?? 0
        let scored = homes.filter { $0.price > limit && $0.price <= limit + limit / 5 }.map { home in
            let excess = (home.price - limit) * 1_000 / limit
            let size = abs(home.price - price) * 300 / price + abs(home.area - area) * 300 / area
            let score = excess + size + abs(home.rooms - rooms) * 50 + (home.place == place ? 0 : 100)
            return (score: score, home: home)
        }
        return scored.sorted { ($0.score, $0.home.id) < ($1.score, $1.home.id) }
            .map { (id: $0.home.id, isUsualQuarter: $0.home.place == place) }
    }

    @Test("homes like a favourite and one that was opened come first and say why, and the list goes on as it began")
    func order() async throws {
        let server = try await TestServer.homes()
        let homes = try await server.database.homes()
        try await server.run { client in
            let tester = HomesTester(client: client)
            #expect(try await tester.put("search", #"{"maximumPrice":300000}"#) == 204)
            let before = try await tester.ids("recommendations")
            #expect(try await tester.put("3/favourite", #"{"isFavourite":true}"#) == 204)
            #expect(try await tester.put("9/seen", #"{"isSeen":false}"#) == 204)
            #expect(try await tester.ids("recommendations") == before, "one home has nothing in common")
            #expect(try await tester.put("7/seen", #"{"isSeen":true}"#) == 204)
            let expected = model(of: homes, like: homes.filter { [3, 7].contains($0.id) }, above: 300_000)
            let first = try await tester.get("recommendations")
            let more = try #require(first["more"]?.string)
            // What is opened meanwhile counts for the next list.
            for id in 20...40 { #expect(try await tester.put("\(id)/seen", #"{"isSeen":true}"#) == 204) }
            let second = try await tester.get("recommendations?after=\(more)")
            let cards = [first, second].flatMap { page in page["homes"].map { Array($0.elements) } ?? [] }
            #expect(cards.compactMap { $0["id"]?.integer } == expected.prefix(8).map(\.id))
            for (card, home) in zip(cards, expected) {
                let reason = try #require(card["reason"]?.string)
                #expect(reason.contains(" above your limit"))
                #expect(reason.hasSuffix(", in your usual quarter") == home.isUsualQuarter)
            }
        }
    }

    @Test("of many opened homes those count that are for sale since last, in both stores")
    func openedHomes() async throws {
        var stores: [any PageStore] = [try SQLiteStore.inMemory()]
        if TestPostgreSQL.server != nil {
            stores.append(try await PostgreSQLStore.open(TestPostgreSQL.makeDatabase()))
        }
        // The newer half has the lower ids, the higher ones, or neither.
        let days: [@Sendable (Int) -> Int] = [{ $0 <= 200 ? 9 : 8 }, { $0 <= 200 ? 8 : 9 }, { 8 + $0 % 2 }]
        for store in stores {
            try await store.migrate(HomesFeature(homeCount: 0).migrations)
            for (number, day) in days.enumerated() {
                let user = "user-\(number)"
                let taste = try await store.write(.activity) { transaction in
                    try transaction.insertSession(user, at: 0, lifetime: 1_000)
                    try transaction.execute("DELETE FROM home")
                    let homes = (1...400).map { id -> [any StoreValueConvertible] in
                        let isNew = day(id) == 9
                        let (place, price, area) = (isNew ? 5 : 3, isNew ? 500_000 : 300_000, isNew ? 100 : 50)
                        return [id, place, 1, price, 6, area, 1_990, day(id), 5_210_000, 1_320_000, 1, 1]
                    }
                    try transaction.insert(
                        into: "home",
                        "id, place, kind, price, rooms, area, built, added, latitude, longitude, street, number", homes)
                    try transaction.execute(
                        "INSERT INTO homeMark (userId, homeId, isSeen) SELECT \(user), id, TRUE FROM home")
                    return try HomeTaste(of: user, in: transaction)
                }
                #expect(taste?.place == 5)
                #expect(taste?.price == 500_000)
                #expect(taste?.area == 100)
            }
        }
    }

    @Test("what a user keeps and opens changes nothing for others")
    func otherUsers() async throws {
        try await TestServer.homes().run { client in
            let tester = HomesTester(client: client)
            let other = HomesTester(client: CookieClient((client as? CookieClient)?.client ?? client))
            // The other user has a session too: without one, nothing is read of any user.
            #expect(try await other.put("9/seen", #"{"isSeen":false}"#) == 204)
            let before = try await other.ids("recommendations")
            for id in 1...5 { #expect(try await tester.put("\(id)/favourite", #"{"isFavourite":true}"#) == 204) }
            #expect(try await tester.ids("recommendations").count == before.count)
            #expect(try await other.ids("recommendations") == before)
        }
    }
}
