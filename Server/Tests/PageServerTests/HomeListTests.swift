import CollectionPages
import Foundation
import Hummingbird
import PageStore
import ScreenContracts
import Testing

@testable import PageServer
@testable import SampleContent

struct HomeListTests {
    @Test("the newest homes of the last search come in batches to their end, none twice")
    func latest() async throws {
        let server = try await TestServer.homes()
        let homes = try await server.database.homes()
        try await server.run { client in
            let tester = HomesTester(client: client)
            #expect(try await tester.put("search", #"{"place":"tannery","minimumRooms":3}"#) == 204)
            let search = try await tester.search()
            let model = homes.filter(search.finds).map(\.id)
            let (cards, batches) = try await tester.all("latest")
            #expect(cards.compactMap { $0["id"]?.integer } == model)
            #expect(batches.dropLast().allSatisfy { $0 == 6 })
            let response = try await tester.get("latest")
            #expect(response["count"]?.integer == Int64(model.count))
            let told = try HomeSearch(try #require(response["search"]))
            #expect(told == search)

            let cursor = try #require(response["more"]?.string)
            #expect(try await tester.put("search", #"{"place":"tannery"}"#) == 204)
            #expect(try await tester.status("latest?after=\(cursor)") == 410)
            #expect(try await tester.status("recommendations?after=\(cursor)") == 410)
            for bad in ["", "x", "c1.", "c1.AAAA", "c2" + cursor.dropFirst(2), cursor + "A"] {
                #expect(try await tester.status("latest?after=\(bad)") == 400, "\(bad)")
            }
        }
    }

    @Test("recommendations miss the search by one condition and are in turn about each, none twice")
    func recommendations() async throws {
        let server = try await TestServer.homes()
        let homes = try await server.database.homes()
        let byID = Dictionary(uniqueKeysWithValues: homes.map { ($0.id, $0) })
        try await server.run { client in
            let tester = HomesTester(client: client)
            for body in [
                #"{"place":"southbank","kind":"flat","maximumPrice":300000,"minimumRooms":2,"minimumArea":50}"#,
                #"{"kind":"house","minimumPrice":300000,"minimumRooms":4}"#,
            ] {
                #expect(try await tester.put("search", body) == 204)
                let search = try await tester.search()
                let (cards, batches) = try await tester.all("recommendations", maximum: 200)
                #expect(batches.first == 4)
                let ids = cards.compactMap { $0["id"]?.integer }
                #expect(Set(ids).count == ids.count)
                var missed: [String] = []
                for card in cards {
                    let home = try #require(card["id"]?.integer.flatMap { byID[$0] })
                    let conditions = search.missed(by: home)
                    #expect(conditions.count == 1, "\(conditions)")
                    missed += conditions
                    let reason = try #require(card["reason"]?.string)
                    #expect(!reason.isEmpty)
                    #expect(reason != "Similar to your search")
                }
                #expect(Set(missed.prefix(4)).count >= 3, "\(missed.prefix(4))")
            }
            #expect(try await tester.put("search", "{}") == 204)
            #expect(try await tester.all("recommendations").batches == [0])
        }
    }

    @Test("the nearest homes are those that a search through all of them finds, in its order, page by page")
    func nearby() async throws {
        let server = try await TestServer.homes()
        let homes = try await server.database.homes()
        try await server.run { client in
            let tester = HomesTester(client: client)
            for (latitude, longitude) in [(52.1, 13.2), (52.13371, 13.15002), (52.0212, 13.31), (52.4, 13.2)] {
                func distance(_ home: HomeRecord) -> Double {
                    EarthDistance.between(
                        latitude, longitude, Double(home.latitude) / 100_000, Double(home.longitude) / 100_000)
                }
                let model = homes.map { (key: (distance($0) * 1_000).rounded(), home: $0) }
                    .sorted { ($0.key, $0.home.id) < ($1.key, $1.home.id) }.prefix(60)
                let path = "nearby?latitude=\(latitude)&longitude=\(longitude)"
                let (cards, batches) = try await tester.all(path, maximum: 60)
                #expect(batches == Array(repeating: 6, count: 10))
                #expect(cards.compactMap { $0["id"]?.integer } == model.map(\.home.id))
                let distances = cards.compactMap { $0["distance"]?.integer }
                #expect(distances == model.map { Int64(($0.key / 1_000).rounded()) })
            }
            #expect(try await tester.all("nearby?latitude=52.6&longitude=13.2").batches == [0])
            #expect(try await tester.all("nearby?latitude=-90&longitude=180").batches == [0])
        }
    }

    @Test("homes that are equally far away come one after the other, over the edges of pages too")
    func equalDistances() async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.database.store.write { store in
            try store.execute("INSERT INTO homeStreet (id, name) VALUES (1, 'Weaver Lane')")
            for id in 1...20 {
                try store.execute(
                    "INSERT INTO home VALUES (\(id), 0, 0, 100000, 4, 50, 1950, 20000, 5210000, 1320000, 1, 1)")
            }
        }
        try await server.run { client in
            let tester = HomesTester(client: client)
            let (cards, batches) = try await tester.all("nearby?latitude=52.101&longitude=13.2")
            #expect(cards.compactMap { $0["id"]?.integer } == Array(1...20))
            #expect(batches == [6, 6, 6, 2])
        }
    }

    @Test("nothing outside of a window is within its radius")
    func windows() {
        var generator = SplitMix64(seed: 11)
        for _ in 0..<300 {
            let (latitude, longitude) = (generator.number(in: -89.0...89), generator.number(in: -170.0...170))
            let radius = generator.number(in: 10.0...100_000)
            let window = Neighbourhood(latitude: latitude, longitude: longitude).window(radius)
            for step in 0..<72 {
                // The end of an arc of that length in each direction.
                let (angle, arc) = (Double(step) * .pi / 36, radius * 0.999 / EarthDistance.radius)
                let start = latitude * .pi / 180
                let end = asin(sin(start) * cos(arc) + cos(start) * sin(arc) * cos(angle))
                let turn = atan2(sin(angle) * sin(arc) * cos(start), cos(arc) - sin(start) * sin(end))
                let north = Int((end * 18_000_000 / .pi).rounded())
                let east = Int(((longitude + turn * 180 / .pi) * 100_000).rounded())
                #expect(north >= window.south)
                #expect(north <= window.north)
                #expect(east >= window.west)
                #expect(east <= window.east)
            }
        }
    }

    @Test("pins are the homes of the last search within the rectangle")
    func pins() async throws {
        let server = try await TestServer.homes()
        let homes = try await server.database.homes()
        try await server.run { client in
            let tester = HomesTester(client: client)
            for body in ["{}", #"{"kind":"flat","maximumPrice":250000}"#] {
                #expect(try await tester.put("search", body) == 204)
                let search = try await tester.search()
                for (west, south, east, north) in [
                    (1_319_000, 5_209_000, 1_321_000, 5_211_000), (1_300_000, 5_200_000, 1_340_000, 5_220_000),
                    (1_320_000, 5_210_000, 1_320_000, 5_210_000),
                    (homes[0].longitude, homes[0].latitude, homes[0].longitude, homes[0].latitude),
                ] {
                    let model = homes.filter {
                        search.finds($0) && (west...east).contains($0.longitude)
                            && (south...north).contains($0.latitude)
                    }
                    let degrees = [west, south, east, north].map { Double($0) / 100_000 }
                    let response = try await tester.get(
                        "pins?west=\(degrees[0])&south=\(degrees[1])&east=\(degrees[2])&north=\(degrees[3])")
                    #expect(response["count"]?.integer == Int64(model.count))
                    #expect(response["homes"]?.homeIDs == model.prefix(200).map(\.id))
                }
            }
            for query in [
                "", "?west=1&south=1&east=2", "?west=2&south=1&east=1&north=2", "?west=1&south=2&east=2&north=1",
                "?west=x&south=1&east=2&north=2", "?west=1&south=-91&east=2&north=2",
                "?west=1&south=1&east=181&north=2",
                "?west=nan&south=1&east=2&north=2", "?west=-inf&south=1&east=2&north=2",
            ] {
                #expect(try await tester.status("pins" + query) == 400, "\(query)")
            }
            for query in [
                "", "?latitude=52", "?latitude=91&longitude=1", "?latitude=nan&longitude=1", "?latitude=&longitude=",
            ] {
                #expect(try await tester.status("nearby" + query) == 400, "\(query)")
            }
        }
    }

    @Test("results are the columns of every home that the search finds, newest first")
    func results() async throws {
        let server = try await TestServer.homes()
        let homes = try await server.database.homes()
        let seen = try await server.database.store.read { store in
            Set(try store.rows("SELECT homeId FROM homeSeen").map { try $0.integer("homeId", as: Int64.self) })
        }
        #expect(!seen.isEmpty)
        try await server.run { client in
            let tester = HomesTester(client: client)
            for query in [
                "", "place=&kind=&minimumPrice=", "place=brickyard", "kind=loft&minimumPrice=300000",
                "minimumRooms=3.5",
                "maximumPrice=200000&minimumArea=60", "minimumRooms=2.2&unknown=7", "minimumPrice=999999999",
            ] {
                let response = try await tester.get("results?\(query)")
                let search = try HomeSearch(Self.parameters(query))
                let model = homes.filter(search.finds)
                func column(_ name: StaticString) -> [Int64] {
                    response[name].map { $0.elements.compactMap(\.integer) } ?? []
                }
                #expect(response["count"]?.integer == Int64(model.count))
                #expect(column("ids") == model.map(\.id))
                #expect(column("prices") == model.map { Int64($0.price) })
                #expect(column("areas") == model.map { Int64($0.area) })
                #expect(column("rooms") == model.map { Int64($0.rooms) })
                #expect(column("added") == model.map { Int64($0.added) })
                #expect(column("kinds") == model.map { Int64($0.kind.rawValue) })
                #expect(column("places") == model.map { Int64($0.place) })
                #expect(column("seen") == model.map { seen.contains($0.id) ? 1 : 0 })
            }
            for query in [
                "place=x", "kind=x", "minimumPrice=x", "minimumArea=-1", "minimumPrice=2&maximumPrice=1",
                "minimumPrice=0x10", "minimumPrice=1e5", "minimumArea=%2B60", "minimumRooms=20.5", "minimumRooms=2.",
                "maximumPrice=inf",
            ] {
                #expect(try await tester.status("results?\(query)") == 400, "\(query)")
            }
        }
    }

    @Test("of more homes than are sent the newest are, and all are counted", arguments: [0, 1, 7, 1_999, 2_000, 2_001])
    func cappedResults(_ maximum: Int) async throws {
        let server = try await TestServer.homes()
        let homes = try await server.database.homes()
        let bytes = try await server.database.store.read {
            try HomeColumnsPage(search: HomeSearch(), limit: maximum).bytes(in: $0) { _ in "next" }
        }
        let response = try JSONDocument(bytes, limits: HomesTester.limits).root
        #expect(response["count"]?.integer == 2_000)
        #expect(response["more"]?.string == ((1..<2_000).contains(maximum) ? "next" : nil))
        #expect(response["ids"]?.elements.compactMap(\.integer) == homes.prefix(maximum).map(\.id))
        for name: StaticString in ["prices", "areas", "rooms", "added", "kinds", "places", "seen"] {
            #expect(response[name]?.count == min(maximum, 2_000))
        }
    }

    @Test("every order holds for all homes of a search, page by page", arguments: HomeOrder.allCases)
    func orders(_ order: HomeOrder) async throws {
        let server = try await TestServer.homes()
        let search = HomeSearch(maximumPrice: 600_000)
        func key(_ home: HomeRecord) -> Int {
            switch order {
            case .newest: -Int(home.added)
            case .cheapest: Int(home.price)
            case .dearest: -Int(home.price)
            case .largest: -Int(home.area)
            case .pricePerArea: Int(home.price) * 100 / Int(home.area)
            }
        }
        let found: [HomeRecord] = try await server.database.homes().filter { search.finds($0) }
        let sorted = found.sorted { key($0) == key($1) ? $0.id > $1.id : key($0) < key($1) }
        let model: [Int64] = sorted.map { Int64($0.id) }
        for limit in [1, 7, 400, 5_000] {
            var (ids, place, pages): ([Int64], CursorPosition?, Int) = ([], nil, 0)
            repeat {
                let page = HomeColumnsPage(search: search, order: order, after: place, limit: limit)
                let (bytes, next) = try await server.database.store.read { store in
                    var next: CursorPosition?
                    let bytes = try page.bytes(in: store) { position in
                        next = position
                        return "next"
                    }
                    return (bytes, next)
                }
                let response = try JSONDocument(bytes, limits: HomesTester.limits).root
                #expect(response["count"]?.integer == Int64(model.count))
                ids += try #require(response["ids"]).elements.compactMap { $0.integer }
                place = next
                pages += 1
            } while place != nil && pages < 40
            #expect(ids == Array(model.prefix(limit * pages)))
        }
        try await server.run { client in
            let tester = HomesTester(client: client)
            let response = try await tester.get("results?order=\(order.rawValue)&maximumPrice=600000")
            #expect(response["ids"]?.elements.compactMap(\.integer) == model)
            #expect(try await tester.status("results?order=best") == 400)
            #expect(try await tester.status("results?after=x") == 400)
        }
    }

    private static func parameters(_ query: String) -> Parameters {
        Parameters(
            query.split(separator: "&").map { part in
                let pair = part.split(separator: "=", omittingEmptySubsequences: false)
                return (key: pair[0], value: pair[1])
            })
    }
}
