import CollectionViewKit
import ScreenContracts
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
            #expect(HomeSearch(HomeSearchContract(try JSONDocument(search.body).root)) == search)
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

    @Test("an order is written behind a search, and read beside it")
    func orders() {
        let search = HomeSearch(placeID: "old-market", minimumRooms: 2.5)
        let query = search.query(by: .pricePerArea)
        #expect(query == "place=old-market&minimumRooms=2.5&order=price-per-area")
        #expect(HomeSearch(query: query) == search)
        #expect(HomeSearch().query(by: .newest) == "")
        for order in HomeOrder.allCases { #expect(HomeOrder(query: search.query(by: order)) == order) }
        #expect(HomeOrder(query: "kind=flat&order=%63heapest") == .cheapest)
        for query in ["", "order", "order=", "order=odd", "place=order=cheapest"] {
            #expect(HomeOrder(query: query) == .newest)
        }
        #expect(HomeSearch(query: "place=&kind=&minimumPrice=&minimumRooms=&minimumArea=") == HomeSearch())
    }

    @Test("numbers are written with the units that fit them")
    func numberTexts() {
        #expect(HomesText.price(1_245_000) == "€1,245,000")
        #expect(
            [900, 1_000, 245_499, 999_499, 999_500, 1_245_000, 12_000_000].map { HomesText.shortPrice($0) } == [
                "€900", "€1k", "€245k", "€999k", "€1M", "€1.2M", "€12M",
            ])
        #expect(HomesText.shortPrice(.max).hasSuffix("M"))
        #expect(HomesText.pricePerArea(5_341) == "€5,341/m²")
        #expect([1, 2.5, 3].map { HomesText.rooms($0) } == ["1\u{a0}room", "2.5\u{a0}rooms", "3\u{a0}rooms"])
        #expect(
            [4, 812, 999, 1_000, 1_249, 12_000].map { HomesText.distance($0) } == [
                "10\u{a0}m", "810\u{a0}m", "1\u{a0}km", "1\u{a0}km", "1.2\u{a0}km", "12\u{a0}km",
            ])
        #expect(
            HomesText.search(HomeSearch(kind: .flat, maximumPrice: 300_000, minimumRooms: 2), in: nil)
                == "Flats, up to €300,000, at least 2\u{a0}rooms")
    }

    @Test("addresses lead to screens, and no other address does")
    func routes() {
        let paths = [
            "/homes", "/homes/", "/homes?x=1", "/homes/7", "/homes/favourites", "/homes/results",
            "/homes/results?kind=loft",
        ]
        #expect(
            paths.map { HomesRoute(path: $0) } == [
                .start, .start, .start, .home(7), .favourites, .results(query: ""), .results(query: "kind=loft"),
            ])
        #expect(["/", "/home", "/homes/x", "/homes/0", "/homes/7/8"].allSatisfy { HomesRoute(path: $0) == nil })
        let inside = ["/homes", "/homes/0", "/homes/1x?a=b", "/homes/7/8", "/homes?x"]
        #expect(inside.allSatisfy { HomesRoute.isInside($0) })
        #expect(["/homesick", "/", "/people/homes"].allSatisfy { !HomesRoute.isInside($0) })
        for route in [HomesRoute.start, .home(3), .favourites, .results(query: "kind=loft")] {
            #expect(HomesRoute(path: route.path) == route)
        }
    }

    @Test("data that cannot be is bounded or left out: numbers have 32 bits in the browser")
    func impossibleData() throws {
        func json(_ text: String) throws -> JSONValue { try JSONDocument(Array(text.utf8)).root }
        func home(_ rest: String) throws -> Home? {
            HomeContract(try json(#"{"id":1,"title":"A",\#(rest)}"#)).map { Home($0) }
        }
        let far = try #require(
            try home(#""latitude":-90,"longitude":180,"rooms":1e12,"distance":2147483647,"area":-1"#))
        #expect((far.rooms, far.distance) == (1_000, 20_040_000))
        #expect(HomesText.rooms(far.rooms) == "1,000\u{a0}rooms")
        #expect(HomesText.distance(20_040_000) == "20,040\u{a0}km")
        let none = try #require(try home(#""latitude":0,"longitude":0,"rooms":-1e300,"distance":-5"#))
        #expect((none.rooms, none.distance) == (0, 0))
        for place in [#""latitude":1e300,"longitude":0"#, #""latitude":0,"longitude":-180.1"#] {
            #expect(try home(place) == nil)
        }
        let search = HomeSearch(HomeSearchContract(try json(#"{"minimumRooms":1e12}"#)))
        #expect(search.minimumRooms == 1_000)
        #expect(HomeFilter(search, places: [])?.minimumHalfRooms == 2_000)
        #expect(HomePageContract(try json(#"{"homes":[],"unseen":-9}"#))?.unseen == 0)
    }

    @Test("a city with a place that cannot be read cannot be read: columns name places by their positions")
    func unreadablePlace() throws {
        let place = #"{"id":"a","name":"A","latitude":1,"longitude":2}"#
        func city(_ places: String) throws -> City? {
            let text = #"{"city":"C","latitude":1,"longitude":2\#(places)}"#
            return CityContract(try JSONDocument(Array(text.utf8)).root).map { City($0) }
        }
        #expect(try city(#","places":[\#(place)]"#)?.places.map { $0.id } == ["a"])
        #expect(try city("")?.places == [])
        #expect(try city(#","places":[{"id":"b"},\#(place)]"#) == nil)
    }

    @Test("the address of a home leaves out what is not known")
    func homeAddress() throws {
        let json = try JSONDocument(Array(HomesResponses.home(1).utf8)).root
        var home = Home(try #require(HomeContract(json)))
        #expect(home.address == "Weaver Lane 1, Old Market")
        home.street = ""
        #expect(home.address == "Old Market")
    }

    @Test("the lines around a map that shows more than the world end with it")
    func bounds() {
        let world = MapRegion(center: Coordinate(latitude: 0, longitude: -170), longitudeDelta: 180)
        #expect(MapBounds(world, ratio: 4) == MapBounds(west: -180, south: -90, east: -80, north: 90))
    }
}
