import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import ProductPortal

/// How the parts of a show's screen load, fail, turn out empty and are requested again, in any order.
struct ShowLoadingTests {
    private static let details: [[String]] = [
        ["Live", "since Oct\u{A0}11,\u{A0}2026", "Season 4 is out."],
        ["Studio", "Gannet Rock"], ["Genre", "Drama"], ["Language", "English"], ["Season", "4"], ["Episodes", "400"],
        ["Total length", "252 hr"],
        ["The sea has gone out."], ["It is coming back."],
    ]

    @Test(
        "each part of the details has an endpoint of its own, and is shown as it comes; one spinner is left for the rest"
    )
    func details() {
        let portal = PortalHost()
        #expect(portal.openRequests.sorted() == ["", "/description", "/information", "/status"])
        #expect(portal.placeholders == ["…"])
        #expect(portal.rows == [])
        portal.respond(to: "/information", with: PortalResponses.information)
        #expect(portal.placeholders == ["…"])
        #expect(portal.rows == Array(Self.details[1...6]))
        portal.respond(to: "/status", with: PortalResponses.status)
        #expect(portal.placeholders == ["…"])
        portal.respond(to: "", with: PortalResponses.show())
        #expect(portal.host.title == "Tidewater")
        portal.respond(to: "/description", with: PortalResponses.description)
        #expect(portal.placeholders == [])
        #expect(portal.rows == Self.details)
        #expect(portal.openRequests == [])
    }

    @Test("the window keeps its title until the name of the show is known, or that it could not be loaded")
    func title() {
        let portal = PortalHost()
        #expect(portal.host.title == "")
        for part in Self.parts[..<3] { portal.respond(to: part.suffix, with: part.good) }
        #expect(portal.host.title == "")
        portal.respond(to: "", with: .failure(status: 500))
        #expect(portal.host.title == "Show")
        let second = PortalHost()
        second.respond(to: "", with: PortalResponses.show())
        #expect(second.host.title == "Tidewater")
    }

    /// The six parts of two segments, with the responses to them.
    private static let six: [(suffix: String, response: HostResponse)] = [
        ("/status", PortalResponses.status), ("/information", .failure(status: 500)),
        ("/description", PortalResponses.bytes("{}")), ("/ratings", PortalResponses.ratings),
        ("/reviews", PortalResponses.reviews(["Fine.", "Good."])), ("", PortalResponses.show()),
    ]

    private static func orders(_ count: Int) -> [[Int]] {
        if count == 0 { return [[]] }
        return orders(count - 1).flatMap { order in
            (0...order.count).map { Array(order[..<$0]) + [count - 1] + Array(order[$0...]) }
        }
    }

    @Test("six parts of two segments end in the same two screens, whatever the order of the responses")
    func everyOrder() {
        var screens: Set<[[String]]> = []
        // A long run takes each of the 720 orders, any other every eighth.
        let isLong = LongRun().isLong
        for (number, order) in Self.orders(6).enumerated() where isLong || number % 8 == 5 {
            let portal = PortalHost()
            portal.select(.reviews)
            portal.settle()
            var left = Set([3, 4])
            for index in order {
                #expect(
                    portal.placeholders == (left.isEmpty ? [] : ["…"]), "one spinner until both have come, then none")
                #expect(portal.respond(to: Self.six[index].suffix, with: Self.six[index].response))
                left.remove(index)
            }
            portal.settle()
            let reviews = portal.rows
            portal.select(.details)
            portal.settle()
            screens.insert(reviews + [["–"]] + portal.rows + [portal.placeholders])
            #expect(portal.openRequests == [])
        }
        #expect(
            screens == [
                [
                    [
                        "3.9", "10 ratings", "5 stars", "4", "4 stars", "3", "3 stars", "2", "2 stars", "0", "1 star",
                        "1",
                    ],
                    ["Title 1", "Cork\u{A0}· Oct\u{A0}4,\u{A0}2024", "Fine."],
                    ["Title 2", "Cork\u{A0}· Oct\u{A0}4,\u{A0}2024", "Good."],
                    ["–"],
                    Self.details[0],
                    [
                        "The information could not be loaded / Something went wrong on our side. Try again in a moment. / Try again",
                        "No description yet / Say in a few sentences what it is about.",
                    ],
                ]
            ])
    }

    private static let parts:
        [(segment: ShowSegment, suffix: String, name: String, empty: String, good: HostResponse)] = [
            (.details, "/status", "status", "No status yet", PortalResponses.status),
            (.details, "/information", "information", "No information yet", PortalResponses.information),
            (.details, "/description", "description", "No description yet", PortalResponses.description),
            (.episodes, "/episodes", "episodes", "No episodes yet", PortalResponses.episodes([1, 2])),
            (.reviews, "/ratings", "ratings", "No ratings yet", PortalResponses.ratings),
            (.reviews, "/reviews", "reviews", "No reviews yet", PortalResponses.reviews(["Fine."])),
            (.trends, "/trends?range=year", "trends", "No plays yet", PortalResponses.trends([1, 2, 3])),
        ]

    /// A screen on which everything but one part has come.
    private func host(waitingFor part: Int) -> PortalHost {
        let portal = PortalHost()
        let wanted = Self.parts[part]
        for other in Self.parts where other.segment == .details && other.suffix != wanted.suffix {
            portal.respond(to: other.suffix, with: other.good)
        }
        portal.respond(to: "", with: PortalResponses.show())
        guard wanted.segment != .details else { return portal }
        portal.select(wanted.segment)
        portal.settle()
        for other in Self.parts where other.segment == wanted.segment && other.suffix != wanted.suffix {
            portal.respond(to: other.suffix, with: other.good)
        }
        return portal
    }

    @Test(
        "each part fails by itself, keeps its error over another failure, and comes when it is requested again",
        arguments: 0..<7)
    func retry(part: Int) {
        let wanted = Self.parts[part]
        let portal = host(waitingFor: part)
        #expect(portal.placeholders == ["…"])
        let failure = "The \(wanted.name) could not be loaded"
        let causes: [(HostResponse, String)] = [
            (.failure(status: 500), "Something went wrong on our side. Try again in a moment."),
            (.unreachable, "The server is not responding. Check your connection, then try again."),
            (.success(Array("{".utf8)), "The response could not be read. Try again in a moment."),
        ]
        for (response, cause) in causes {
            #expect(portal.openRequests == [wanted.suffix])
            portal.respond(to: wanted.suffix, with: response)
            #expect(portal.placeholders == ["\(failure) / \(cause) / Try again"])
            #expect(portal.press("Try again: \(failure)"))
            #expect(portal.placeholders == ["…"])
        }
        portal.respond(to: wanted.suffix, with: wanted.good)
        #expect(portal.placeholders == [])
        #expect(portal.openRequests == [])
    }

    @Test("what failed is loaded again by itself when the device is online again, and nothing else")
    func reconnecting() {
        let portal = host(waitingFor: 0)
        portal.host.change { $0.isOnline = false }
        portal.respond(to: Self.parts[0].suffix, with: .unreachable)
        #expect(portal.placeholders.count == 1)
        #expect(portal.openRequests == [])
        portal.host.change { $0.isOnline = true }
        portal.settle()
        #expect(portal.openRequests == [Self.parts[0].suffix])
        portal.respond(to: Self.parts[0].suffix, with: Self.parts[0].good)
        #expect(portal.placeholders == [])
    }

    @Test("each part that turns out empty says so, and fills when it is loaded again", arguments: 0..<7)
    func empty(part: Int) {
        let wanted = Self.parts[part]
        let portal = host(waitingFor: part)
        portal.respond(to: wanted.suffix, with: PortalResponses.bytes("{}"))
        #expect(portal.placeholders.map { $0.split(separator: " / ").first.map(String.init) } == [wanted.empty])
        #expect(portal.press("Load again"))
        #expect(portal.placeholders.count == 1, "the word that there is nothing stays while it is looked for")
        for other in Self.parts where other.segment == wanted.segment {
            portal.respond(to: other.suffix, with: other.good)
        }
        portal.respond(to: "", with: PortalResponses.show())
        portal.settle()
        #expect(portal.placeholders == [])
        #expect(portal.openRequests == [])
    }

    @Test("a part that never responds fails when its time is over")
    func silence() {
        let portal = host(waitingFor: 0)
        var ticks = 0
        while portal.placeholders == ["…"], portal.host.fireNextTimer() {
            portal.settle()
            ticks += 1
        }
        #expect(ticks > 100)
        #expect(ticks < 200)
        #expect(portal.placeholders == ["The status could not be loaded / Try again"])
        #expect(portal.openRequests == [], "the request is called off")
    }

    @Test("where there are no ratings and no reviews, one placeholder stands for both")
    func noFeedback() {
        let portal = PortalHost("/shows/1/reviews")
        portal.respond(to: "/ratings", with: PortalResponses.bytes(#"{"count":0,"stars":[0,0,0,0,0]}"#))
        #expect(portal.placeholders == ["…"])
        portal.respond(to: "/reviews", with: PortalResponses.reviews([]))
        #expect(
            portal.placeholders == ["No reviews yet / They appear here once the show is live and a viewer writes one."])
    }

    @Test("the header fails by itself, and says so until it is loaded again; the rest stays")
    func header() {
        let portal = PortalHost()
        for part in Self.parts[..<3] { portal.respond(to: part.suffix, with: part.good) }
        portal.respond(to: "", with: .failure(status: 500))
        #expect(portal.host.node(showing: "The show could not be loaded") != nil)
        #expect(portal.rows == Self.details)
        #expect(portal.host.node(labeled: "Try again: The show could not be loaded") != nil)
        #expect(portal.host.tap("Try again"))
        portal.settle()
        #expect(portal.rows == Self.details, "what is shown stays")
        portal.respond(to: "", with: PortalResponses.show("Long Wave"))
        #expect(portal.host.node(showing: "Long Wave") != nil)
        #expect(portal.host.title == "Long Wave")
        #expect(portal.host.node(showing: "The show could not be loaded") == nil)
    }

    @Test("a show that does not exist is said to, once for the whole screen")
    func nowhere() {
        let portal = PortalHost()
        for suffix in ["", "/status", "/information", "/description"] {
            portal.respond(to: suffix, with: .failure(status: 404))
        }
        #expect(portal.placeholders == ["This show does not exist / It may have been removed. / Try again"])
    }
}
