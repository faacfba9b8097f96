import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import ProductPortal

/// Segments that are switched while they load, responses that are out of date, and the header that goes along.
struct ShowSwitchingTests {
    /// What only one segment shows.
    private static let marks: [ShowSegment: String] = [
        .details: "Studio", .episodes: "Episode 1", .reviews: "Title 1", .trends: "Plays per day",
    ]

    private func expectOnly(_ segment: ShowSegment, _ portal: PortalHost) {
        let texts = Set(portal.rows.flatMap { $0 })
        for (other, mark) in Self.marks where other != segment {
            #expect(!texts.contains(mark), "\(mark) on the segment \(segment.title)")
        }
    }

    @Test(
        "switching twenty times while responses are slow never shows another segment's content, and all of it comes",
        arguments: 0..<6)
    func fast(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let portal = PortalHost()
        let responses: [String: HostResponse] = [
            "": PortalResponses.show(), "/status": PortalResponses.status, "/information": PortalResponses.information,
            "/description": PortalResponses.description, "/episodes": PortalResponses.episodes([1, 2]),
            "/ratings": PortalResponses.ratings, "/reviews": PortalResponses.reviews(["Fine."]),
            "/trends?range=year": PortalResponses.trends([1, 2, 3]),
        ]
        for _ in 0..<20 {
            let segment = ShowSegment.allCases.randomElement(using: &generator) ?? .details
            portal.select(segment)
            if let request = portal.openRequests.randomElement(using: &generator), Bool.random(using: &generator) {
                portal.respond(to: request, with: responses[request] ?? .unreachable)
            }
            portal.settle()
            expectOnly(segment, portal)
            #expect(portal.placeholders.count <= 1)
        }
        for segment in ShowSegment.allCases {
            portal.select(segment)
            while let request = portal.openRequests.first {
                portal.respond(to: request, with: responses[request] ?? .unreachable)
            }
            portal.settle()
            #expect(portal.placeholders == [])
            #expect(portal.rows.flatMap { $0 }.contains(Self.marks[segment] ?? ""))
            expectOnly(segment, portal)
        }
    }

    @Test("a segment is loaded when it is first selected and not again; the address follows, and leads back to it")
    func address() {
        let portal = PortalHost("/shows/1/episodes?faults")
        #expect(portal.openRequests.sorted() == ["", "/episodes"])
        portal.respond(to: "/episodes", with: PortalResponses.episodes([1]))
        portal.select(.trends)
        #expect(portal.host.history == ["/shows/1/trends?faults"])
        #expect(portal.openRequests.sorted() == ["", "/trends?range=year"])
        portal.select(.episodes)
        #expect(portal.openRequests.sorted() == ["", "/trends?range=year"])
        portal.select(.details)
        #expect(portal.host.history == ["/shows/1?faults"])
    }

    @Test("a response that was replaced by a later load never wins, though it cannot be called off")
    func stale() {
        let portal = PortalHost("/shows/1?faults")
        portal.respondWithDetails()
        portal.screen.setFault(.stale, of: .status)
        portal.press("Load again")
        let late = PortalResponses.bytes(#"{"status":"draft","note":"Out of date.","day":1}"#)
        #expect(portal.respond(to: "/status", with: late), "it is held back")
        portal.screen.setFault(.none, of: .status)
        portal.press("Load again")
        portal.respondWithDetails()
        let rows = portal.rows
        #expect(rows.first == ["Live", "since Oct\u{A0}11,\u{A0}2026", "Season 4 is out."])
        portal.elapse(6_000)
        #expect(portal.rows == rows)
        #expect(portal.placeholders == [])
    }

    @Test("the panel makes any endpoint slow, failing or empty, and well again")
    func faults() {
        let portal = PortalHost("/shows/1/episodes?faults")
        portal.respond(to: "", with: PortalResponses.show())
        portal.respond(to: "/episodes", with: PortalResponses.episodes([1]))
        portal.screen.setFault(.slow, of: .information)
        portal.screen.setFault(.failing, of: .status)
        portal.screen.setFault(.empty, of: .description)
        portal.select(.details)
        #expect(portal.openRequests == [], "nothing is requested yet")
        portal.elapse(300)
        #expect(portal.placeholders.map { $0.prefix(9) } == ["The statu", "…", "No descri"])
        portal.elapse(4_000)
        portal.settle()
        #expect(portal.openRequests == ["/information"])
        portal.respond(to: "/information", with: PortalResponses.information)
        #expect(portal.placeholders.map { $0.prefix(9) } == ["The statu", "No descri"])
        for endpoint in PortalEndpoint.allCases { portal.screen.setFault(.none, of: endpoint) }
        portal.press("Load again")
        portal.respondWithDetails()
        #expect(portal.placeholders == [])
        #expect(portal.rows.count == 9)
    }

    @Test("the panel's controls are there where the address names them, one for each endpoint")
    func panel() {
        #expect(PortalHost().host.nodes(withStyleClass: "fault-panel") == [])
        let portal = PortalHost("/shows/1?faults")
        #expect(portal.host.nodes(withStyleClass: "fault-panel").count == 1)
        #expect(portal.host.tap("Faults"))
        let failing = portal.host.nodes { $0.text == "Failing" }
        #expect(failing.count == PortalEndpoint.allCases.count)
        portal.host.activatable(around: failing[1]).map { _ = portal.host.send(.activated($0)) }
        portal.respondWithDetails()
        portal.press("Load again")
        #expect(!portal.openRequests.contains("/status"))
        #expect(portal.openRequests.contains("/information"))
    }

    @Test("what is read comes in the order that is seen: header, segments, title, rows, end of the list")
    func readingOrder() {
        let portal = PortalHost()
        portal.respondWithDetails()
        portal.select(.episodes)
        portal.respond(to: "/episodes", with: PortalResponses.episodes([1, 2], count: 2))
        portal.elapse(100)
        let parts: [StyleClass] = ["show-header", "segment-bar", "portal-title", "episode-cell", "load-more-item"]
        let order = portal.host.nodes { node in parts.contains { node.styleClasses.contains($0) } }
            .filter { portal.host.frameInWindow($0) != nil }
            .compactMap { portal.host.texts(in: $0).first }
        #expect(order == ["Tidewater", "Details", "2 episodes", "1", "2", "That is all."])
    }

    @Test("headers and footers stand in the column of the rows, and lines between sections stand out")
    func measures() throws {
        let portal = PortalHost("/shows/1/episodes", width: 1_200)
        portal.respond(to: "/episodes", with: PortalResponses.episodes([1, 2], count: 2))
        portal.elapse(100)
        for part in ["show-header", "segment-bar", "portal-title", "load-more-item"] as [StyleClass] {
            let id = portal.host.nodes(withStyleClass: part).first { portal.host.frameInWindow($0) != nil }
            let known = try #require(id)
            let node = try #require(portal.host.node(known))
            #expect(node.styleClasses.contains("has-padding"), "\(part.rawValue)")
            #expect(node.styleClasses.contains("background-screen"), "\(part.rawValue)")
            #expect(node.variables["padding-leading"] == 240, "\(part.rawValue)")
            #expect(node.variables["padding-trailing"] == 240, "\(part.rawValue)")
        }
        portal.select(.details)
        portal.respondWithDetails()
        let lines = portal.host.nodes(withStyleClass: "section-separator")
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { portal.host.node($0)?.styleClasses.contains("separator-strong") == true })
    }

    @Test(
        "the poster is requested in the width that it has at the size of text",
        arguments: [(390.0, 1.0, 320), (390.0, 2.0, 320), (1_920.0, 1.0, 320), (1_920.0, 2.0, 480)])
    func poster(width: Double, textScale: Double, pixels: Int) {
        let portal = PortalHost(width: width)
        portal.host.change { $0.lineHeights = $0.lineHeights.map { $0 * textScale } }
        portal.host.runFrames()
        portal.respond(to: "", with: PortalResponses.show())
        let posters = portal.host.nodes(withStyleClass: "show-poster").filter { portal.host.frameInWindow($0) != nil }
        #expect(posters.compactMap { portal.host.node($0)?.image.url } == ["/img/\(pixels)/show/1.r1.jpg"])
    }

    @Test("the header scrolls away below the bar, which takes over its name, and the segments stay in sight")
    func collapsing() throws {
        let portal = PortalHost("/shows/1/episodes")
        portal.respond(to: "", with: PortalResponses.show())
        portal.respond(to: "/episodes", with: PortalResponses.episodes(Array(1...40), next: "c"))
        let header = try #require(portal.host.nodes(withStyleClass: "show-header").first)
        let segments = try #require(portal.host.nodes(withStyleClass: "segment-bar").first)
        let title = try #require(portal.host.nodes(withStyleClass: "show-title").first)
        let height = try #require(portal.host.frameInWindow(header)).height
        #expect(portal.host.frameInWindow(segments)?.minY == height)
        #expect(portal.host.node(title)?.styleClasses.contains("is-away") == true)
        var tops: [Double] = []
        for offset in stride(from: 0.0, through: 400, by: 4) {
            portal.host.scroll(to: Point(x: 0, y: offset))
            portal.settle()
            tops.append(try #require(portal.host.frameInWindow(segments)).minY - max(0, height - offset))
        }
        #expect(tops.allSatisfy { $0 == 0 }, "it moves with the content and then not at all")
        #expect(portal.host.node(title)?.styleClasses.contains("is-away") == false)
        portal.select(.trends)
        portal.respond(to: "/trends?range=year", with: PortalResponses.trends([1, 2, 3]))
        portal.settle()
        #expect(portal.host.frameInWindow(segments)?.minY == 0, "a short segment leaves the header where it was")
    }
}

extension ShowViewController {
    /// Has an endpoint go wrong as the panel does.
    func setFault(_ fault: PortalFault, of endpoint: PortalEndpoint) { service.setFault(fault, of: endpoint) }
}
