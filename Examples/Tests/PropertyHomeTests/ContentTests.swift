import CollectionViewKit
import Testing

@testable import PropertyHome

@Suite("The content of the property app")
struct ContentTests {
    @Test("a search survives its address and its document")
    func searches() throws {
        let searches = [
            HomeSearch(),
            HomeSearch(placeID: "old-market", kind: .loft, minimumRooms: 3.5),
            HomeSearch(minimumPrice: 100_000, maximumPrice: 250_000, minimumRooms: 2, minimumArea: 60),
        ]
        for search in searches {
            #expect(HomeSearch(query: search.query) == search)
            #expect(HomeSearch(try JSONDocument(search.body).root) == search)
        }
        #expect(
            searches.map { $0.query } == [
                "", "place=old-market&kind=loft&minimumRooms=3.5",
                "minimumPrice=100000&maximumPrice=250000&minimumRooms=2&minimumArea=60",
            ])
        #expect(
            HomeSearch(
                query: "place=%3Cb%3E&kind=castle&minimumPrice=-1&maximumPrice=many&minimumRooms=2.7&order=newest")
                == HomeSearch())
    }

    @Test("escapes in an address are read, and a number beyond all measure is one that the form finds fault with")
    func addresses() {
        #expect(
            HomeSearch(query: "place=%6Fld-market&kind=%6c%6Fft&minimumRooms=2%2E5&minimumArea=6%30")
                == HomeSearch(placeID: "old-market", kind: .loft, minimumRooms: 2.5, minimumArea: 60))
        for query in ["place=old%", "place=old%6", "place=old%zz", "minimumPrice=%2B5", "minimumPrice=0x10"] {
            #expect(HomeSearch(query: query) == HomeSearch(), "\(query)")
        }
        let search = HomeSearch(query: "maximumPrice=99999999999999999999")
        #expect(search == HomeSearch(maximumPrice: 2_147_483_647))
        #expect(SearchDraft(search).errors == [.maximumPrice: "No home costs that much."])
    }

    @Test("numbers are said in words that fit them")
    func words() {
        #expect(Words.price(1_245_000) == "1,245,000\u{a0}€")
        #expect([1, 2.5, 3].map { Words.rooms($0) } == ["1\u{a0}room", "2.5\u{a0}rooms", "3\u{a0}rooms"])
        #expect(
            [4, 812, 999, 1_000, 1_249, 12_000].map { Words.distance($0) } == [
                "10\u{a0}m", "810\u{a0}m", "1\u{a0}km", "1\u{a0}km", "1.2\u{a0}km", "12\u{a0}km",
            ])
        #expect(
            Words.search(HomeSearch(kind: .flat, maximumPrice: 300_000, minimumRooms: 2), in: nil)
                == "Flats, up to 300,000\u{a0}€, from 2\u{a0}rooms")
    }

    @Test("addresses lead to screens, and no other address does")
    func routes() {
        let paths = ["/homes", "/homes/", "/homes?x=1", "/homes/7", "/homes/results", "/homes/results?kind=loft"]
        #expect(
            paths.map { HomesRoute(path: $0) } == [
                .start, .start, .start, .home(7), .results(query: ""), .results(query: "kind=loft"),
            ])
        #expect(["/", "/home", "/homes/x", "/homes/0", "/homes/7/8"].allSatisfy { HomesRoute(path: $0) == nil })
        let inside = ["/homes", "/homes/0", "/homes/1x?a=b", "/homes/7/8", "/homes?x"]
        #expect(inside.allSatisfy { HomesRoute.isInside($0) })
        #expect(["/homesick", "/", "/people/homes"].allSatisfy { !HomesRoute.isInside($0) })
        for route in [HomesRoute.start, .home(3), .results(query: "kind=loft")] {
            #expect(HomesRoute(path: route.path) == route)
        }
    }

    @Test("what the server says of seen homes is told in order, and taken back when it refuses")
    func seenSync() {
        var sync = SeenSync(stored: false)
        let wanted = [true, false, true].map { sync.want($0) }
        #expect(wanted == [true, false, false])
        let first = sync.answered(isStored: true)
        let more = [false, true].map { sync.want($0) }
        let second = sync.answered(isStored: true)
        let third = sync.answered(isStored: false)
        #expect(more == [true, false])
        #expect([first, second, third] == [.nothing, .tell, .giveUp])
        #expect((sync.isSeen, sync.stored) == (false, false))
    }
}
