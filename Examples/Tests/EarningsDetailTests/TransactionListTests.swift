import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import EarningsDetail

/// The list of transactions, and the addresses.
struct TransactionListTests {
    private func makeHost() -> ModelHost {
        let navigation = NavigationController(
            router: { path in
                EarningsRoute(path: path).map {
                    $0.transactionID == nil ? TransactionListViewController() : EarningsViewController(route: $0)
                }
            },
            notFound: { _ in TransactionListViewController() })
        let host = ModelHost(navigation, windowSize: Size(width: 390, height: 844))
        host.start(path: "/earnings")
        host.runFrames()
        return host
    }

    private func isOutline(_ node: NodeID, on host: ModelHost) -> Bool {
        host.node(node)?.styleClasses.contains("is-placeholder") == true
    }

    @Test("transactions come in parts, say what they add up to, and lead to their own screens")
    func parts() {
        let host = makeHost()
        let outlines = { host.nodes(withStyleClass: "earnings-summary").filter { isOutline($0, on: host) } }
        #expect(outlines().count == 1)
        #expect(outlines().flatMap { host.texts(in: $0) } == [])
        host.respond(to: "/v1/earnings", with: EarningsResponses.list(Array(1...15), next: "c"))
        host.runFrames()
        #expect(outlines() == [])
        #expect(host.node(showing: "$1,234.50") != nil)
        #expect(host.node(showing: "earned with 40 receipts") != nil)
        #expect(host.node(showing: "Store 1") != nil)
        #expect(host.node(showing: "+$2.00") != nil)
        #expect(host.node(showing: "Sep\u{A0}4,\u{A0}2026\u{A0}· Quay") != nil)
        host.scroll(to: Point(x: 0, y: 2_000))
        host.runFrames()
        host.respond(to: "/v1/earnings?after=c", with: .unreachable)
        host.runFrames()
        host.scroll(to: Point(x: 0, y: 2_000))
        #expect(host.tap("Try again"))
        host.respond(to: "/v1/earnings?after=c", with: EarningsResponses.list(Array(16...20)))
        host.runFrames()
        host.scroll(to: Point(x: 0, y: 4_000))
        host.runFrames()
        #expect(host.node(showing: "Store 20") != nil)
        #expect(host.node(showing: "That is all.") != nil)
        host.tap("Store 20")
        #expect(host.history == ["/earnings", "/earnings/20"])
        #expect(host.openRequests.map(\.request.path) == ["/v1/earnings/20"])
        #expect(host.tap("Loading") == false)
    }

    @Test(
        "the caption of the sum counts the receipts that have earned, without those that are pending",
        arguments: [
            (0, "earned with 42 receipts"), (2, "earned with 40 receipts"), (41, "earned with one receipt"),
            (42, "earned with 0 receipts"), (43, "earned with 0 receipts"),
        ])
    func caption(pending: Int, expected: String) {
        let host = makeHost()
        host.respond(to: "/v1/earnings", with: EarningsResponses.list([1, 2], pending: pending))
        host.runFrames()
        #expect(host.nodes(withStyleClass: "earnings-summary").map { host.texts(in: $0) } == [["$1,234.50", expected]])
    }

    @Test("a shop has its mark, and the first letter of its name where it has none")
    func marks() {
        let host = makeHost()
        host.respond(to: "/v1/earnings", with: EarningsResponses.list([3, 4]))
        host.runFrames()
        let pictures = host.nodes { $0.styleClasses.contains("store-picture") && !$0.isHidden }
        #expect(pictures.compactMap { host.node($0)?.image.url } == ["/img/160/shop/3.r1.jpg"])
        let letters = host.nodes(withStyleClass: "store-monogram").compactMap { host.node($0)?.text }
        #expect(letters == ["S", "S"])
    }

    @Test(
        "the first letter of a shop is shown as a whole",
        arguments: [("Äpfel", "Ä"), ("متجر", "م"), ("S", "S"), ("", "")])
    func letters(name: String, letter: String) {
        let view = StoreMarkView()
        view.show(nil, of: name)
        #expect(view.subviews.compactMap { ($0 as? Label)?.text } == [letter])
    }

    @Test("a list that cannot be loaded says so, and is loaded when it is requested again")
    func failure() {
        let host = makeHost()
        host.respond(to: "/v1/earnings", with: .failure(status: 500))
        host.runFrames()
        #expect(host.node(showing: "The transactions could not be loaded") != nil)
        #expect(host.nodes(withStyleClass: "is-placeholder") == [])
        #expect(host.tap("Try again"))
        host.respond(to: "/v1/earnings", with: EarningsResponses.list([2]))
        host.runFrames()
        #expect(host.node(showing: "Store 2") != nil)
    }

    @Test("addresses and routes name each other")
    func routes() {
        for path in ["/earnings", "/earnings/7"] { #expect(EarningsRoute(path: path)?.path == path) }
        #expect(EarningsRoute(path: "/earnings/7?x#y") == EarningsRoute(transactionID: 7))
        for path in ["/", "/earning", "/earnings/x", "/earnings/0", "/earnings/-1", "/earnings/1/2"] {
            #expect(EarningsRoute(path: path) == nil, "\(path)")
        }
    }

    @Test("sums and times are written as people write them")
    func texts() {
        #expect(
            [0, 5, 105, 123_456_789, -250].map { CurrencyFormatStyle.dollars.format(cents: $0) } == [
                "$0.00", "$0.05", "$1.05", "$1,234,567.89", "-$2.50",
            ])
        #expect(
            [0, 545, 1_439, 1_440, -5].map { DateFormatStyle.timeOfDay($0) } == [
                "12:00 AM", "9:05 AM", "11:59 PM", "12:00 AM", "12:00 AM",
            ])
    }

    @Test(
        "the letters of a symbol and its dollar sign stay together where the screen is read from right to left",
        arguments: [
            ("ar-EG", "\u{61C}+\u{200F}٦٫١٠\u{A0}US$\u{200E}"), ("ar-AE", "\u{200F}\u{200E}+6.10\u{A0}US$\u{200E}"),
            ("de-DE", "+6,10\u{A0}$"), ("en-US", "+$6.10"),
        ])
    func symbols(language: String, expected: String) {
        let style = CurrencyFormatStyle(code: "USD", locale: Locale(identifier: language)).presentation(.narrow)
        let text = style.sign(strategy: .always(includingZero: true)).format(cents: 610)
        #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test("without a host every request fails at once, and a change counts as not sent")
    func withoutHost() {
        let service = EarningsService()
        var responses: [String] = []
        func note(_ failure: LoadError?) { responses.append(failure?.sentence ?? "") }
        _ = service.readList(after: nil) { result in
            if case .failure(let error) = result { note(error) }
        }
        service.store(nil, of: 7) { responses.append("\($0)") }
        #expect(responses == ["Something went wrong on our side. Try again in a moment.", "refused"])
    }
}
