import CollectionTestSupport
import CollectionViewKit

@testable import EarningsDetail

/// Responses as the server sends them.
enum EarningsResponses {
    static func bytes(_ text: String) -> HostResponse { .success(Array(text.utf8)) }

    /// Earnings of 50 cents each. Offers have a picture.
    static func earnings(_ ids: [Int], _ name: String) -> String {
        ids.map { id in
            let picture = name == "Offer" ? #","picture":{"path":"grocery/\#(id).r1.jpg","w":320,"h":320}"# : ""
            return #"{"id":\#(id),"title":"\#(name) \#(id)","detail":"Any size","cashBack":50\#(picture)}"#
        }.joined(separator: ",")
    }

    /// A transaction with offers, extras, receipts and feedback; its earnings are 50 cents each, and its cash back is their sum unless
    /// another one is given, in cents.
    static func transaction(
        offers: [Int] = [1, 2], extras: [Int] = [8], status: String = "credited", receipts: Int = 1,
        feedback: String? = nil, cashBack: Int? = nil
    ) -> HostResponse {
        let pictures = (0..<receipts).map {
            ##"{"path":"receipt/7.\##($0 + 1).r1.jpg","w":1280,"h":1920,"tint":"#6F5B4B"}"##
        }
        let sum = cashBack ?? (offers.count + extras.count) * 50
        let kept = feedback.map { #","feedback":\#($0)"# } ?? ""
        return bytes(
            #"{"id":7,"store":"Larkfield","branch":"14 Mill Lane","status":"\#(status)","day":20700,"minute":545,"#
                + #""cashBack":\#(sum),"total":123456,"#
                + #""mark":{"path":"shop/1.r1.jpg","w":320,"h":320},"#
                + #""offers":[\#(earnings(offers, "Offer"))],"extras":[\#(earnings(extras, "Extra"))],"#
                + #""receipts":[\#(pictures.joined(separator: ","))]\#(kept)}"#)
    }

    static let pending = transaction(offers: [], extras: [], status: "pending")

    /// A part of a list of 42 transactions. Shops of odd numbers have a mark.
    static func list(_ ids: [Int], next: String? = nil, pending: Int = 2) -> HostResponse {
        let rows = ids.map { id in
            let mark = id % 2 == 1 ? #","mark":{"path":"shop/\#(id).r1.jpg","w":320,"h":320}"# : ""
            let status = id == 1 ? "pending" : "credited"
            return #"{"id":\#(id),"store":"Store \#(id)","branch":"Quay","status":"\#(status)","#
                + #""day":20700,"minute":545,"cashBack":\#(id * 100)\#(mark)}"#
        }
        let more = next.map { #","next":"\#($0)""# } ?? ""
        return bytes(
            #"{"count":42,"pending":\#(pending),"earned":123450,"#
                + #""transactions":[\#(rows.joined(separator: ","))]\#(more)}"#)
    }
}

/// The screen of a transaction on a host, with the server's part to be played.
struct EarningsHost: HostedScreen {
    static let path = "/v1/earnings/7"

    let host: ModelHost
    let screen: EarningsViewController

    init(width: Double = 390, height: Double = 1_600) {
        let screen = EarningsViewController(route: EarningsRoute(transactionID: 7))
        self.screen = screen
        let navigation = NavigationController(router: { _ in screen }, notFound: { _ in screen })
        host = ModelHost(navigation, windowSize: Size(width: width, height: height))
        host.start(path: "/earnings/7")
        host.runFrames()
    }

    /// A screen whose transaction has been loaded.
    static func loaded(_ response: HostResponse = EarningsResponses.transaction()) -> EarningsHost {
        let earnings = EarningsHost()
        earnings.respond(with: response)
        return earnings
    }
}

extension EarningsHost {
    var presenter: EarningsPresenter { screen.presenter }

    /// Responds to the request for the transaction, or to that below it.
    @discardableResult
    func respond(with response: HostResponse, to suffix: String = "") -> Bool {
        respond(to: Self.path + suffix, with: response)
    }

    /// The rows that are seen, from the top down, each as its texts.
    var rows: [String] {
        fromTop(host.visibleCells.filter { (host.node($0)?.opacity ?? 0) > 0 })
            .map { host.texts(in: $0).filter { !$0.isEmpty }.joined(separator: " | ") }
    }

    /// The addresses of the pictures of a style class that are not hidden, in order.
    func pictures(withStyleClass styleClass: StyleClass) -> [String] {
        let images = host.nodes { $0.styleClasses.contains(styleClass) && !$0.isHidden }
        return images.compactMap { host.node($0)?.image.url }.sorted()
    }

    /// What the data source was given: the sections, and in each its rows with what they show and hide.
    var snapshot: [String] {
        screen.dataSource.snapshot().sectionIdentifiers.flatMap { section in
            let outline = screen.dataSource.snapshot(for: section)
            return ["\(section)"]
                + outline.items.map { item in
                    let sign = outline.children(of: item).isEmpty ? "" : outline.isExpanded(item) ? "− " : "+ "
                    return String(repeating: "  ", count: (outline.level(of: item) ?? 0) + 1) + sign + "\(item)"
                }
        }
    }
}
