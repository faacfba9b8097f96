import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import Testing

@testable import PropertyHome

@Suite("Favourites")
struct FavouriteTests {
    private func put(_ id: Int, _ isFavourite: Bool) -> String {
        #"put /v1/homes/\#(id)/favourite {"isFavourite":\#(isFavourite)}"#
    }

    /// Whether the heart of a home is pressed; `nil` if there is none on the screen.
    private func heart(_ id: Int, _ homes: HomesHost) -> String? {
        let hearts = homes.host.nodes { $0.attributes[.accessibilityLabel] == "Favourite: Home \(id)" }
        return hearts.first { homes.host.frameInWindow($0) != nil }
            .flatMap { homes.host.node($0)?.attributes[.isPressed] }
    }

    /// The titles of all buttons.
    private func titles(_ homes: HomesHost) -> [String] {
        homes.host.nodes { $0.element == .button }.flatMap { homes.host.texts(in: $0) }
    }

    private func opened(favourites: Int) -> HomesHost {
        let homes = HomesHost.opened()
        let page = #"{"homes":[\#(HomesResponses.home(1)),\#(HomesResponses.home(2))],"favourites":\#(favourites)}"#
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.bytes(page))
        return homes
    }

    @Test("the heart of a card is pressed at once, counted in the bar, and does not open the home")
    func pressing() {
        let homes = opened(favourites: 2)
        #expect(titles(homes).contains("Favourites (2)"))
        #expect(heart(1, homes) == "false")
        homes.press("Favourite: Home 1")
        #expect(heart(1, homes) == "true")
        #expect(homes.host.history == ["/homes"])
        #expect(homes.openRequests.filter { $0.contains("favourite") } == [put(1, true)])
        #expect(titles(homes).contains("Favourites (3)"))
        homes.respond(to: "/v1/homes/1/favourite", with: .success([]))
        homes.press("Favourite: Home 1")
        #expect(heart(1, homes) == "false")
        #expect(homes.openRequests.filter { $0.contains("favourite") } == [put(1, false)])
    }

    @Test("what was pressed is undone by the bar and by Control-Z, and the server hears of it in order")
    func undo() throws {
        let homes = opened(favourites: 0)
        homes.press("Favourite: Home 1")
        #expect(homes.host.texts.contains("“Home 1” was added to your favourites"))
        homes.press("Undo")
        #expect(heart(1, homes) == "false")
        #expect(homes.openRequests.filter { $0.contains("favourite") } == [put(1, true)], "one at a time")
        homes.respond(to: "/v1/homes/1/favourite", with: .success([]))
        #expect(homes.openRequests.filter { $0.contains("favourite") } == [put(1, false)])
        homes.respond(to: "/v1/homes/1/favourite", with: .success([]))
        homes.press("Favourite: Home 2")
        let button = try #require(
            homes.host.nodes { $0.attributes[.accessibilityLabel] == "Favourite: Home 2" }.first)
        homes.host.press(.undo, on: button)
        homes.settle()
        #expect(heart(2, homes) == "false")
    }

    @Test("a favourite that the server refuses is taken back, and that is said")
    func refused() {
        let homes = opened(favourites: 4)
        homes.press("Favourite: Home 1")
        homes.respond(to: "/v1/homes/1/favourite", with: .failure(status: 403))
        #expect(heart(1, homes) == "false")
        #expect(titles(homes).contains("Favourites (4)"))
        let notice = "The change to “Home 1” could not be saved. Your favourites are as they were before."
        #expect(homes.host.node(showing: notice) != nil)
        homes.press("Dismiss")
        #expect(homes.host.node(showing: notice) == nil)
    }

    @Test("the screen of favourites loses one at once, and has it back in its place when that is undone")
    func screen() {
        let homes = HomesHost(path: "/homes/favourites")
        #expect(Set(homes.cells) == ["skeleton"])
        let page = [1, 2, 3].map { #"{"isFavourite":true,"# + String(HomesResponses.home($0).dropFirst()) }
        homes.respond(to: "/v1/homes/favourites", with: HomesResponses.page(page, count: 3))
        #expect(homes.headings == ["Favourites | 3 homes"])
        #expect(homes.cells == ["home 1", "home 2", "home 3"])
        homes.press("Favourite: Home 2")
        #expect(homes.cells == ["home 1", "home 3"])
        #expect(homes.headings == ["Favourites | 2 homes"])
        homes.press("Undo")
        #expect(homes.cells == ["home 1", "home 2", "home 3"])
    }

    /// Hides the page, as when the user goes to another tab, and shows it again.
    private func showOtherTab(_ homes: HomesHost) {
        homes.host.setVisible(false)
        homes.settle()
        #expect(!homes.openRequests.contains(Self.reading))
        homes.host.setVisible(true)
        homes.settle()
    }

    private static let reading = "get /v1/homes/favourites/ids"

    private func respondToReading(_ homes: HomesHost, _ ids: [Int]) {
        let isRequested = homes.respond(to: "/v1/homes/favourites/ids", with: HomesResponses.bytes(#"{"ids":\#(ids)}"#))
        #expect(isRequested)
    }

    @Test("what another tab has changed is shown once the page is shown again")
    func otherTab() {
        let homes = opened(favourites: 1)
        homes.press("Favourite: Home 1")
        homes.respond(to: "/v1/homes/1/favourite", with: .success([]))
        #expect(titles(homes).contains("Favourites (2)"))
        showOtherTab(homes)
        respondToReading(homes, [9, 2, 8])
        #expect(heart(1, homes) == "false")
        #expect(heart(2, homes) == "true")
        #expect(titles(homes).contains("Favourites (3)"))
        homes.press("Favourite: Home 2")
        #expect(heart(2, homes) == "false")
        #expect(titles(homes).contains("Favourites (2)"))
    }

    @Test("what is pressed while favourites are read again stays, and they are read once more after it is stored")
    func pressingWhileReading() {
        let homes = opened(favourites: 0)
        showOtherTab(homes)
        homes.press("Favourite: Home 1")
        respondToReading(homes, [])
        #expect(heart(1, homes) == "true")
        #expect(!homes.openRequests.contains(Self.reading))
        homes.respond(to: "/v1/homes/1/favourite", with: .success([]))
        respondToReading(homes, [1])
        #expect(heart(1, homes) == "true")
        #expect(titles(homes).contains("Favourites (1)"))
        #expect(!homes.openRequests.contains(Self.reading))
    }

    @Test("favourites that could not be read for want of a connection are read when there is one again")
    func readingAfterReconnecting() {
        let homes = opened(favourites: 1)
        showOtherTab(homes)
        homes.respond(to: "/v1/homes/favourites/ids", with: .unreachable)
        #expect(!homes.openRequests.contains(Self.reading))
        homes.host.change { $0.isOnline = false }
        homes.host.change { $0.isOnline = true }
        homes.settle()
        respondToReading(homes, [2])
        #expect(heart(2, homes) == "true")
        #expect(!homes.openRequests.contains(Self.reading))
    }

    @Test("the screen of favourites loses what another tab took out, and requests what it added")
    func screenAfterOtherTab() {
        let homes = HomesHost(path: "/homes/favourites")
        func page(_ ids: [Int]) -> HostResponse {
            let cards = ids.map { #"{"isFavourite":true,"# + String(HomesResponses.home($0).dropFirst()) }
            return HomesResponses.page(cards, count: ids.count)
        }
        homes.respond(to: "/v1/homes/favourites", with: page([1, 2]))
        showOtherTab(homes)
        respondToReading(homes, [3, 1])
        #expect(homes.cells == ["home 1"])
        homes.respond(to: "/v1/homes/favourites", with: page([3, 1]))
        #expect(homes.cells == ["home 3", "home 1"])
        #expect(homes.openRequests.isEmpty)
    }

    private func favouritePage(_ ids: [Int], more: String?) -> HostResponse {
        let cards = ids.map { #"{"isFavourite":true,"# + String(HomesResponses.home($0).dropFirst()) }
        return HomesResponses.page(cards, more: more, count: 4)
    }

    @Test("favourites after the end of the list are no reason to request it anew")
    func listThatGoesOn() {
        let homes = HomesHost(path: "/homes/favourites")
        homes.respond(to: "/v1/homes/favourites", with: favouritePage([1, 2], more: "c"))
        showOtherTab(homes)
        respondToReading(homes, [1, 2, 3, 4])
        #expect(!homes.openRequests.contains("get /v1/homes/favourites"))
        showOtherTab(homes)
        respondToReading(homes, [5, 1, 2, 3])
        #expect(homes.openRequests.contains("get /v1/homes/favourites"))
    }

    @Test("a list that begins with homes whose hearts were pressed since favourites were read is requested once")
    func additionsBeforeList() {
        let homes = opened(favourites: 3)
        showOtherTab(homes)
        respondToReading(homes, [8, 9, 7])
        homes.press("Favourite: Home 1")
        homes.respond(to: "/v1/homes/1/favourite", with: .success([]))
        homes.press("Favourites (4)")
        #expect(homes.host.history == ["/homes", "/homes/favourites"])
        let isRequested = homes.respond(to: "/v1/homes/favourites", with: favouritePage([1, 8], more: "c"))
        #expect(isRequested)
        #expect(!homes.openRequests.contains("get /v1/homes/favourites"))
    }

    @Test("favourites are read again where a card differs, which may be older or newer", arguments: [[], [1]])
    func differingCards(_ stored: [Int]) {
        let homes = opened(favourites: 0)
        showOtherTab(homes)
        respondToReading(homes, [1])
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes([1]))
        #expect(heart(1, homes) == "true")
        respondToReading(homes, stored)
        #expect(heart(1, homes) == (stored.isEmpty ? "false" : "true"))
        #expect(titles(homes).contains("Favourites (\(stored.count))") == !stored.isEmpty)
        #expect(!homes.openRequests.contains(Self.reading))
    }

    @Test("a number of favourites that cannot be becomes the nearest that can")
    func counts() {
        let favourites = FavouriteHomes(HomesService())
        favourites.learn(count: Int.max, since: favourites.responseCount)
        #expect(favourites.count == FavouriteHomes.maximumCount)
        favourites.learn(count: Int.min, since: favourites.responseCount)
        #expect(favourites.count == 0)
    }

    @Test("a number of favourites that was counted before the server heard of a change is not taken")
    func staleCounts() {
        let favourites = FavouriteHomes(HomesService())
        let moment = favourites.responseCount
        favourites.learn(count: 2, since: moment)
        favourites.toggle(Home(HomeContract(id: 1, title: "A", latitude: 52, longitude: 13)))
        #expect(favourites.count == 3)
        // Without a connection the change is taken back.
        favourites.settle()
        favourites.learn(count: 9, since: moment)
        #expect(favourites.count == 2)
        favourites.learn(count: 9, since: favourites.responseCount)
        #expect(favourites.count == 9)
    }

    @Test("without favourites the screen says how to get some, and leads to the homes")
    func empty() {
        let homes = HomesHost(path: "/homes/favourites")
        homes.respond(to: "/v1/homes/favourites", with: .unreachable)
        homes.press("Try again: Your favourites could not be loaded")
        homes.respond(to: "/v1/homes/favourites", with: HomesResponses.page([], count: 0))
        #expect(homes.cells == ["No favourites yet"])
        homes.press("See homes: No favourites yet")
        #expect(homes.host.history == ["/homes/favourites", "/homes"])
    }
}
