import CollectionPages
import HTTPTypes
import PageStore
import ScreenContracts
import Testing

@testable import PageServer
@testable import SampleContent

struct HomeFavouriteTests {
    @Test("favourites are listed, the last first, counted with the newest homes, and taken out again")
    func favourites() async throws {
        try await TestServer.homes().run { client in
            let tester = HomesTester(client: client)
            #expect(try await tester.ids("favourites") == [])
            #expect(try await tester.get("latest")["favourites"]?.integer == 0)
            for id in [4, 9, 2, 9] {
                #expect(try await tester.put("\(id)/favourite", #"{"isFavourite":true}"#) == 204)
            }
            #expect(try await tester.ids("favourites") == [2, 9, 4])
            let cards = try await tester.get("cards?ids=3,9")
            #expect(cards["homes"]?.elements.map { $0["isFavourite"]?.boolean } == [false, true])
            #expect(try await tester.get("9")["home"]?["isFavourite"]?.boolean == true)
            for _ in 0..<2 { #expect(try await tester.put("9/favourite", #"{"isFavourite":false}"#) == 204) }
            #expect(try await tester.ids("favourites") == [2, 4])
            #expect(try await tester.get("favourites")["count"]?.integer == 2)
            #expect(try await tester.get("latest")["favourites"]?.integer == 2)
        }
    }

    @Test("the numbers of all favourites come at once, the last first, and a user without a session has none")
    func numbers() async throws {
        try await TestServer.homes().run { client in
            let tester = HomesTester(client: client)
            #expect(try await tester.get("favourites/ids")["ids"]?.count == 0)
            for id in 1...14 { #expect(try await tester.put("\(id)/favourite", #"{"isFavourite":true}"#) == 204) }
            #expect(try await tester.put("3/favourite", #"{"isFavourite":false}"#) == 204)
            let ids = try await tester.get("favourites/ids")["ids"]?.elements.compactMap { $0.integer }
            #expect(ids == [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2, 1])
        }
    }

    @Test("favourites come in batches to their end, none twice, also where one is taken out in between")
    func batches() async throws {
        try await TestServer.homes().run { client in
            let tester = HomesTester(client: client)
            for id in 1...30 { #expect(try await tester.put("\(id)/favourite", #"{"isFavourite":true}"#) == 204) }
            let (cards, batches) = try await tester.all("favourites")
            #expect(cards.compactMap { $0["id"]?.integer } == (1...30).reversed().map { Int64($0) })
            #expect(batches == [12, 12, 6])
            let cursor = try #require(try await tester.get("favourites")["more"]?.string)
            #expect(try await tester.put("25/favourite", #"{"isFavourite":false}"#) == 204)
            #expect(try await tester.ids("favourites?after=\(cursor)").first == 18)
            #expect(try await tester.status("favourites?after=x") == 400)
            #expect(try await tester.status("latest?after=\(cursor)") == 410)
        }
    }

    @Test("favourites have a limit, and what is no favourite is refused")
    func limits() async throws {
        let server = try await TestServer.homes()
        let store = server.database.store
        try await server.run { client in
            let tester = HomesTester(client: client)
            for (path, body, status) in [
                ("9999/favourite", #"{"isFavourite":true}"#, 404), ("x/favourite", #"{"isFavourite":true}"#, 404),
                ("1/favourite", "{}", 400), ("1/favourite", #"{"isFavourite":1}"#, 400),
            ] {
                #expect(try await tester.put(path, body) == status, "\(path) \(body)")
            }
            #expect(try await tester.put("1/favourite", #"{"isFavourite":true}"#) == 204)
            _ = try await store.write { transaction in
                try transaction.execute(
                    """
                    INSERT INTO homeFavourite (userId, homeId, position)
                    SELECT homeFavourite.userId, home.id, home.id FROM homeFavourite, home
                    WHERE home.id BETWEEN 2 AND \(HomeFavourites.maximumCount)
                    """
                )
            }
            #expect(try await tester.get("favourites")["count"]?.integer == 500)
            #expect(try await tester.put("501/favourite", #"{"isFavourite":true}"#) == 409)
            #expect(try await tester.put("7/favourite", #"{"isFavourite":true}"#) == 204, "it is one already")
            #expect(try await tester.put("7/favourite", #"{"isFavourite":false}"#) == 204)
            #expect(try await tester.put("501/favourite", #"{"isFavourite":true}"#) == 204)
        }
    }

    @Test("favourites and inquiries belong to the user who made them")
    func usersAreApart() async throws {
        try await TestServer.homes().run { first in
            let second = HomesTester(client: CookieClient((first as? CookieClient)?.client ?? first))
            let tester = HomesTester(client: first)
            let found = try await tester.put("4/favourite", #"{"isFavourite":true}"#)
            #expect(found == 204)
            #expect(try await second.put("5/favourite", #"{"isFavourite":true}"#) == 204)
            let inquiry = #"{"name":"Ida","contact":"ida@example.org","message":"Is it free?"}"#
            #expect(try await tester.put("4/inquiry", inquiry) == 204)
            #expect(try await tester.ids("favourites") == [4])
            #expect(try await second.ids("favourites") == [5])
            #expect(try await tester.get("4")["isContacted"]?.boolean == true)
            #expect(try await second.get("4")["isContacted"]?.boolean == false)
        }
    }

    @Test("an inquiry is stored with its time, and one that is sent again replaces it")
    func inquiry() async throws {
        let server = try await TestServer.homes()
        let store = server.database.store
        try await server.run { client in
            let tester = HomesTester(client: client)
            #expect(try await tester.get("7")["isContacted"]?.boolean == false)
            for message in ["Is it free?", "May I see it on Friday?"] {
                let body = #"{"name":"Ida","contact":"+49 30 123456","message":"\#(message)"}"#
                #expect(try await tester.put("7/inquiry", body) == 204)
            }
            #expect(try await tester.get("7")["isContacted"]?.boolean == true)
            let rows = try await store.read { transaction in
                try transaction.rows("SELECT * FROM homeInquiry").map { row in
                    [try row.text("name"), try row.text("contact"), try row.text("message")]
                }
            }
            #expect(rows == [["Ida", "+49 30 123456", "May I see it on Friday?"]])
        }
    }

    @Test("an inquiry of the longest texts is taken, also where JSON escapes each byte of them")
    func longestInquiry() async throws {
        try await TestServer.homes().run { client in
            let tester = HomesTester(client: client)
            let message = String(repeating: #"\u0009"#, count: 1_999) + "a"
            let name = String(repeating: #"\""#, count: 200)
            let body = #"{"name":"\#(name)","contact":"ida@example.org","message":"\#(message)"}"#
            let found = try await tester.put("7/inquiry", body)
            #expect(found == 204)
        }
    }

    @Test("a user writes about at most 200 homes, and can write about those again")
    func inquiryLimit() async throws {
        let server = try await TestServer.homes()
        let store = server.database.store
        try await server.run { client in
            let tester = HomesTester(client: client)
            let inquiry = #"{"name":"Ida","contact":"ida@example.org","message":"Is it free?"}"#
            #expect(try await tester.put("1/inquiry", inquiry) == 204)
            _ = try await store.write { transaction in
                try transaction.execute(
                    """
                    INSERT INTO homeInquiry (userId, homeId, name, contact, message, sent)
                    SELECT homeInquiry.userId, home.id, '', '', '', 0 FROM homeInquiry, home
                    WHERE home.id BETWEEN 2 AND \(InquiryController.maximumCount)
                    """
                )
            }
            #expect(try await tester.put("201/inquiry", inquiry) == 429)
            #expect(try await tester.put("200/inquiry", inquiry) == 204)
            #expect(try await tester.get("201")["isContacted"]?.boolean == false)
        }
    }

    @Test(
        "an inquiry without a name, a message or a way to reply is refused",
        arguments: [
            (#"{"name":" ","contact":"a@b.de","message":"A"}"#, 400),
            (#"{"name":"A","contact":"a","message":"A"}"#, 400),
            (#"{"name":"A","contact":"a@b.de","message":""}"#, 400), (#"{"name":"A","contact":"a@b.de"}"#, 400),
            (#"{"name":"A","contact":"a@b.de","message":"\#(String(repeating: "a", count: 2_001))"}"#, 400),
            (#"{"name":"A","contact":"a@b.de","message":"\#(String(repeating: "a", count: 17_000))"}"#, 413),
            ("[]", 400),
        ])
    func refusedInquiries(_ body: String, _ status: Int) async throws {
        try await TestServer.homes().run { client in
            let tester = HomesTester(client: client)
            let found = try await tester.put("7/inquiry", body)
            #expect(found == status)
            #expect(try await tester.get("7")["isContacted"]?.boolean == false)
            #expect(try await tester.put("9999/inquiry", #"{"name":"A","contact":"a@b.de","message":"A"}"#) == 404)
        }
    }
}
