import CollectionPages
import Foundation
import HTTPTypes
import PageStore
import ScreenContracts
import Testing

@testable import PageServer
@testable import SampleContent

struct HomesTests {
    @Test("the places are those of the city, with all homes among them")
    func places() async throws {
        try await TestServer.homes().run { client in
            let response = try await HomesTester(client: client).get("places")
            #expect(response["city"]?.string == City.name)
            let places = try #require(response["places"]).elements
            #expect(places.compactMap { $0["id"]?.string } == CityPlace.all.map(\.id))
            #expect(places.compactMap { $0["homes"]?.integer }.reduce(0, +) == Int64(TestServer.homeCount))
            for place in places {
                let latitude = try #require(place["latitude"]?.number)
                let longitude = try #require(place["longitude"]?.number)
                #expect(
                    EarthDistance.between(latitude, longitude, CityPoint.latitude, CityPoint.longitude) < 5_500)
                #expect((place["homes"]?.integer ?? 0) > 30)
            }
        }
    }

    @Test("a home in a district that the city does not have is an error, and not the end of the server")
    func districts() throws {
        let columns = [
            "id", "place", "kind", "price", "rooms", "area", "built", "added", "latitude", "longitude", "street",
            "number",
        ]
        func home(place: Int) throws -> HomeRecord {
            let values = columns.map { StoreValue.integer($0 == "place" ? Int64(place) : 1) }
            return try HomeRecord(StoreRow(columns: columns, values: values))
        }
        #expect(try home(place: 0).district.id == CityPlace.all[0].id)
        for place in [-1, CityPlace.all.count] {
            #expect(throws: StoreError.unexpectedValue(column: "place")) { try home(place: place) }
        }
    }

    @Test("the ground is a map of kinds that the map view knows, and small enough")
    func ground() async throws {
        let kinds = ["land", "park", "water", "stream", "building", "path", "street", "road", "railway", "boundary"]
        try await TestServer(isSeeded: false).run { client in
            let response = try await client.execute(uri: "/v1/homes/ground", method: .get)
            #expect(response.bytes.count < 400 * 1_024)
            let root = try JSONDocument(response.bytes, limits: HomesTester.limits).root
            let features = try #require(root["features"]).elements
            #expect(Set(features.compactMap { $0["kind"]?.string }) == Set(kinds).subtracting(["building"]))
            for feature in features {
                for part in try #require(feature["parts"]).elements {
                    let numbers = part.elements.compactMap(\.number)
                    #expect(numbers.count == part.count)
                    #expect(numbers.count % 2 == 0)
                    #expect(numbers.count >= 4)
                    for (index, number) in numbers.enumerated() {
                        let middle = index % 2 == 0 ? CityPoint.latitude : CityPoint.longitude
                        #expect(abs(number - middle) < 0.2)
                    }
                }
            }
            let tag = try #require(response.headers[.eTag])
            let again = try await client.execute(
                uri: "/v1/homes/ground", method: .get, headers: [.ifNoneMatch: tag])
            #expect(again.status == .notModified)
        }
    }

    @Test("the last search is what was stored last")
    func search() async throws {
        try await TestServer.homes().run { client in
            let tester = HomesTester(client: client)
            let first = try await tester.search()
            #expect(first == .sample)
            for (body, search) in [
                ("{}", HomeSearch()),
                (#"{"place":null,"kind":null,"minimumPrice":null,"maximumPrice":null}"#, HomeSearch()),
                (
                    #"{"place":"lakeside","kind":"house","minimumPrice":1,"maximumPrice":5e5,"minimumRooms":3.5,"minimumArea":90,"x":1}"#,
                    HomeSearch(
                        place: CityPlace.index(of: "lakeside"), kind: .house, minimumPrice: 1, maximumPrice: 500_000,
                        minimumRooms: 3.5, minimumArea: 90)
                ),
            ] {
                #expect(try await tester.put("search", body) == 204)
                #expect(try await tester.get("search").kind == .object)
                #expect(try await tester.search() == search)
            }
        }
    }

    @Test(
        "a search that makes no sense is refused and changes nothing",
        arguments: [
            (#"{"place":"nowhere"}"#, 400), (#"{"place":7}"#, 400), (#"{"kind":"castle"}"#, 400),
            (#"{"minimumPrice":-1}"#, 400), (#"{"minimumPrice":"1"}"#, 400), (#"{"minimumArea":1.5}"#, 400),
            (#"{"minimumPrice":2,"maximumPrice":1}"#, 400), (#"{"maximumPrice":1e12}"#, 400), ("[]", 400), ("", 400),
            (#"{"minimumRooms":true}"#, 400), (#"{"minimumRooms":1e400}"#, 400), (#"{"minimumRooms":21}"#, 400),
            ("{" + String(repeating: " ", count: 5_000) + "}", 413),
        ])
    func refusedSearches(_ body: String, _ status: Int) async throws {
        try await TestServer(isSeeded: false).run { client in
            let tester = HomesTester(client: client)
            #expect(try await tester.put("search", body) == status)
            #expect(try await tester.put("search", "{}", type: "text/plain") == 415)
            let search = try await tester.search()
            #expect(search == .sample)
        }
    }

    @Test("a home has all that its screen shows, and homes like it")
    func home() async throws {
        let server = try await TestServer.homes()
        let homes = try await server.database.homes()
        try await server.run { client in
            let tester = HomesTester(client: client)
            for home in homes.prefix(40) {
                let response = try await tester.get("\(home.id)")
                let card = try #require(response["home"])
                #expect(card["id"]?.integer == home.id)
                #expect(card["price"]?.integer == Int64(home.price))
                #expect(card["rooms"]?.number == Double(home.rooms) / 2)
                #expect(card["kind"]?.string == home.kind.word)
                #expect(card["latitude"]?.number == Double(home.latitude) / 100_000)
                #expect((4...7).contains(card["pictures"]?.count ?? 0))
                #expect((2...4).contains(response["description"]?.string?.matches(of: /[.](\s|$)/).count ?? 0))
                #expect((4...8).contains(response["features"]?.count ?? 0))
                #expect(response["energy"]?.string?.isEmpty == false)
                let similar = try #require(response["similar"]).homeIDs
                #expect(!similar.contains(home.id))
                #expect(Set(similar).count == similar.count)
            }
            for path in ["0", "2001", "x", "-1", "99999999999999999999"] {
                #expect(try await tester.status(path) == 404)
            }
        }
    }

    @Test("what was seen is kept, counted and taken back")
    func seen() async throws {
        try await TestServer.homes().run { client in
            let tester = HomesTester(client: client)
            #expect(try await tester.put("search", "{}") == 204)
            let before = try await tester.get("latest")
            let first = try #require(before["homes"]?.homeIDs.first)
            let unseen = try #require(before["unseen"]?.integer)
            for (body, count) in [("true", unseen - 1), ("true", unseen - 1), ("false", unseen), ("false", unseen)] {
                #expect(try await tester.put("\(first)/seen", "{\"isSeen\":\(body)}") == 204)
                let response = try await tester.get("latest")
                #expect(response["unseen"]?.integer == count)
                #expect(response["homes"]?.elements.map { $0["isSeen"]?.boolean }.first == (body == "true"))
                #expect(try await tester.get("\(first)")["home"]?["isSeen"]?.boolean == (body == "true"))
            }
            for (path, body, status) in [
                ("9999/seen", #"{"isSeen":true}"#, 404), ("x/seen", #"{"isSeen":true}"#, 404),
                ("\(first)/seen", "{}", 400), ("\(first)/seen", #"{"isSeen":1}"#, 400), ("\(first)/seen", "", 400),
            ] {
                #expect(try await tester.put(path, body) == status, "\(path) \(body)")
            }
        }
    }

    @Test("cards come in the order in which they were requested")
    func cards() async throws {
        try await TestServer.homes().run { client in
            let tester = HomesTester(client: client)
            let ids = try await tester.ids("cards?ids=30,4,9999,17")
            #expect(ids == [30, 4, 17])
            let maximum = (1...60).map(String.init).joined(separator: ",")
            #expect(try await tester.ids("cards?ids=\(maximum)") == Array(1...60))
            for ids in ["", "?ids=", "?ids=1,", "?ids=a", "?ids=1;2", "?ids=\(maximum),61"] {
                #expect(try await tester.status("cards" + ids) == 400, "\(ids)")
            }
        }
    }

    @Test("a journey: search, look, open, come back, lose a response, go on, look at the map")
    func journey() async throws {
        try await TestServer.homes().run(faults: true) { client in
            let tester = HomesTester(client: client)
            #expect(try await tester.put("search", #"{"kind":"flat","maximumPrice":300000}"#) == 204)
            let latest = try await tester.get("latest")
            let count = try #require(latest["count"]?.integer)
            let results = try await tester.get("results?kind=flat&maximumPrice=300000")
            #expect(results["count"]?.integer == count)
            let ids = try #require(results["ids"]).elements.compactMap(\.integer)
            #expect(Array(ids.prefix(6)) == latest["homes"]?.homeIDs)
            let first = ids[0]
            #expect(try await tester.get("\(first)")["home"]?["isSeen"]?.boolean == false)
            #expect(try await tester.put("\(first)/seen", #"{"isSeen":true}"#) == 204)
            let lost = try await client.execute(uri: "/v1/homes/recommendations?fault=fail", method: .get)
            #expect(lost.status == .internalServerError)
            #expect(try await tester.all("recommendations", maximum: 16).batches == [4, 4, 4, 4])
            let again = try await tester.get("latest")
            #expect(again["unseen"]?.integer == latest["unseen"]?.integer.map { $0 - 1 })
            let pins = try await tester.get("pins?west=13&south=52&east=13.4&north=52.2")
            #expect(pins["count"]?.integer == count)
            #expect(pins["homes"]?.homeIDs == Array(ids.prefix(200)))
            #expect(try await tester.ids("cards?ids=\(first)") == [first])
        }
    }
}
