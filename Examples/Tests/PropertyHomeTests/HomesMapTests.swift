import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

@Suite("The map of the home screen")
struct HomesMapTests {
    private static let pins = "/v1/homes/pins?west=13.23500&south=52.09697&east=13.26500&north=52.11303"

    /// The home screen with its map in sight; the other sections have nothing.
    private func opened() -> HomesHost {
        let homes = HomesHost.opened(height: 1_800)
        respondToOthers(homes)
        return homes
    }

    /// The other sections have nothing.
    private func respondToOthers(_ homes: HomesHost) {
        for path in ["latest", "recommendations", "nearby?latitude=52.10500&longitude=13.25000"] {
            homes.respond(to: "/v1/homes/" + path, with: HomesResponses.homes([]))
        }
    }

    /// What the map and the row below it show: pins, each with whether it stands out, and cards.
    private func shown(_ homes: HomesHost) -> [String] {
        let host = homes.host
        let pins = host.nodes(withStyleClass: "map-pin").filter { host.frameInWindow($0) != nil }.compactMap { pin in
            host.node(pin).map { node in
                "pin " + (node.attributes[.accessibilityLabel] ?? "").prefix(6)
                    + (node.styleClasses.contains("is-selected") ? " selected" : "")
            }
        }
        return pins.sorted() + homes.cells.drop { $0 != "map" }
    }

    @Test("the ground comes first, then the homes of what is seen; each fails and is tried again by itself")
    func loading() {
        let homes = opened()
        var trace = [homes.openRequests, homes.cells.suffix(1).map { $0 }]
        homes.respond(to: "/v1/homes/ground", with: .unreachable)
        trace.append(homes.cells.suffix(1).map { $0 })
        homes.press("Try again: The map could not be loaded")
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        trace += [homes.openRequests, shown(homes)]
        homes.respond(to: Self.pins, with: .failure(status: 500))
        trace.append(shown(homes))
        homes.press("Try again: The homes on the map could not be loaded")
        homes.respond(to: Self.pins, with: HomesResponses.homes([], count: 0))
        trace.append(shown(homes))
        homes.press("Show the whole city: No homes match your search in this part of the map")
        trace.append(homes.openRequests)
        #expect(
            trace == [
                ["get /v1/homes/ground"], ["skeleton"], ["The map could not be loaded"], ["get " + Self.pins],
                ["map", "skeleton", "skeleton"], ["map", "The homes on the map could not be loaded"],
                ["map", "No homes match your search in this part of the map"],
                ["get /v1/homes/pins?west=13.24100&south=52.08662&east=13.31900&north=52.12838"],
            ])
    }

    @Test("a map requests its ground once the city has come, unless it was closed before", arguments: [false, true])
    func closing(isClosed: Bool) {
        let screen = ViewController()
        let host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        let services = HomesServices()
        services.connect(to: screen.context)
        var map: MapModel? = MapModel(services)
        host.window.perform { map?.load(ratio: 1) }
        host.send(.frame(0))
        if isClosed { map = nil }
        host.respond(to: "/v1/homes/search", with: HomesResponses.search)
        host.respond(to: "/v1/homes/places", with: HomesResponses.city)
        #expect(host.openRequests.map { $0.request.path } == (isClosed ? [] : ["/v1/homes/ground"]))
        withExtendedLifetime(map) {}
    }

    @Test("a pin and the card of its home are chosen together, and the pin is brought into view")
    func choosing() {
        let homes = opened()
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        homes.respond(to: Self.pins, with: HomesResponses.homes([4, 5, 6, 9], count: 4))
        #expect(homes.headings.last == "Map | 4 homes here match your search")
        var trace = [shown(homes)]
        homes.press("Home 6, €6,000")
        trace.append(shown(homes))
        // The card, not the link in it.
        homes.host.tap("€9,000")
        homes.settle()
        // The map has moved, and requests what is there now.
        let moved = "/v1/homes/pins?west=13.27500&south=52.09697&east=13.30500&north=52.11303"
        #expect(homes.respond(to: moved, with: HomesResponses.homes([5, 6, 9], count: 3)))
        trace.append(shown(homes).filter { $0.hasSuffix("selected") || $0.hasSuffix("chosen") })
        #expect(
            trace == [
                ["pin Home 4", "pin Home 5", "pin Home 6", "map", "home 4", "home 5"],
                ["pin Home 4", "pin Home 5", "pin Home 6 selected", "map", "home 5", "home 6 chosen", "home 9"],
                ["pin Home 9 selected", "home 9 chosen"],
            ])
        #expect(homes.host.history == ["/homes"])
        homes.host.tap("Home 9")
        #expect(homes.host.history == ["/homes", "/homes/9"])
    }

    @Test("the heart of a card below the map keeps the home, and neither chooses its pin nor opens the home")
    func hearts() {
        let homes = opened()
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        homes.respond(to: Self.pins, with: HomesResponses.homes([4, 5], count: 2))
        func heart() -> String? {
            let hearts = homes.host.nodes { $0.attributes[.accessibilityLabel] == "Favourite: Home 4" }
            return hearts.first { homes.host.frameInWindow($0) != nil }
                .flatMap { homes.host.node($0)?.attributes[.isPressed] }
        }
        #expect(heart() == "false")
        homes.press("Favourite: Home 4")
        #expect(heart() == "true")
        #expect(homes.openRequests == [#"put /v1/homes/4/favourite {"isFavourite":true}"#])
        #expect(!shown(homes).contains { $0.hasSuffix("selected") || $0.hasSuffix("chosen") })
        #expect(homes.host.history == ["/homes"])
        homes.respond(to: "/v1/homes/4/favourite", with: .success([]))
        homes.press("Undo")
        #expect(heart() == "false")
    }

    @Test("pins show short prices, and the pin of a home that was seen says so")
    func prices() {
        let homes = opened()
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        homes.respond(
            to: Self.pins,
            with: HomesResponses.page([HomesResponses.home(4, isSeen: true), HomesResponses.home(5)], count: 2))
        let host = homes.host
        let texts = host.nodes(withStyleClass: "map-pin-count").compactMap { host.node($0)?.text }
        #expect(texts.sorted() == ["€4k", "€5k"])
        let cards = host.nodes(withStyleClass: "map-home-cell").compactMap {
            host.node($0)?.attributes[.accessibilityLabel]
        }
        #expect(cards.sorted().first?.hasPrefix("€4,000, 3.5") == true)
        #expect(!cards.contains { $0.contains("Home") })
        let seen = host.nodes(withStyleClass: "is-visited").compactMap { host.node($0)?.attributes }
        #expect(seen.map { $0[.accessibilityLabel] } == ["Home 4, €4,000"])
        #expect(seen.map { $0[.accessibilityHint] } == ["Seen"])
        homes.press("Home 4, €4,000")
        #expect(shown(homes) == ["pin Home 4 selected", "pin Home 5", "map", "home 4 chosen", "home 5"])
    }

    @Test("where there are more homes than pins, the map says how many of how many it shows")
    func capped() throws {
        let homes = opened()
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        func height() throws -> Double {
            let heads = homes.host.nodes(withStyleClass: "homes-heading")
            return try #require(heads.compactMap { homes.host.frameInWindow($0) }.last).height
        }
        let short = try height()
        homes.respond(to: Self.pins, with: HomesResponses.homes([4, 5], count: 2_494))
        #expect(try height() > short, "the head grows with its text")
        #expect(homes.headings.last == "Map | The newest 2 of 2,494 homes here that match your search")
    }

    @Test("a wide and low map shows as much from north to south as one of a phone")
    func regions() throws {
        func height(_ region: MapRegion, _ ratio: Double) -> Double {
            let bounds = MapBounds(region, ratio: ratio)
            return bounds.north - bounds.south
        }
        let places = [
            Place(id: "a", name: "A", coordinate: Coordinate(latitude: 52.08, longitude: 13.25)),
            Place(id: "b", name: "B", coordinate: Coordinate(latitude: 52.12, longitude: 13.26)),
        ]
        let city = City(name: "C", coordinate: places[0].coordinate, places: places)
        for ratio in [0.3, 0.5, 0.8] {
            #expect(height(MapRegion(places[0], in: city, ratio: ratio), ratio) > 0.0147)
            let whole = MapRegion(nil, in: city, ratio: ratio)
            let bounds = MapBounds(whole, ratio: ratio)
            #expect(places.allSatisfy { bounds.contains($0.coordinate) })
            #expect(height(whole, ratio) > 0.05)
        }
    }

    @Test("where texts are large a card below the map has its picture above them")
    func largeText() throws {
        let homes = opened()
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        homes.respond(to: Self.pins, with: HomesResponses.homes([4, 5], count: 2))
        func frame() throws -> Rect {
            try #require(
                homes.host.nodes(withStyleClass: "map-home-cell").compactMap { homes.host.frameInWindow($0) }.first)
        }
        #expect(try frame().size == Size(width: 334, height: 112))
        #expect(homes.host.nodes(withStyleClass: "is-stacked") == [])
        homes.host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        homes.scroll(to: 4_000)
        #expect(try frame().size == Size(width: 334, height: 344))
        #expect(!homes.host.nodes(withStyleClass: "is-stacked").isEmpty)
    }

    @Test("the map that was moved requests the homes that are seen then")
    func moving() throws {
        let homes = opened()
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        homes.respond(to: Self.pins, with: HomesResponses.homes([4, 5], count: 2))
        let map = try #require(homes.host.nodes(withStyleClass: "map-view").first)
        homes.host.press(.right, on: map)
        homes.settle()
        let moved = "/v1/homes/pins?west=13.24250&south=52.09697&east=13.27250&north=52.11303"
        #expect(homes.openRequests == ["get " + moved])
        // Pins and cards stay until there are others.
        #expect(shown(homes) == ["pin Home 5", "map", "home 4", "home 5"])
        homes.host.press(.left, on: map)
        homes.settle()
        #expect(homes.openRequests == ["get " + Self.pins], "the request of before is called off")
        homes.host.press(.right, on: map)
        homes.settle()
        homes.respond(to: moved, with: HomesResponses.homes([5, 6], count: 2))
        #expect(shown(homes) == ["pin Home 5", "pin Home 6", "map", "home 5", "home 6"])
        #expect(homes.headings.last == "Map | 2 homes here match your search")
        homes.host.press(.right, on: map)
        homes.settle()
        let path = try #require(homes.openRequests.first?.dropFirst(4))
        homes.respond(to: String(path), with: HomesResponses.homes([6], count: 1))
        #expect(shown(homes) == ["pin Home 6", "map", "home 6"])
        #expect(homes.headings.last == "Map | 1 home here matches your search")
    }

    @Test("cards that are no longer of what the map shows say so, and a pin still finds its card")
    func failedMove() throws {
        let homes = opened()
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        homes.respond(to: Self.pins, with: HomesResponses.homes([4, 5, 6, 9], count: 4))
        let map = try #require(homes.host.nodes(withStyleClass: "map-view").first)
        homes.host.press(.right, on: map)
        homes.settle()
        homes.respond(to: String(try #require(homes.openRequests.first?.dropFirst(4))), with: .failure(status: 500))
        #expect(homes.cells.suffix(2).first == "These homes may be out of date")
        #expect(homes.headings.last == "Map", "the number of homes here is not known")
        let pin = try #require(homes.host.nodes(withStyleClass: "map-pin").last { homes.host.frameInWindow($0) != nil })
        homes.host.send(.activated(pin))
        homes.settle()
        #expect(shown(homes).suffix(4) == ["map", "home 5", "home 6 chosen", "home 9"])
        homes.host.press(.right, on: map)
        homes.settle()
        homes.respond(
            to: String(try #require(homes.openRequests.first?.dropFirst(4))), with: HomesResponses.homes([6], count: 1))
        #expect(shown(homes) == ["pin Home 6", "map", "home 6"])
    }

    @Test("a cluster that is opened keeps the focus, and a map of the whole world requests no more")
    func zooming() throws {
        let homes = opened()
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        homes.respond(to: Self.pins, with: HomesResponses.homes([4, 5, 6]))
        for _ in 0..<4 { homes.press("Zoom out") }
        let path = try #require(homes.openRequests.first?.dropFirst(4))
        homes.respond(to: String(path), with: HomesResponses.homes([4, 5, 6]))
        let cluster = try #require(
            homes.host.nodes(withStyleClass: "map-pin").first { homes.host.frameInWindow($0) != nil })
        homes.host.focusedNode = cluster
        homes.host.send(.activated(cluster))
        homes.settle()
        #expect(homes.openRequests.count == 1)
        #expect(homes.host.focusedNode == cluster)
        for _ in 0..<20 { homes.press("Zoom out") }
        let world = try #require(homes.openRequests.first)
        #expect(world.contains("south=-90.00000"), "\(world)")
        #expect(world.contains("north=90.00000"), "\(world)")
    }

    @Test("showing the whole city chooses no home")
    func everything() {
        let homes = opened()
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        homes.respond(to: Self.pins, with: HomesResponses.homes([4]))
        homes.press("Home 4, €4,000")
        #expect(shown(homes) == ["pin Home 4 selected", "map", "home 4 chosen"])
        homes.press("Newest homes")
        respondToOthers(homes)
        homes.respond(to: Self.pins, with: HomesResponses.homes([]))
        homes.press("Show the whole city: No homes match your search in this part of the map")
        homes.respond(
            to: "/v1/homes/pins?west=13.24100&south=52.08662&east=13.31900&north=52.12838",
            with: HomesResponses.homes([4, 5]))
        #expect(shown(homes) == ["pin Home 5", "map", "home 4", "home 5"])
    }
}
