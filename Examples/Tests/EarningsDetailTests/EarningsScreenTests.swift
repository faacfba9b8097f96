import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import Testing

@testable import EarningsDetail

/// The presenter's states, and what the screen makes of each: a main snapshot, then section snapshots.
struct EarningsScreenTests {
    private let help = [
        "help", "  + expandable(EarningsDetail.ExpandableItem.Kind.help(EarningsDetail.HelpTopic.missingOffer))",
        "    answer(EarningsDetail.HelpTopic.missingOffer)",
        "  + expandable(EarningsDetail.ExpandableItem.Kind.help(EarningsDetail.HelpTopic.wrongAmount))",
        "    answer(EarningsDetail.HelpTopic.wrongAmount)",
        "  + expandable(EarningsDetail.ExpandableItem.Kind.help(EarningsDetail.HelpTopic.payment))",
        "    answer(EarningsDetail.HelpTopic.payment)", "  contact",
    ]
    private let head = [
        "celebration", "  celebration", "transactionDetails", "  store", "  purchaseDate", "  total", "  cashBack",
    ]
    private let offers = [
        "offersMatched", "  − expandable(EarningsDetail.ExpandableItem.Kind.offersMatched)", "    offer(1)",
        "    offer(2)",
    ]

    @Test("with extras: every section, the offers open and the rest closed")
    func withExtras() {
        let earnings = EarningsHost.loaded()
        let extras = [
            "extraEarnings", "  + expandable(EarningsDetail.ExpandableItem.Kind.extraEarnings)", "    extra(8)",
        ]
        #expect(
            earnings.snapshot == head + offers + extras + ["feedback", "  feedback", "receipts", "  receipt(0)"] + help)
        #expect(
            earnings.rows == [
                "$1.50 | You earned cash back! | Offers and extras are in your account already.",
                "Store | Larkfield | 14 Mill Lane", "Purchase date | September\u{A0}4, 2026 | 9:05 AM",
                "Paid | $1,234.56", "Cash back | $1.50", "Offers matched (2) | $1.00", "Offer 1 | Any size | +$0.50",
                "Offer 2 | Any size | +$0.50", "Extra earnings (1) | $0.50", "How did we do?", "",
                "An offer is missing",
                "The amount is wrong", "When is it paid?", "Write to us | help@example.com",
            ])
        #expect(earnings.screen.title == "Larkfield")
        #expect(earnings.host.title == "Larkfield")
    }

    @Test("without extras and pending: what there is nothing of has no section")
    func otherStates() {
        let without = EarningsHost.loaded(EarningsResponses.transaction(extras: []))
        #expect(without.snapshot == head + offers + ["feedback", "  feedback", "receipts", "  receipt(0)"] + help)
        #expect(without.rows.first == "$1.00 | You earned cash back! | It is in your account already.")
        let pending = EarningsHost.loaded(EarningsResponses.pending)
        #expect(pending.snapshot == head + ["receipts", "  receipt(0)"] + help)
        #expect(pending.rows[0].hasPrefix("Pending | We are reading your receipt"))
        #expect(pending.rows[4] == "Cash back | Pending")
        // It has been looked through meanwhile.
        pending.press("Load again")
        pending.respond(with: EarningsResponses.transaction(extras: []))
        #expect(pending.snapshot == without.snapshot)
        #expect(pending.rows == without.rows)
    }

    @Test("the mark of the shop is on the coin and products are at their offers; extras have a sign")
    func pictures() {
        let earnings = EarningsHost.loaded()
        earnings.press("Extra earnings (1): $0.50")
        #expect(earnings.pictures(withStyleClass: "celebration-mark") == ["/img/160/shop/1.r1.jpg"])
        #expect(
            earnings.pictures(withStyleClass: "earning-picture") == [
                "/img/160/grocery/1.r1.jpg", "/img/160/grocery/2.r1.jpg",
            ])
        let signs = earnings.host.nodes { $0.styleClasses.contains("earning-sign") && !$0.isHidden }
        #expect(signs.count == 1)
    }

    @Test("loading, failing and trying again; what is shown stays when loading again fails")
    func loading() {
        let earnings = EarningsHost()
        #expect(earnings.snapshot == ["celebration", "  message"])
        #expect(earnings.openRequests == ["get /v1/earnings/7"])
        #expect(earnings.rows == [""])
        #expect(earnings.host.node(labeled: "Loading the transaction…") != nil)
        #expect(earnings.host.nodes(withStyleClass: "skeleton-line").count == 7)
        earnings.respond(with: .failure(status: 503))
        #expect(
            earnings.rows == [
                "The transaction could not be loaded | Something went wrong on our side. Try again in a moment. | Try again"
            ])
        #expect(earnings.host.node(labeled: "Loading the transaction…") == nil)
        earnings.press("Try again")
        earnings.respond(with: EarningsResponses.bytes("{"))
        #expect(earnings.rows.first?.contains("The response could not be read.") == true)
        earnings.press("Try again")
        earnings.respond(with: EarningsResponses.transaction())
        let rows = earnings.rows
        #expect(rows.count == 15)
        earnings.press("Load again")
        earnings.respond(with: .unreachable)
        #expect(earnings.rows == rows)
        #expect(earnings.host.announcements.last?.hasPrefix("This could not be loaded again.") == true)
        let missing = EarningsHost.loaded(.failure(status: 404))
        #expect(missing.rows == ["This transaction does not exist | The address may be wrong."])
    }

    @Test("what there was no connection for is loaded when the device is online again")
    func connection() {
        let earnings = EarningsHost()
        earnings.respond(with: .unreachable)
        let sentence = "The server is not responding. Check your connection, then try again."
        #expect(earnings.rows == ["The transaction could not be loaded | \(sentence) | Try again"])
        earnings.host.change { $0.isOnline = false }
        #expect(earnings.openRequests == [])
        earnings.host.change { $0.isOnline = true }
        #expect(earnings.openRequests == ["get /v1/earnings/7"])
        earnings.respond(with: EarningsResponses.transaction())
        #expect(earnings.rows.count == 15)
    }

    @Test("opening and closing calls the handlers, and is remembered when the transaction is loaded again")
    func outlines() {
        let earnings = EarningsHost.loaded()
        earnings.press("Extra earnings (1): $0.50")
        #expect(earnings.rows.contains("Extra 8 | Any size | +$0.50"))
        earnings.press("Offers matched (2): $1.00")
        #expect(!earnings.rows.contains { $0.hasPrefix("Offer 1") })
        earnings.press("When is it paid?")
        #expect(earnings.rows.contains { $0.hasPrefix("It is in your account as soon as") })
        #expect(
            earnings.presenter.events == [
                .shouldExpand(.extraEarnings), .willExpand(.extraEarnings), .shouldCollapse(.offersMatched),
                .willCollapse(.offersMatched), .shouldExpand(.help(.payment)), .willExpand(.help(.payment)),
            ])
        earnings.press("Load again")
        earnings.respond(with: EarningsResponses.transaction(offers: [1, 2, 3], extras: [8, 9]))
        #expect(
            earnings.rows.filter { $0.contains("(") || $0.hasPrefix("Extra 8") || $0.hasPrefix("Offer ") } == [
                "Offers matched (3) | $1.50", "Extra earnings (2) | $1.00", "Extra 8 | Any size | +$0.50",
            ])
        #expect(earnings.presenter.state.expanded == [.extraEarnings, .help(.payment)])
    }

    @Test("a row is the same whatever it shows: with another amount its cell stays, and shows that")
    func reconfiguring() throws {
        let earnings = EarningsHost.loaded()
        let snapshot = earnings.snapshot
        let before = try #require(cashBackCell(earnings))
        #expect(earnings.host.texts(in: before).contains("$1.50"))
        earnings.press("Load again")
        earnings.respond(with: EarningsResponses.transaction(cashBack: 175))
        #expect(earnings.snapshot == snapshot)
        #expect(cashBackCell(earnings) == before)
        #expect(earnings.host.texts(in: before).contains("$1.75"))
    }

    /// The cell with the cash back of the whole transaction.
    private func cashBackCell(_ earnings: EarningsHost) -> NodeID? {
        earnings.host.visibleCells.first { earnings.host.texts(in: $0).contains("Cash back") }
    }

    @Test("rows come out from behind the row that shows them and go back there")
    func movement() throws {
        let earnings = EarningsHost.loaded()
        let layout = earnings.screen.collectionView.layout
        let header = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 2)))
        for item in 1...2 {
            let path = IndexPath(item: item, section: 2)
            let start = try #require(layout.initialLayoutAttributesForAppearingItem(at: path))
            let end = try #require(layout.finalLayoutAttributesForDisappearingItem(at: path))
            for attributes in [start, end] {
                #expect(attributes.alpha == 0)
                #expect(abs(attributes.frame.maxY - header.frame.maxY) < 0.001)
            }
        }
        let fact = IndexPath(item: 1, section: 1)
        let start = layout.initialLayoutAttributesForAppearingItem(at: fact)?.frame
        #expect(start == layout.layoutAttributesForItem(at: fact)?.frame)
    }

    @Test("sections are opened and closed by the arrows where the focus is")
    func keys() throws {
        let earnings = EarningsHost.loaded()
        let header = try #require(earnings.host.nodes(withStyleClass: "earnings-expandable").first)
        earnings.host.send(.focused(header))
        #expect(earnings.host.press(.left, on: header))
        earnings.settle()
        #expect(!earnings.rows.contains { $0.hasPrefix("Offer 1") })
        #expect(earnings.host.press(.right, on: header))
        earnings.settle()
        #expect(earnings.rows.contains { $0.hasPrefix("Offer 1") })
    }

    @Test("amounts that no one can have earned do not end the program")
    func amounts() {
        func earnings(_ amount: Int) -> [Earning] { (1...2).map { Earning(id: $0, title: "Offer", cashBack: amount) } }
        let details = TransactionDetails(
            transaction: Transaction(id: 7, store: "Larkfield", status: .credited), total: 0,
            offers: earnings(.max), extras: earnings(.min), receipts: [])
        let properties = EarningsState().properties(of: details, error: nil, draft: nil)
        let rows = properties.sections.flatMap { $0.expandables }
        let dollars = CurrencyFormatStyle.dollars
        #expect(rows[0].properties.value == dollars.format(minorUnits: .max))
        #expect(rows[1].properties.value == dollars.format(minorUnits: .min))
    }

    @Test("the address of a mail is opened outside")
    func contact() {
        let earnings = EarningsHost.loaded()
        earnings.press("Write to us")
        #expect(earnings.host.openedURLs == ["mailto:help@example.com"])
    }

    @Test("every state of the screen shows the same at every width", arguments: [320.0, 768, 1280])
    func widths(width: Double) {
        let earnings = EarningsHost(width: width)
        earnings.respond(with: EarningsResponses.transaction())
        let cards = earnings.host.nodes(withStyleClass: "earnings-row").compactMap { earnings.host.visibleFrame($0) }
        #expect(cards.count > 8)
        for frame in cards {
            #expect(frame.width <= 640)
            #expect(abs(frame.midX - width / 2) < 0.6)
        }
    }
}
