import CollectionTestSupport
import CollectionViewKit

@testable import ProductPortal

/// Responses as the server sends them.
enum PortalResponses {
    static func bytes(_ text: String) -> HostResponse { .success(Array(text.utf8)) }

    static func show(_ name: String = "Tidewater") -> HostResponse {
        bytes(
            ##"""
            {"id":1,"name":"\##(name)","studio":"Gannet Rock","status":"live",
             "poster":{"path":"show/1.r1.jpg","w":1066,"h":1600,"tint":"#23384F"}}
            """##)
    }

    static let status = bytes(#"{"status":"live","note":"Season 4 is out.","day":20737}"#)
    static let information = bytes(
        #"{"studio":"Gannet Rock","genre":"Drama","language":"en","season":4,"episodes":400,"seconds":907200}"#)
    static let description = bytes(#"{"text":"The sea has gone out.\n\nIt is coming back."}"#)
    static let ratings = bytes(#"{"count":10,"stars":[1,0,2,3,4]}"#)

    /// Episodes by their numbers, and the cursor of what follows.
    static func episodes(_ numbers: [Int], count: Int = 400, next: String? = nil) -> HostResponse {
        let list = numbers.map {
            #"{"id":\#($0),"number":\#($0),"title":"Episode \#($0)","seconds":1800,"day":20000,"plays":1200}"#
        }
        let more = next.map { #","next":"\#($0)""# } ?? ""
        return bytes(#"{"count":\#(count),"episodes":[\#(list.joined(separator: ","))]\#(more)}"#)
    }

    /// An episode by its number, between its neighbours.
    static func episode(_ number: Int, soundPath: String? = nil) -> HostResponse {
        let sound = soundPath ?? "/v1/media/shows/1/\(number).wav"
        let previous = number > 1 ? #","previous":{"id":\#(number - 1),"title":"Episode \#(number - 1)"}"# : ""
        return bytes(
            #"""
            {"episode":{"id":\#(number),"number":\#(number),"title":"Episode \#(number)","seconds":1800,"day":20000,
             "plays":1200},"show":"Tidewater","poster":{"path":"show/1.r2.jpg","w":1280,"h":1920,"tint":"#23384F"},
             "summary":"The water is back.","guests":["Ada Moor","Bram Okafor"],"soundPath":"\#(sound)",
             "transcript":[{"speaker":"","text":"[theme music]"},{"speaker":"Ada Moor","text":"Who opened it?"},
             {"speaker":"Ada Moor","text":"And why?"}],
             "next":{"id":\#(number + 1),"title":"Episode \#(number + 1)"}\#(previous)}
            """#)
    }

    /// The titles of episodes by their numbers.
    static func titles(_ numbers: [Int]) -> [String] { numbers.map { "Episode \($0)" } }

    static func reviews(_ texts: [String], next: String? = nil) -> HostResponse {
        let list = texts.enumerated().map {
            #"{"id":\#($0.offset + 1),"stars":4,"title":"Title \#($0.offset + 1)","text":"\#($0.element)","place":"Cork","day":20000}"#
        }
        let more = next.map { #","next":"\#($0)""# } ?? ""
        return bytes(#"{"reviews":[\#(list.joined(separator: ","))]\#(more)}"#)
    }

    static func trends(_ plays: [Int]) -> HostResponse {
        let days = plays.enumerated().map {
            #"{"day":\#(20000 + $0.offset),"plays":\#($0.element),"minutes":\#($0.element * 20)}"#
        }
        return bytes(#"{"range":"year","days":[\#(days.joined(separator: ","))]}"#)
    }
}

/// A screen of a show on a host, with the server's part to be played.
struct PortalHost: HostedScreen {
    let host: ModelHost
    let screen: ShowViewController

    init(_ path: String = "/shows/1", width: Double = 390, height: Double = 844) {
        let screen = ShowViewController(route: ShowRoute(path: path) ?? ShowRoute(showID: 1))
        self.screen = screen
        let navigation = NavigationController(router: { _ in screen }, notFound: { _ in screen })
        host = ModelHost(navigation, windowSize: Size(width: width, height: height))
        host.start(path: path)
        host.runFrames()
    }
}

extension PortalHost {
    /// The list of episodes with the first of some.
    static func episodes(
        _ numbers: [Int] = Array(1...6), count: Int? = nil, next: String? = nil
    ) -> PortalHost {
        let portal = PortalHost("/shows/1/episodes")
        portal.respond(to: "", with: PortalResponses.show())
        portal.respond(
            to: "/episodes", with: PortalResponses.episodes(numbers, count: count ?? numbers.count, next: next))
        return portal
    }

    /// The endpoints of the requests that wait, without the path of the show, oldest first.
    var openRequests: [String] {
        host.openRequests.map { String($0.request.path.dropFirst("/v1/shows/1".count)) }
    }

    /// Responds to the request for an endpoint and lets everything come to rest. Returns whether there was one.
    @discardableResult
    func respond(to suffix: String, with response: HostResponse) -> Bool {
        defer { settle() }
        return host.respond(to: "/v1/shows/1" + suffix, with: response)
    }

    /// Responds to everything that the first segment requests.
    func respondWithDetails() {
        respond(to: "", with: PortalResponses.show())
        respond(to: "/status", with: PortalResponses.status)
        respond(to: "/information", with: PortalResponses.information)
        respond(to: "/description", with: PortalResponses.description)
    }

    /// Goes to a segment.
    func select(_ segment: ShowSegment) {
        host.send(.activated(segments[segment.rawValue]))
        settle()
    }

    /// The segments of the screen, and not those of a chart or of the panel.
    var segments: [NodeID] {
        host.nodes(withStyleClass: "segment").filter { segment in
            let control = host.node(segment)?.parent ?? .none
            return host.node(host.node(control)?.parent ?? .none)?.styleClasses.contains("segment-bar") == true
        }
    }

    /// The texts of the placeholders that are seen, from the top down; a spinner is an ellipsis.
    var placeholders: [String] {
        fromTop(host.nodes(withStyleClass: "content-unavailable-item").filter { isSeen($0) })
            .map { node in
                let isLoading = host.nodes(withStyleClass: "activity-indicator").contains { indicator in
                    let view = host.node(indicator)?.parent ?? .none
                    return host.node(view)?.parent == node && host.node(indicator)?.isHidden == false
                }
                return isLoading ? "…" : host.texts(in: node).joined(separator: " / ")
            }
    }

    /// The titles of episodes that have a cell, from the top down.
    var episodes: [String] {
        fromTop(host.nodes(withStyleClass: "episode-cell").filter { isSeen($0) })
            .compactMap { host.texts(in: $0).dropFirst().first }
    }

    /// The rows that are seen, from the top down.
    var rows: [[String]] {
        fromTop(host.visibleCells.filter { isSeen($0) }).map { host.texts(in: $0) }
    }

    /// The requests for changes that wait: method, path below the episodes, and body.
    var changes: [String] {
        host.openRequests.compactMap { open in
            guard open.request.method != .get else { return nil }
            let path = open.request.path.dropFirst("/v1/shows/1/episodes".count)
            return "\(open.request.method) \(path) \(String(decoding: open.request.body, as: UTF8.self))"
        }
    }

    /// The row that shows a title: the cell, in which the link is.
    func row(_ title: String) -> NodeID {
        var current = host.node(showing: title) ?? .none
        while let node = host.node(current), !node.styleClasses.contains("cell") { current = node.parent }
        return current
    }

    /// The handle of the row that shows a title.
    func handle(_ title: String) -> NodeID? {
        host.nodes(withStyleClass: "accessory-reorder").first { handle in
            host.node(handle)?.attributes[.accessibilityLabel] == "Reorder: " + title
                && host.frameInWindow(handle) != nil
        }
    }

    /// Moves the focus to a row, that is to its link. Returns the link.
    func focusRow(_ title: String) -> NodeID {
        let link = host.node(showing: title).flatMap { host.activatable(around: $0) } ?? .none
        host.focusedNode = link
        host.send(.focused(link))
        return link
    }

    /// Opens the menu of a row. Returns what can be chosen in it.
    @discardableResult
    func openMenu(of title: String) -> [String] {
        let row = focusRow(title)
        host.send(.menuRequested(row, Point(x: 30, y: 60)))
        return host.nodes(withStyleClass: "menu-entry").flatMap { host.texts(in: $0) }
    }

    /// Chooses something in the menu of a row. Returns whether it could be chosen.
    @discardableResult
    func choose(_ entry: String, of title: String) -> Bool {
        openMenu(of: title)
        host.tap(entry)
        defer { settle() }
        guard screen.collectionView.isShowingContextMenu else { return true }
        host.press(.escape, on: host.focusedNode)
        return false
    }

    private func isSeen(_ node: NodeID) -> Bool {
        host.visibleFrame(node) != nil && (host.node(node)?.opacity ?? 0) > 0
    }
}
