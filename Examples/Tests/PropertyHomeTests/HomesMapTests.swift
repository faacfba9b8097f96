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
        answerOthers(homes)
        return homes
    }

    /// The other sections have nothing.
    private func answerOthers(_ homes: HomesHost) {
        for path in ["latest", "recommendations", "nearby?latitude=52.10500&longitude=13.25000"] {
            homes.answer("/v1/homes/" + path, HomesAnswers.homes([]))
        }
    }

    /// What the map and the row below it show: pins, each with whether it stands out, and cards.
    private func shown(_ homes: HomesHost) -> [String] {
        let host = homes.host
        let pins = host.nodes(withRole: "map-pin").filter { host.frameInWindow($0) != nil }.compactMap { pin in
            host.node(pin).map { node in
                "pin " + (node.attributes[.accessibilityLabel] ?? "").prefix(6)
                    + (node.roles.contains("is-selected") ? " selected" : "")
            }
        }
        return pins.sorted() + homes.cells.drop { $0 != "map" }
    }

    @Test("the ground comes first, then the homes of what is seen; each fails and is tried again by itself")
    func loading() {
        let homes = opened()
        var trace = [homes.questions, homes.cells.suffix(1).map { $0 }]
        homes.answer("/v1/homes/ground", .unreachable)
        trace.append(homes.cells.suffix(1).map { $0 })
        homes.press("Try again: The map did not come")
        homes.answer("/v1/homes/ground", HomesAnswers.ground)
        trace += [homes.questions, shown(homes)]
        homes.answer(Self.pins, .failure(status: 500))
        trace.append(shown(homes))
        homes.press("Try again: The homes on the map did not come")
        homes.answer(Self.pins, HomesAnswers.homes([], count: 0))
        trace.append(shown(homes))
        homes.press("Show the whole city: No home of your search is in this part of the map")
        trace.append(homes.questions)
        #expect(
            trace == [
                ["get /v1/homes/ground"], ["skeleton"], ["The map did not come"], ["get " + Self.pins],
                ["map", "skeleton", "skeleton"], ["map", "The homes on the map did not come"],
                ["map", "No home of your search is in this part of the map"],
                ["get /v1/homes/pins?west=13.24100&south=52.08662&east=13.31900&north=52.12838"],
            ])
        #expect(homes.host.violations == [])
    }

    @Test("a pin and the card of its home are chosen together, and the pin is brought into view")
    func choosing() {
        let homes = opened()
        homes.answer("/v1/homes/ground", HomesAnswers.ground)
        homes.answer(Self.pins, HomesAnswers.homes([4, 5, 6, 9], count: 4))
        #expect(homes.headings.last == "Map | 4 homes of your search are here")
        var trace = [shown(homes)]
        homes.press("Home 6, 6,000\u{a0}€")
        trace.append(shown(homes))
        // The card, not the link in it.
        homes.host.tap("9,000\u{a0}€")
        homes.settle()
        trace.append(shown(homes))
        #expect(
            trace == [
                ["pin Home 4", "pin Home 5", "pin Home 6", "map", "home 4", "home 5"],
                ["pin Home 4", "pin Home 5", "pin Home 6 selected", "map", "home 5", "home 6 chosen", "home 9"],
                ["pin Home 9 selected", "map", "home 5", "home 6", "home 9 chosen"],
            ])
        #expect(homes.host.history == ["/homes"])
        homes.host.tap("Home 9")
        #expect(homes.host.history == ["/homes", "/homes/9"])
        #expect(homes.host.violations == [])
    }

    @Test("the map that was moved asks for the homes that are seen then")
    func moving() throws {
        let homes = opened()
        homes.answer("/v1/homes/ground", HomesAnswers.ground)
        homes.answer(Self.pins, HomesAnswers.homes([4, 5], count: 2))
        let map = try #require(homes.host.nodes(withRole: "map-view").first)
        homes.host.press(.right, on: map)
        homes.settle()
        let moved = "/v1/homes/pins?west=13.24250&south=52.09697&east=13.27250&north=52.11303"
        #expect(homes.questions == ["get " + moved])
        // The pins stay until there are others.
        #expect(shown(homes) == ["pin Home 5", "map", "skeleton", "skeleton"])
        homes.host.press(.left, on: map)
        homes.settle()
        #expect(homes.questions == ["get " + Self.pins], "the question of before is called off")
        homes.host.press(.right, on: map)
        homes.settle()
        homes.answer(moved, HomesAnswers.homes([5, 6], count: 2))
        #expect(shown(homes) == ["pin Home 5", "pin Home 6", "map", "home 5", "home 6"])
        #expect(homes.headings.last == "Map | 2 homes of your search are here")
        homes.host.press(.right, on: map)
        homes.settle()
        let path = try #require(homes.questions.first?.dropFirst(4))
        homes.answer(String(path), HomesAnswers.homes([6], count: 1))
        #expect(shown(homes) == ["pin Home 6", "map", "home 6"])
        #expect(homes.headings.last == "Map | 1 home of your search is here")
    }

    @Test("a cluster that is opened keeps the focus, and a map of the whole world asks for no more")
    func zooming() throws {
        let homes = opened()
        homes.answer("/v1/homes/ground", HomesAnswers.ground)
        homes.answer(Self.pins, HomesAnswers.homes([4, 5, 6]))
        for _ in 0..<4 { homes.press("Zoom out") }
        let path = try #require(homes.questions.first?.dropFirst(4))
        homes.answer(String(path), HomesAnswers.homes([4, 5, 6]))
        let cluster = try #require(homes.host.nodes(withRole: "map-pin").first { homes.host.frameInWindow($0) != nil })
        homes.host.focusedNode = cluster
        homes.host.send(.activated(cluster))
        homes.settle()
        #expect(homes.questions.count == 1 && homes.host.focusedNode == cluster)
        for _ in 0..<20 { homes.press("Zoom out") }
        let world = try #require(homes.questions.first)
        #expect(world.contains("south=-90.00000") && world.contains("north=90.00000"), "\(world)")
        #expect(homes.host.violations == [])
    }

    @Test("showing the whole city chooses no home")
    func everything() {
        let homes = opened()
        homes.answer("/v1/homes/ground", HomesAnswers.ground)
        homes.answer(Self.pins, HomesAnswers.homes([4]))
        homes.press("Home 4, 4,000\u{a0}€")
        #expect(shown(homes) == ["pin Home 4 selected", "map", "home 4 chosen"])
        homes.press("Newest homes")
        answerOthers(homes)
        homes.answer(Self.pins, HomesAnswers.homes([]))
        homes.press("Show the whole city: No home of your search is in this part of the map")
        homes.answer(
            "/v1/homes/pins?west=13.24100&south=52.08662&east=13.31900&north=52.12838", HomesAnswers.homes([4, 5]))
        #expect(shown(homes) == ["pin Home 5", "map", "home 4", "home 5"])
    }
}
