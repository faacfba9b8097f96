import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import ProductPortal

/// Reviews, trends, and the list of shows.
struct FeedbackTests {
    @Test("a long review shows its beginning, and all of it when more is requested, also after scrolling away")
    func more() throws {
        let portal = PortalHost("/shows/1/reviews")
        let long = String(repeating: "It takes its time. ", count: 30).dropLast()
        portal.respond(to: "/ratings", with: PortalResponses.ratings)
        portal.respond(
            to: "/reviews", with: PortalResponses.reviews([String(long)] + Array(repeating: "Fine.", count: 30)))
        let label = try #require(portal.host.nodes { $0.text.hasPrefix("It takes its time.") }.first)
        let cell = try #require(portal.host.activatable(around: label))
        let height = try #require(portal.host.frameInWindow(cell)).height
        #expect(portal.host.node(label)?.text.hasSuffix(" …") == true)
        #expect(portal.press("Read more of “Title 1”"))
        #expect(portal.host.node(showing: String(long)) != nil)
        #expect(try #require(portal.host.frameInWindow(cell)).height > height + 60)
        portal.host.scroll(to: Point(x: 0, y: 3000))
        portal.settle()
        portal.host.scroll(to: .zero)
        portal.settle()
        #expect(portal.host.node(showing: String(long)) != nil)
        #expect(!portal.press("Read more of “Title 1”"), "there is no more")
    }

    @Test("further reviews are loaded as the end comes near")
    func furtherReviews() {
        let portal = PortalHost("/shows/1/reviews")
        portal.respond(to: "", with: PortalResponses.show())
        portal.respond(to: "/ratings", with: PortalResponses.ratings)
        portal.respond(to: "/reviews", with: PortalResponses.reviews(Array(repeating: "Fine.", count: 25), next: "n"))
        for _ in 0..<20 where portal.openRequests.isEmpty {
            portal.host.scroll(to: Point(x: 0, y: portal.screen.collectionView.bounds.minY + 300))
            portal.settle()
        }
        #expect(portal.openRequests == ["/reviews?after=n"])
    }

    @Test("trends are two charts of one list of days; a range shows its part of it")
    func trends() throws {
        let portal = PortalHost("/shows/1/trends")
        portal.respond(to: "/trends?range=year", with: PortalResponses.trends(Array(1...365)))
        let titles = portal.rows.map { $0.first }
        #expect(titles.first == "Plays per day")
        #expect(titles.contains("Minutes watched per day"))
        let plots = portal.host.nodes { $0.element == .surface }
        #expect(portal.host.node(plots[0])?.attributes[.valueMaximum] == "365")
        let hints = portal.host.nodes(withStyleClass: "segment").compactMap {
            portal.host.node($0)?.attributes[.accessibilityHint]
        }
        #expect(
            Array(hints.prefix(4)) == ["The last week", "The last month", "The last 3 months", "The last year"])
        #expect(portal.host.tap("1W"))
        portal.settle()
        #expect(portal.host.node(plots[0])?.attributes[.valueMaximum] == "7")
        #expect(portal.host.node(plots[1])?.attributes[.valueMaximum] == "365", "each chart has its own")
        portal.press("Load again")
        portal.respond(to: "/trends?range=year", with: PortalResponses.trends(Array(1...364)))
        #expect(portal.host.node(plots[0])?.attributes[.valueMaximum] == "7", "the range stays over a load")
    }

    @Test("each chart has the days that it begins with, that are in its middle and that it ends with, in words")
    func days() {
        let portal = PortalHost("/shows/1/trends", height: 1_600)
        portal.respond(to: "/trends?range=year", with: PortalResponses.trends(Array(1...365)))
        let axes = portal.host.nodes(withStyleClass: "chart-horizontal-axis")
        #expect(
            axes.map { portal.host.texts(in: $0) }
                == Array(
                    repeating: ["Oct\u{A0}4,\u{A0}2024", "Apr\u{A0}4,\u{A0}2025", "Oct\u{A0}3,\u{A0}2025"], count: 2))
        #expect(portal.host.tap("1W"))
        portal.settle()
        #expect(axes.map { portal.host.texts(in: $0).first } == ["Sep\u{A0}27,\u{A0}2025", "Oct\u{A0}4,\u{A0}2024"])
        let plots = portal.host.nodes { $0.element == .surface }
        #expect(
            plots.map { portal.host.node($0)?.attributes[.accessibilityHint] } == [
                "Sep\u{A0}27,\u{A0}2025 – Sep\u{A0}30,\u{A0}2025 – Oct\u{A0}3,\u{A0}2025",
                "Oct\u{A0}4,\u{A0}2024 – Apr\u{A0}4,\u{A0}2025 – Oct\u{A0}3,\u{A0}2025",
            ])
    }

    @Test(
        "each line of a chart has a label that is its value, also where there are few plays",
        arguments: [[1, 3], [7, 7], [0, 1]])
    func labels(plays: [Int]) throws {
        let portal = PortalHost("/shows/1/trends")
        portal.respond(to: "", with: PortalResponses.show())
        portal.respond(to: "/trends?range=year", with: PortalResponses.trends(plays))
        let plot = try #require(portal.host.nodes { $0.element == .surface }.first)
        portal.host.send(.resized(plot, Size(width: 320, height: 200)))
        portal.settle()
        let axis = try #require(portal.host.nodes(withStyleClass: "chart-axis").first)
        let labels = portal.host.nodes(withStyleClass: "chart-tick")
            .filter { portal.host.node($0)?.isHidden == false && portal.host.node($0)?.parent == axis }
            .flatMap { portal.host.texts(in: $0) }
        #expect(labels.count >= 2)
        let numbers = labels.compactMap { Double($0) }
        #expect(numbers.count == labels.count)
        #expect(Set(labels).count == labels.count, "\(labels)")
        let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { abs($0 - steps[0]) < 0.001 }, "\(labels)")
    }

    @Test("the list of shows leads to each of them; it fails, is empty, and is requested again")
    func shows() throws {
        let host = ModelHost(
            NavigationController(
                router: { path in
                    guard let route = ShowRoute(path: path) else { return nil }
                    return route.showID == nil ? ShowListViewController() : ShowViewController(route: route)
                },
                notFound: { _ in ShowListViewController() }
            ),
            windowSize: Size(width: 390, height: 844)
        )
        host.start(path: "/shows")
        host.runFrames()
        host.respond(to: "/v1/shows", with: .failure(status: 500))
        #expect(host.node(showing: "The shows could not be loaded") != nil)
        host.tap("Try again")
        host.respond(to: "/v1/shows", with: PortalResponses.bytes(#"{"shows":[]}"#))
        #expect(host.node(showing: "No shows yet") != nil)
        let reload = try #require(host.nodes(withStyleClass: "bar-icon-refresh").first)
        host.send(.activated(reload))
        let list =
            #"{"shows":[{"id":4,"name":"Understudy","studio":"Ghost Light","status":"changesRequested"},{"id":9,"name":"New","studio":"S","status":"unheard-of"}]}"#
        host.respond(to: "/v1/shows", with: PortalResponses.bytes(list))
        host.runFrames()
        host.finishAnimations()
        #expect(
            host.visibleCells.map { host.texts(in: $0) } == [
                ["Understudy", "Ghost Light", "Changes requested"], ["New", "S"],
            ])
        #expect(host.tap("Understudy"))
        #expect(host.history == ["/shows", "/shows/4"])
        host.pressBack()
        #expect(host.title == "Shows")
    }
}
