import CollectionTestSupport
import CollectionViewKit

@testable import PropertyHome

/// Responses as the server sends them.
enum HomesResponses {
    static func bytes(_ text: String) -> HostResponse { .success(Array(text.utf8)) }

    static func home(_ id: Int, isSeen: Bool = false, distance: Int? = nil, reason: String? = nil) -> String {
        let pictures = (1...5).map { ##"{"path":"homes/\##(id)/\##($0).r1.jpg","w":1280,"h":960,"tint":"#23384f"}"## }
        return #"""
            {"id":\#(id),"title":"Home \#(id)","street":"Weaver Lane \#(id)","place":"old-market","placeName":"Old Market",
            "kind":"flat","price":\#(id)000,"rooms":3.5,"area":84,"built":1978,"added":20412,
            "latitude":\#(position(id).0),"longitude":\#(position(id).1),"isSeen":\#(isSeen)\#(distance.map { #","distance":\#($0)"# } ?? "")
            \#(reason.map { #","reason":"\#($0)""# } ?? ""),"pictures":[\#(pictures.joined(separator: ","))]}
            """#
    }

    /// Homes stand beside each other from west to east.
    static func position(_ id: Int) -> (String, String) { ("52.10500", "13.2\(id % 10)000") }

    static func page(_ homes: [String], more: String? = nil, count: Int? = nil, unseen: Int? = nil) -> HostResponse {
        let rest =
            (more.map { #","more":"\#($0)""# } ?? "") + (count.map { #","count":\#($0)"# } ?? "")
            + (unseen.map { #","unseen":\#($0)"# } ?? "")
        return bytes(#"{"homes":[\#(homes.joined(separator: ","))]\#(rest)}"#)
    }

    static func homes(
        _ ids: some Sequence<Int>, more: String? = nil, count: Int? = nil, unseen: Int? = nil
    ) -> HostResponse {
        page(ids.map { home($0) }, more: more, count: count, unseen: unseen)
    }

    static var city: HostResponse {
        bytes(
            #"""
            {"city":"Alderhaven","latitude":52.1,"longitude":13.25,"places":[
            {"id":"old-market","name":"Old Market","latitude":52.105,"longitude":13.25,"homes":8123},
            {"id":"canal-side","name":"Canal Side","latitude":52.11,"longitude":13.31,"homes":4000}]}
            """#)
    }

    static var search: HostResponse {
        bytes(
            #"""
            {"place":"old-market","kind":"flat","minimumPrice":null,"maximumPrice":300000,"minimumRooms":2.5,
            "minimumArea":null}
            """#)
    }

    static var ground: HostResponse {
        bytes(#"{"features":[{"kind":"park","parts":[[52.1,13.2,52.11,13.2,52.11,13.3]]},{"kind":"moat","parts":[]}]}"#)
    }

    static func details(_ id: Int, isSeen: Bool = false) -> HostResponse {
        bytes(
            #"""
            {"home":\#(home(id, isSeen: isSeen)),"description":"A bright flat. It looks onto the canal.",
            "features":["Balcony","Lift"],"energy":"B","similar":[\#(home(901)),\#(home(902))]}
            """#)
    }
}

/// The property app on a host, with the server's part to be played.
struct HomesHost: HostedScreen {
    let host: ModelHost

    /// - Parameter lastVisit: The newest day of an earlier visit; the homes of the responses were added on day 20412.
    init(path: String = "/homes", width: Double = 390, height: Double = 844, lastVisit: Int? = 20_411) {
        let screens = HomeScreens()
        let navigation = NavigationController(
            router: { screens.viewController(for: $0) },
            notFound: { _ in ViewController(view: View(.box, styleClasses: ["screen", "nothing"])) })
        host = ModelHost(navigation, windowSize: Size(width: width, height: height))
        host.surfaceSize = Size(width: 390, height: 340)
        host.storage.values[LastVisit.key] = lastVisit.map { "\($0)" }
        host.start(path: path)
        settle()
    }

    /// The home screen with its search and its city known.
    static func opened(width: Double = 390, height: Double = 844, lastVisit: Int? = 20_411) -> HomesHost {
        let homes = HomesHost(width: width, height: height, lastVisit: lastVisit)
        homes.respond(to: "/v1/homes/search", with: HomesResponses.search)
        homes.respond(to: "/v1/homes/places", with: HomesResponses.city)
        return homes
    }
}

extension HomesHost {
    /// What is seen, from the top down: the name of each cell, or what stands in it.
    var cells: [String] {
        fromTop(host.visibleCells).map { name($0) }
    }

    private func name(_ cell: NodeID) -> String {
        guard let node = host.node(cell) else { return "" }
        // Its pins have prices.
        if node.styleClasses.contains("map-cell") { return "map" }
        let texts = host.texts(in: cell)
        if let home = texts.first(where: { $0.hasPrefix("€") }) {
            let title = home.replacing("€", with: "").replacing(",000", with: "")
            let marks = [
                texts.contains("New") ? " new" : "", node.styleClasses.contains("is-chosen") ? " chosen" : "",
            ]
            return "home " + title + marks.joined()
        }
        if node.styleClasses.contains("home-skeleton") { return "skeleton" }
        return texts.first ?? ""
    }

    /// The heads of sections that are seen, each with what is said beside it.
    var headings: [String] {
        fromTop(host.nodes(withStyleClass: "homes-heading")).map { host.texts(in: $0).joined(separator: " | ") }
    }
}
