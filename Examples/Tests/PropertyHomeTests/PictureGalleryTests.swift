import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

@Suite("Picture galleries inside cards")
struct PictureGalleryTests {
    private func opened(_ ids: ClosedRange<Int> = 1...12) -> HomesHost {
        let homes = HomesHost.opened()
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes([]))
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes(ids))
        return homes
    }

    /// The gallery of a home that is on the screen.
    private func gallery(_ id: Int, _ homes: HomesHost) -> NodeID? {
        homes.host.nodes(withStyleClass: "gallery-window").first { node in
            homes.host.node(node)?.attributes[.accessibilityLabel]?.hasPrefix("Pictures of Home \(id),") == true
                && homes.host.frameInWindow(node) != nil
        }
    }

    /// What a gallery says, where it is, and which of its pictures are fetched.
    private func state(_ id: Int, _ homes: HomesHost) -> String {
        guard let node = gallery(id, homes), let window = homes.host.node(node), let track = window.children.first,
            let pages = homes.host.node(track)?.children
        else { return "not there" }
        let fetched = pages.filter { homes.host.node($0)?.image.url.isEmpty == false }.count
        let place = window.attributes[.accessibilityLabel]?.split(separator: ", ").last ?? ""
        return "\(place) at \(Int(window.offset.x)), \(fetched) fetched"
    }

    @Test("it goes on by keys, by buttons and by swipe, and fetches what is next")
    func paging() throws {
        let homes = opened()
        let window = try #require(gallery(1, homes))
        var trace = [state(1, homes)]
        for key in [Key.right, .right, .left, .end, .right, .home] {
            homes.host.press(key, on: window)
            homes.settle()
            trace.append(state(1, homes))
        }
        #expect(homes.press("Next picture: Home 1"))
        trace.append(state(1, homes))
        homes.host.scroll(window, to: Point(x: 700, y: 0))
        trace.append(state(1, homes))
        homes.host.scroll(window, to: Point(x: 716, y: 0))
        homes.host.endScroll(window)
        trace.append(state(1, homes))
        #expect(
            trace == [
                "1 of 5 at 0, 2 fetched", "2 of 5 at 358, 3 fetched", "3 of 5 at 716, 4 fetched",
                "2 of 5 at 358, 4 fetched", "5 of 5 at 1432, 5 fetched", "5 of 5 at 1432, 5 fetched",
                "1 of 5 at 0, 5 fetched", "2 of 5 at 358, 5 fetched", "3 of 5 at 700, 5 fetched",
                "3 of 5 at 716, 5 fetched",
            ])
    }

    @Test("its place is kept while its card is away and another home is shown in the same view")
    func recycling() throws {
        let homes = opened()
        let window = try #require(gallery(1, homes))
        homes.host.press(.right, on: window)
        homes.host.press(.right, on: window)
        homes.settle()
        #expect(state(1, homes).hasPrefix("3 of 5 at 716"))
        var others: [String] = []
        for y in stride(from: 600.0, through: 4_200, by: 600) {
            homes.scroll(to: y)
            others += (2...12).map { state($0, homes) }.filter { $0 != "not there" }
        }
        #expect(!others.isEmpty)
        #expect(others.allSatisfy { $0.hasPrefix("1 of 5 at 0") })
        #expect(state(1, homes) == "not there")
        homes.scroll(to: 0)
        #expect(state(1, homes).hasPrefix("3 of 5 at 716"))
    }
}
