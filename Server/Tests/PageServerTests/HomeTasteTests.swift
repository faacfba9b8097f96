import CollectionPages
import HTTPTypes
import PageStore
import ScreenContracts
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

    @Test(
        "a reason names the first thing that a home has in common with the others",
        arguments: [
            (3, 900_000, 6, ", in a district you often look at"),
            (4, 330_000, 6, ", at a price you often look at"),
            (4, 330_001, 6, ", with as many rooms as you often look for"),
            (4, 330_001, 5, ""),
        ])
    func likeness(place: Int, price: Int, rooms: Int, likeness: String) throws {
        let taste = try #require(HomeTaste(code: 3 << 24 | 30 << 14 | 10 << 6 | 6))
        let home = HomeRecord(
            id: 1, place: place, kind: .flat, price: price, rooms: rooms, area: 50, built: 1_990, added: 9,
            latitude: 5_210_000, longitude: 1_320_000, street: 1, number: 1)
        #expect(taste.likeness(of: home) == likeness)
    }

    /// The homes that cost up to a fifth more than a limit, those first that are most like two others, and why.
    private func model(
        of homes: [HomeRecord], like origins: [HomeRecord], above limit: Int
    ) -> [(id: Int64, isInLikedDistrict: Bool)] {
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
            .map { (id: $0.home.id, isInLikedDistrict: $0.home.place == place) }
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
                #expect(reason.hasSuffix(", in a district you often look at") == home.isInLikedDistrict)
            }
        }
    }

    /// Replaces all homes by 400, of which some are dearer and larger than the others, in another district, and for sale for longer.
    private static func replaceHomes(
        in transaction: any StoreTransaction, isLarge: (Int) -> Bool
    ) throws {
        try transaction.execute("DELETE FROM home")
        let homes = (1...400).map { id -> [any StoreValueConvertible] in
            let (place, price, area, day) = isLarge(id) ? (5, 500_000, 100, 8) : (3, 300_000, 50, 9)
            return [id, place, 1, price, 6, area, 1_990, day, 5_210_000, 1_320_000, 1, 1]
        }
        try transaction.insert(
            into: "home", "id, place, kind, price, rooms, area, built, added, latitude, longitude, street, number",
            homes)
    }

    @Test("of many opened homes those count that were opened last, in both stores")
    func openedHomes() async throws {
        // The half that is opened last has the lower ids, the higher ones, or neither.
        let halves: [@Sendable (Int) -> Bool] = [{ $0 <= 200 }, { $0 > 200 }, { $0 % 2 == 1 }]
        for store in try await EmptyStores.all() {
            try await store.migrate(HomesFeature(homeCount: 0).migrations)
            for (number, isLast) in halves.enumerated() {
                let user = "user-\(number)"
                let taste = try await store.write(.activity) { transaction in
                    try transaction.insertSession(user, at: 0, lifetime: 1_000)
                    try Self.replaceHomes(in: transaction, isLarge: isLast)
                    try transaction.execute(
                        """
                        INSERT INTO homeMark (userId, homeId, isSeen, opened)
                        SELECT \(user), id, TRUE, CASE place WHEN 5 THEN 1001 ELSE 1000 END FROM home
                        """
                    )
                    return try HomeTaste(of: user, in: transaction)
                }
                #expect(taste?.place == 5)
                #expect(taste?.price == 500_000)
                #expect(taste?.area == 100)
            }
        }
    }

    @Test(
        "homes that were opened before times were stored count from the day of their offer, in both stores"
    )
    func migration() async throws {
        let migrations = HomesFeature(homeCount: 0).migrations
        let index = try #require(migrations.firstIndex { $0.name == "homes-5" })
        for store in try await EmptyStores.all() {
            try await store.migrate(Array(migrations.prefix(index)))
            try await store.write(.activity) { transaction in
                try transaction.insertSession("user", at: 0, lifetime: 1_000)
                try Self.replaceHomes(in: transaction) { $0 == 1 }
                // The last one is not for sale any more.
                try transaction.execute(
                    """
                    INSERT INTO homeMark (userId, homeId, isSeen)
                    VALUES (\("user"), 1, TRUE), (\("user"), 2, TRUE), (\("user"), 401, TRUE)
                    """
                )
            }
            try await store.migrate(migrations)
            let times = try await store.read { transaction in
                try transaction.rows("SELECT opened FROM homeMark ORDER BY homeId")
                    .map { try $0.integer("opened", as: Int.self) }
            }
            #expect(times == [8 * 86_400, 9 * 86_400, 0])
        }
    }

    @Test("a home that is opened again was opened last, and one that is marked as new was not opened")
    func reopening() async throws {
        let server = try await TestServer.homes()
        try await server.run { client in
            let tester = HomesTester(client: client)
            for id in [3, 7, 9, 3] {
                #expect(try await tester.put("\(id)/seen", #"{"isSeen":true}"#) == 204)
                server.advance(1)
            }
            #expect(try await tester.put("9/seen", #"{"isSeen":false}"#) == 204)
            let ids = try await server.database.store.read { transaction in
                let user = try transaction.rows("SELECT userId FROM homeMark").first?.text("userId") ?? ""
                return try transaction.rows(HomeTaste.opened(by: user)).map { try $0.integer("id", as: Int.self) }
            }
            #expect(ids == [3, 7])
        }
    }

    @Test("the homes that were opened last are read in the order of an index, in both stores")
    func index() async throws {
        for store in try await EmptyStores.all() {
            try await store.migrate(HomesFeature(homeCount: 0).migrations)
            let plan = try await QueryPlan(of: HomeTaste.opened(by: "user"), in: store)
            #expect(plan.uses("homeMarkByOpened"), "\(plan)")
            #expect(!plan.hasSort, "\(plan)")
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
