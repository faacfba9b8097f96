import CollectionTestSupport
import CollectionViewKit
import ScreenContracts

@testable import PropertyHome

/// Homes that are made up by their number, and responses as the server sends them.
enum ResultsResponses {
    /// A home of every thousandth euro, with 1 to 5 rooms and a half, in one of three places.
    static func price(_ id: Int) -> Int { 100_000 + (id * 7_919) % 500 * 1_000 }
    static func area(_ id: Int) -> Int { 20 + (id * 31) % 200 }
    static func halfRooms(_ id: Int) -> Int { 2 + id % 9 }

    static func columns(_ ids: [Int], count: Int? = nil) -> HomeColumns {
        var columns = HomeColumns()
        columns.count = count ?? ids.count
        columns.ids = ids
        columns.prices = ids.map { price($0) }
        columns.areas = ids.map { area($0) }
        columns.halfRooms = ids.map { halfRooms($0) }
        columns.added = ids.indices.map { 20_500 - $0 / 10 }
        columns.kinds = ids.map { $0 % 4 }
        columns.places = ids.map { $0 % 3 }
        columns.seen = ids.map { $0 % 5 == 0 }
        return columns
    }

    static func results(_ ids: [Int], count: Int? = nil) -> HostResponse {
        let columns = columns(ids, count: count)
        let arrays: [(String, [Int])] = [
            ("ids", columns.ids), ("prices", columns.prices), ("areas", columns.areas), ("rooms", columns.halfRooms),
            ("added", columns.added), ("kinds", columns.kinds), ("places", columns.places),
            ("seen", columns.seen.map { $0 ? 1 : 0 }),
        ]
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("count", columns.count)
            for (name, values) in arrays {
                writer.name(name)
                writer.array(values) { $0.integer(Int64($1)) }
            }
        }
        return .success(writer.bytes)
    }

    static func card(_ id: Int) -> String {
        #"""
        {"id":\#(id),"title":"Home \#(id)","street":"Weaver Lane \#(id)","place":"p\#(id % 3)","placeName":"Place \#(id % 3)",
        "kind":"\#(HomeKindContract.allCases[id % 4].word)","price":\#(price(id)),"rooms":\#(halfRooms(id) / 2),
        "area":\#(area(id)),"built":1980,"added":20400,"latitude":52.1,"longitude":13.2,"isSeen":false,
        "pictures":[{"path":"homes/\#(id)-0.r1.jpg","w":960,"h":720,"tint":"#23384f"}]}
        """#
    }

    static func cards(_ ids: some Sequence<Int>) -> HostResponse {
        .success(Array(#"{"homes":[\#(ids.map { card($0) }.joined(separator: ","))]}"#.utf8))
    }

    static var city: HostResponse { .success(cityBytes) }

    static var cityBytes: [UInt8] {
        let places = (0..<3).map {
            #"{"id":"p\#($0)","name":"Place \#($0)","latitude":52.1,"longitude":13.2,"homes":9}"#
        }
        return Array(
            #"{"city":"Ostermark","latitude":52.1,"longitude":13.2,"places":[\#(places.joined(separator: ","))]}"#.utf8)
    }
}

/// The results on a host, with the server's part to be played.
struct ResultsHost: HostedScreen {
    let host: ModelHost
    let services = HomesServices()
    let screen: ResultsViewController

    /// - Parameter lastVisit: The newest day of an earlier visit; the first ten homes of a response were added on day 20500.
    init(_ query: String = "", width: Double = 390, height: Double = 844, lastVisit: Int? = 20_499) {
        let services = services
        let screen = ResultsViewController(services, query: query)
        self.screen = screen
        let navigation = NavigationController(
            router: { path in
                switch HomesRoute(path: path) {
                case .results: screen
                case .home, .start, .favourites: ViewController()
                case nil: nil
                }
            },
            notFound: { _ in screen })
        host = ModelHost(navigation, windowSize: Size(width: width, height: height))
        host.storage.values[LastVisit.key] = lastVisit.map { "\($0)" }
        host.start(path: HomesRoute.results(query: query).path)
        host.respond(to: "/v1/homes/search", with: .success(Array("{}".utf8)))
        host.respond(to: "/v1/homes/places", with: ResultsResponses.city)
        host.runFrames()
    }

    /// The results with some homes, and the cards of those that are near.
    init(_ query: String = "", ids: [Int], width: Double = 390, height: Double = 844) {
        self.init(query, width: width, height: height)
        respond(to: query, with: ids)
        respondWithCards()
    }
}

extension ResultsHost {
    /// Responds to a search.
    @discardableResult
    func respond(to query: String, with ids: [Int], count: Int? = nil) -> Bool {
        let path = "/v1/homes/results" + (query.isEmpty ? "" : "?" + query)
        let isRequested = host.respond(to: path, with: ResultsResponses.results(ids, count: count))
        settle()
        return isRequested
    }

    /// Responds to all requests for cards until there are no more.
    func respondWithCards() {
        for _ in 0..<20 {
            let requests = cardRequests
            guard !requests.isEmpty else { break }
            for ids in requests {
                host.respond(to: "/v1/homes/cards?ids=" + Self.text(ids), with: ResultsResponses.cards(ids))
            }
            elapse(100)
        }
        settle()
    }

    /// The homes whose cards are requested, by request.
    var cardRequests: [[Int]] {
        host.openRequests.compactMap { open in
            guard open.request.path.hasPrefix("/v1/homes/cards?ids=") else { return nil }
            return open.request.path.dropFirst(20).split(separator: ",").compactMap { Int($0) }
        }
    }

    /// The homes of the search whose cards are there.
    var cardsKept: [Int] {
        ids.filter { screen.model.cards.content(for: $0) != nil }
    }

    static func text(_ ids: [Int]) -> String { ids.map { "\($0)" }.joined(separator: ",") }

    /// All other requests that wait: method and path, with the body.
    var openRequests: [String] {
        host.openRequests.filter { !$0.request.path.hasPrefix("/v1/homes/cards") }.map { $0.text }
    }

    /// The homes of the list.
    var ids: [Int] { screen.model.objects.compactMap { object in Self.row(object)?.id } }

    static func row(_ object: ListObject) -> ResultRow? { object.value() }

    /// The cells that are seen, from the top down.
    var seenCells: [CollectionViewCell] {
        let view = screen.adapter.collectionView
        return view.indexPathsForDisplayedItems.compactMap { view.cellForItem(at: $0) }
            .filter { host.visibleFrame($0.node) != nil }
    }

    /// The texts of the rows that are seen, from the top down.
    var seen: [[String]] { seenCells.map { host.texts(in: $0.node) } }

    /// The ids of the rows that are seen, from the top down.
    var seenIDs: [Int] {
        let view = screen.adapter.collectionView
        return view.indexPathsForDisplayedItems.filter { path in
            view.cellForItem(at: path).map { host.visibleFrame($0.node) != nil } ?? false
        }.map { ids[$0.item] }
    }

    /// Whether a cell has a look.
    func has(_ styleClass: StyleClass, _ cell: CollectionViewCell) -> Bool {
        host.nodes(withStyleClass: styleClass).contains(cell.node)
    }

    /// The sentence above the list.
    var count: String {
        host.nodes { $0.styleClasses.contains("results-count") }.first.map { host.texts(in: $0).joined() } ?? ""
    }

    /// The field with a name, the one that can be reached.
    func field(_ label: String) -> NodeID? {
        host.nodes { $0.element == .textField && $0.attributes[.accessibilityLabel] == label }
            .first { host.frameInWindow($0) != nil }
    }
}
