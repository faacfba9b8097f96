import CollectionTestSupport
import CollectionViewKit

@testable import PeopleFeed

/// Responses as the server sends them.
enum FeedResponses {
    static func bytes(_ text: String) -> HostResponse { .success(Array(text.utf8)) }

    static func person(
        _ id: Int, kind: String = "person", decision: String = "none", note: String = "", hasBackground: Bool = true
    ) -> String {
        let picture = ##"{"path":"people/scene/\##(id).r1.jpg","w":1066,"h":1600,"tint":"#23384f"}"##
        let background = hasBackground ? #","background":\#(picture)"# : ""
        return #"""
            {"kind":"\#(kind)","position":\#(1000 - id),"id":\#(id),"name":"Person \#(id)","age":30,"place":"Kestrel Bay",
            "work":"Potter","about":"About \#(id).","decision":"\#(decision)","note":"\#(note)",
            "portrait":{"path":"people/face/\#(id).r1.jpg","w":1066,"h":1600,"tint":"#23384f"}\#(background)}
            """#
    }

    static func advertisement(
        _ id: Int, link: String = "https://tarn.example/tents", media: String = "image", mediaPath: String? = nil,
        transcript: String? = nil
    ) -> String {
        let file = mediaPath.map { #","mediaPath":"\#($0)""# } ?? ""
        let text = transcript.map { #","transcript":"\#($0)""# } ?? ""
        let picture = media == "audio" ? "" : #","picture":{"path":"people/ad/1.r1.jpg","w":1066,"h":1600}"#
        return #"""
            {"kind":"advertisement","position":\#(1000 - id),"id":\#(id),"sponsor":"Tarn","title":"Ad \#(id)",
            "media":"\#(media)","link":"\#(link)"\#(file)\#(text)\#(picture)}
            """#
    }

    static func feed(_ entries: [String], newer: String? = nil, older: String? = nil) -> HostResponse {
        let ends =
            (newer.map { #","newer":"\#($0)""# } ?? "") + (older.map { #","older":"\#($0)""# } ?? "")
        return bytes(#"{"entries":[\#(entries.joined(separator: ","))]\#(ends)}"#)
    }

    static func people(_ ids: some Sequence<Int>, newer: String? = nil, older: String? = nil) -> HostResponse {
        feed(ids.map { person($0) }, newer: newer, older: older)
    }
}

/// A feed on a host, with the server's part to be played.
struct FeedHost: HostedScreen {
    let host: ModelHost
    let services = FeedServices()
    let screen: FeedViewController
    let events: Events

    final class Events { var lines: [String] = [] }

    init(width: Double = 390, height: Double = 844, textScale: Double = 1, more: [FeedKind] = []) {
        let services = services
        let screen = FeedViewController(services, kinds: more + FeedKind.all(services))
        self.screen = screen
        let events = Events()
        self.events = events
        screen.driver.runner.observe { event in
            guard event.parent == nil, event.key != .configuration, event.key != .cancellation else { return }
            switch event.kind {
            case .began: events.lines.append("\(event.command) \(event.identity)")
            case .refused: events.lines.append("\(event.command) \(event.identity) refused")
            default: break
            }
        }
        let navigation = NavigationController(
            router: { path in
                guard let route = PeopleRoute(path: path) else { return nil }
                return route.personID.map { ProfileViewController($0, services) } ?? screen
            },
            notFound: { _ in screen })
        host = ModelHost(navigation, windowSize: Size(width: width, height: height))
        if textScale != 1 { host.change { $0.lineHeights = $0.lineHeights.map { $0 * textScale } } }
        host.start(path: "/people")
        host.runFrames()
    }

    init(
        _ response: HostResponse, width: Double = 390, height: Double = 844, textScale: Double = 1,
        more: [FeedKind] = []
    ) {
        self.init(width: width, height: height, textScale: textScale, more: more)
        self.respond(to: "/v1/people", with: response)
    }
}

extension FeedHost {
    /// The people and advertisements that are seen, from the top down, by the heading of each.
    var seen: [String] {
        fromTop(host.visibleCells).compactMap { cell in
            host.texts(in: cell).first { $0.hasPrefix("Person") || $0.hasPrefix("Ad ") }
        }
    }

    /// The identities of everything that is in the feed.
    var all: [String] {
        screen.driver.dataSource.snapshot().itemIdentifiers.map { "\($0)" }
    }

    /// The cell of an item.
    func cell(_ number: Int, _ kind: String = "person") -> CollectionViewCell? {
        let identity = CellIdentity(kind, number)
        return screen.driver.dataSource.indexPath(for: identity).flatMap {
            screen.driver.collectionView.cellForItem(at: $0)
        }
    }

    /// What a picture in the card of a person shows; `nil` where there is no such card or picture.
    func picture(_ styleClass: StyleClass, of id: Int) -> ImageReference? {
        guard let cell = cell(id) else { return nil }
        return host.allNodes { $0.styleClasses.contains(styleClass) }.first { cell.owns($0) }
            .flatMap { host.node($0)?.image }
    }

    /// Has a command performed.
    func perform(_ key: CellCommandKey, _ id: Int) {
        screen.driver.perform(key, on: Person.identity(id))
        host.send(.frame(0))
    }

    /// Whether a person is liked, as the button says.
    func isLiked(_ id: Int) -> Bool {
        host.nodes { $0.attributes[.accessibilityLabel] == "Like Person \(id)" && $0.attributes[.isPressed] == "true" }
            .contains { host.frameInWindow($0) != nil }
    }

    /// The field for a note in the card of a person.
    func noteField(_ id: Int) -> NodeID? {
        guard let cell = cell(id) else { return nil }
        return host.nodes { $0.element == .textField }.first { cell.owns($0) }
    }

    /// The button in the card of a person that opens the field for a note.
    func noteButton(_ id: Int) -> NodeID? {
        guard let cell = cell(id) else { return nil }
        return host.nodes(withStyleClass: "note-button").first { cell.owns($0) }
    }

    /// Opens the field for a note in the card of a person, unless it is open.
    func openNote(_ id: Int) {
        guard let button = noteButton(id), host.frameInWindow(button) != nil else { return }
        host.send(.activated(button))
        settle()
    }
}
