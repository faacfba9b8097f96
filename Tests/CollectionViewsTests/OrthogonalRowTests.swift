import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct OrthogonalRowTests {
    private let phone = Size(width: 400, height: 800)
    private static let snapping: [OrthogonalScrollingBehavior] = [
        .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]

    private func start(_ screen: ShelfScreen, mirrored: Bool = false) -> ModelHost {
        let host = ModelHost(screen, windowSize: phone)
        if mirrored { host.change { $0.layoutDirection = .rightToLeft } }
        host.start(path: "/")
        return host
    }

    private func release(_ x: Double, _ host: ModelHost) {
        host.scroll(host.carousel, to: Point(x: x, y: 0))
        host.endScroll(host.carousel)
    }

    // Groups start every 160 points, the window between the insets is 368, the row of 5000 items ends at 799,622.
    @Test(
        "rows of thousands of items rest where UIKit's do",
        arguments: [
            (OrthogonalScrollingBehavior.continuous, 333.0, 333.0), (.continuousGroupLeadingBoundary, 333, 320),
            (.groupPaging, 250, 320), (.groupPaging, 230, 160), (.paging, 300, 368), (.paging, 180, 0),
            (.groupPagingCentered, -100, -109), (.groupPagingCentered, 200, 211), (.continuous, 9e9, 799_622),
            (.continuousGroupLeadingBoundary, 9e9, 799_622), (.paging, 9e9, 799_622),
            (.groupPagingCentered, 9e9, 799_731), (.continuousGroupLeadingBoundary, 400_123, 400_160),
        ]
    )
    func restingOffsets(behavior: OrthogonalScrollingBehavior, asked: Double, rest: Double) throws {
        for isMirrored in [false, true] {
            let screen = ShelfScreen(behavior)
            try screen.show([Array(0..<5000)])
            let host = start(screen, mirrored: isMirrored)
            let lead = behavior == .groupPagingCentered ? 109.0 : 0
            let hostOffset = (isMirrored ? -1 : 1) * (asked + lead)
            release(hostOffset, host)
            #expect(screen.offset == rest)
            #expect(host.node(host.carousel)?.offset.x == (isMirrored ? -(rest + lead) : rest + lead))
            #expect(host.visibleCells.count >= 2)
        }
    }

    @Test(
        "a page that comes to be read the other way keeps what stands at the start of each row, even if its rows move first",
        arguments: [false, true])
    func directionChanges(movesFirst: Bool) throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        try screen.show([Array(0..<30)])
        let host = start(screen)
        release(320, host)
        #expect(host.seenTexts == ["1@-144", "2@16", "3@176", "4@336"])
        // Browsers keep the part of the row that is seen, and count from its other end.
        if movesFirst { host.send(.scrolled(host.carousel, Point(x: -4090, y: 0))) }
        host.change { $0.layoutDirection = .rightToLeft }
        #expect(host.node(host.carousel)?.offset.x == -320)
        #expect(screen.offset == 320)
        #expect(host.seenTexts == ["4@-86", "3@74", "2@234", "1@394"])
        if movesFirst { host.send(.scrolled(host.carousel, Point(x: 4090, y: 0))) }
        host.change { $0.layoutDirection = .leftToRight }
        #expect(host.node(host.carousel)?.offset.x == 320)
        #expect(screen.offset == 320)
        #expect(host.seenTexts == ["1@-144", "2@16", "3@176", "4@336"])
    }

    @Test("a page that comes to be read the other way sets the offset of a row at its start")
    func directionChangesAtStart() throws {
        let screen = ShelfScreen(.continuous)
        try screen.show([Array(0..<30)])
        let host = start(screen)
        host.change { $0.layoutDirection = .rightToLeft }
        #expect(host.lastCommands.contains(.scroll(host.carousel, to: Point(x: 0, y: 0), animated: false)))
    }

    @Test("the markers of a mirrored row that becomes longer stay those of their resting places")
    func mirroredMarkers() throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        try screen.show([Array(0..<30)])
        let host = start(screen, mirrored: true)
        let before = host.markers(of: host.carousel)
        try screen.show([Array(0..<40)])
        host.send(.frame(0))
        #expect(host.markers(of: host.carousel) == before)
    }

    @Test("an event of a scroller that is no row's is not handled as that of a row")
    func otherScrollers() throws {
        let screen = ShelfScreen(.continuous)
        try screen.show([Array(0..<30)])
        let host = start(screen)
        let (view, node) = (screen.collectionView, screen.collectionView.node)
        let events: [HostEvent] = [
            .scrolled(node, .zero), .scrollEnded(node), .scrollReleased(node, velocity: .zero),
            .scrollReturned(node, start: 0, direction: 1),
        ]
        #expect(events.map { view.rows?.handle($0, in: view) } == [false, false, false, false])
        withExtendedLifetime(host) {}
    }

    @Test("the host knows of the resting places around the window and of no others", arguments: snapping)
    func markers(behavior: OrthogonalScrollingBehavior) throws {
        let screen = ShelfScreen(behavior)
        try screen.show([Array(0..<5000)])
        let host = start(screen)
        let lead = behavior == .groupPagingCentered ? 109.0 : 0
        for asked in [0.0, 700, 300_000, 2000, 799_000, 0] {
            release(asked, host)
            var rests: [Double] = []
            screen.collectionView.layout.collectOrthogonalRestingOffsets(
                inSection: 0, range: (screen.offset - 400)...(screen.offset + 400), into: &rests)
            let known = host.markers(of: host.carousel)
            #expect(Set(rests.map { $0 + lead }).isSubset(of: known))
            #expect(known.count <= 14)
            #expect(
                known.allSatisfy { place in
                    let proposed = Point(x: place - lead, y: 0)
                    let layout = screen.collectionView.layout
                    return layout.orthogonalRestingOffset(forProposedContentOffset: proposed, inSection: 0) == proposed
                })
        }
    }

    @Test("a row that rests anywhere has no markers, and none is sent for one that fits")
    func continuous() throws {
        for (behavior, count) in [(OrthogonalScrollingBehavior.continuous, 100), (.groupPaging, 2)] {
            let screen = ShelfScreen(behavior)
            try screen.show([Array(0..<count)])
            let host = start(screen)
            #expect(host.nodes(withStyleClass: "snap-marker") == [])
        }
    }

    @Test("a swipe gets markers ahead of it and loses none before it rests")
    func swipe() throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        try screen.show([Array(0..<5000)])
        let host = start(screen)
        #expect(host.markers(of: host.carousel) == [0, 160, 320, 480])
        host.scroll(host.carousel, to: Point(x: 20, y: 0))
        #expect(host.markers(of: host.carousel) == (0...10).map { Double($0) * 160 })
        host.scroll(host.carousel, to: Point(x: 1300, y: 0))
        let known = host.markers(of: host.carousel)
        #expect(known.first == 0)
        #expect((known.last ?? 0) >= 1300 + 3 * 400)
        let commands = screen.view.context?.takeCommands()
        #expect(commands == [])
        host.endScroll(host.carousel)
        #expect(host.markers(of: host.carousel) == [800, 960, 1120, 1280, 1440, 1600, 1760])
        #expect(screen.offset == 1280)
    }

    @Test("the commands of a swipe's first step are the markers it may need and the buttons that lead back")
    func commands() throws {
        let screen = ShelfScreen(.groupPaging)
        try screen.show([Array(0..<8)])
        let host = start(screen)
        let carousel = host.carousel
        let window = host.window
        let commands = window.handle(.scrolled(carousel, Point(x: 30, y: 0)))
        let track = try #require(host.node(carousel)?.children.first)
        var expected: [HostCommand] = [.setHidden(try #require(screenButtons(host).first), false)]
        let first = commands.compactMap { command -> NodeID? in
            if case .instantiate(_, let node) = command { node } else { nil }
        }
        for (index, place) in [640.0, 800, 902].enumerated() {
            let template = try #require(
                commands.compactMap { command -> Int? in
                    if case .instantiate(let template, _) = command { template } else { nil }
                }.first)
            expected += [
                .instantiate(template: template, first: first[index]),
                .setOrigin(first[index], Point(x: place, y: 0)),
                .insert(first[index], into: track, before: .none),
            ]
        }
        #expect(commands == expected)
        #expect(window.handle(.scrolled(carousel, Point(x: 32, y: 0))) == [])
    }

    private func screenButtons(_ host: ModelHost) -> [NodeID] {
        host.nodes(withStyleClass: "carousel-button")
    }

    @Test("what stops elsewhere is sent to where it rests, once")
    func correction() throws {
        let screen = ShelfScreen(.groupPaging)
        try screen.show([Array(0..<100)])
        let host = start(screen)
        let carousel = host.carousel
        _ = host.window.handle(.scrolled(carousel, Point(x: 250, y: 0)))
        let commands = host.window.handle(.scrollEnded(carousel))
        #expect(commands.last == .scroll(carousel, to: Point(x: 320, y: 0), animated: true))
        // Where the host cannot scroll, the command is not repeated.
        let again = host.window.handle(.scrollEnded(carousel))
        #expect(!again.contains { if case .scroll = $0 { true } else { false } })
    }

    @Test("the buttons go on by what is seen, in the reading direction", arguments: [false, true])
    func buttons(isMirrored: Bool) throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        try screen.show([Array(0..<7)])
        let host = start(screen, mirrored: isMirrored)
        var offsets: [Double] = []
        for button in ["carousel-next", "carousel-next", "carousel-next", "carousel-previous"] as [StyleClass] {
            host.send(.activated(host.nodes(withStyleClass: button)[0]))
            host.endScroll(host.carousel)
            offsets.append(screen.offset)
        }
        #expect(offsets == [320, 640, 742, 480])
    }

    @Test("from right to left, the first item is at the right and the row goes on to the left")
    func mirrored() throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        try screen.show([Array(0..<5000)])
        let host = start(screen, mirrored: true)
        #expect(host.seenTexts == ["2@-86", "1@74", "0@234"])
        release(-320, host)
        #expect(host.seenTexts == ["4@-86", "3@74", "2@234", "1@394"])
        screen.collectionView.scrollToItem(at: IndexPath(item: 3000, section: 0), at: .top, animated: false)
        host.send(.frame(0))
        #expect(host.seenTexts == ["3002@-86", "3001@74", "3000@234", "2999@394"])
    }

    @Test(
        "a scroll to an item is animated as far as the row has the resting places on the way to it",
        arguments: [(10, true), (60, false)])
    func animation(item: Int, isAnimated: Bool) throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        try screen.show([Array(0..<100)])
        let host = start(screen)
        screen.collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: true)
        let scroll = HostCommand.scroll(host.carousel, to: Point(x: Double(item) * 160, y: 0), animated: isAnimated)
        #expect(host.window.handle(.frame(0)).contains(scroll))
    }

    @Test("arrow keys follow what is seen in either direction", arguments: [false, true])
    func arrows(isMirrored: Bool) throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        screen.collectionView.isKeyboardNavigable = true
        try screen.show([Array(0..<50)])
        let host = start(screen, mirrored: isMirrored)
        let first = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        host.focusedNode = first.node
        host.send(.focused(first.node))
        for _ in 0..<4 { host.send(.keyPressed(isMirrored ? .left : .right, host.focusedNode)) }
        #expect(host.texts(in: host.focusedNode) == ["4"])
        #expect(host.visibleFrame(host.focusedNode)?.width == 150)
        host.send(.keyPressed(isMirrored ? .right : .left, host.focusedNode))
        #expect(host.texts(in: host.focusedNode) == ["3"])
    }

    @Test("the items beside the focused one have cells, wherever it is in its row, and are not kept once it has left")
    func neighborsOfFocus() throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        screen.collectionView.isKeyboardNavigable = true
        try screen.show([Array(0..<50)])
        let host = start(screen)
        let cell = { screen.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
        for item in 0..<20 {
            let focused = try #require(cell(item))
            host.focusedNode = focused.node
            host.send(.focused(focused.node))
            host.runFrames()
        }
        #expect((18...20).allSatisfy { cell($0) != nil })
        host.send(.focused(.none))
        host.scroll(host.carousel, to: Point(x: 160, y: 0))
        host.endScroll(host.carousel)
        #expect(cell(20) == nil)
    }

    @Test("the Tab key reaches each row, and a key leads from there to the first item that is seen")
    func tabStops() throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        screen.collectionView.isKeyboardNavigable = true
        try screen.show([Array(0..<50), Array(100..<150)])
        let host = start(screen)
        let rows = host.nodes { $0.element == .carousel }
        let stops = { rows.map { host.node($0)?.attributes[.tabIndex] } }
        #expect(stops() == [nil, "0"])
        host.scroll(rows[1], to: Point(x: 320, y: 0))
        host.endScroll(rows[1])
        #expect(!host.press(.down, on: rows[1]))
        #expect(host.press(.right, on: rows[1]))
        #expect(host.texts(in: host.focusedNode) == ["101"])
        #expect(stops() == ["0", nil])
    }

    @Test("what stands at the start of a row stays there when items come and go", arguments: snapping, [false, true])
    func updates(behavior: OrthogonalScrollingBehavior, isMirrored: Bool) throws {
        let screen = ShelfScreen(behavior)
        try screen.show([Array(0..<100), Array(1000..<1100)])
        let host = start(screen, mirrored: isMirrored)
        let sign = isMirrored ? -1.0 : 1
        release(sign * 1650, host)
        let before = host.seenTexts.filter { !$0.hasPrefix("1") || $0.count < 6 }
        try screen.show([Array(-7..<0) + Array(0..<100), Array(1000..<1100)], animated: true)
        host.send(.frame(0))
        if behavior != .paging { #expect(host.seenTexts.filter { !$0.hasPrefix("1") || $0.count < 6 } == before) }
        let offset = Point(x: screen.offset, y: 0)
        let rest = screen.collectionView.layout.orthogonalRestingOffset(forProposedContentOffset: offset, inSection: 0)
        #expect(rest == offset)
        // Where what stood there goes, the next one that stays takes its place.
        let anchor = try #require(screen.collectionView.layout.orthogonalAnchor(forSection: 0))
        let id = try #require(screen.dataSource.itemIdentifier(for: IndexPath(item: anchor.item, section: 0)))
        try screen.show([Array(0..<(id - 2)) + Array((id + 3)..<100), Array(1000..<1100)], animated: true)
        host.send(.frame(0))
        let next = try #require(screen.collectionView.layout.orthogonalAnchor(forSection: 0))
        if behavior != .paging {
            #expect(screen.dataSource.itemIdentifier(for: IndexPath(item: next.item, section: 0)) == id + 3)
        }
    }

    @Test("nothing in a row moves on the screen when items come before what is seen")
    func stillUpdates() throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        try screen.show([Array(0..<100)])
        let host = start(screen)
        release(1600, host)
        try screen.show([Array(-3..<100)], animated: true)
        host.send(.frame(0))
        #expect(!host.lastCommands.contains { if case .animate = $0 { true } else { false } })
    }

    @Test("a row at its start shows what is inserted there")
    func insertionAtStart() throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        try screen.show([Array(0..<100)])
        let host = start(screen)
        try screen.show([Array(-3..<100)])
        host.send(.frame(0))
        #expect(host.seenTexts.first == "-3@16")
    }

    @Test("turning the device keeps the item at the start of a row", arguments: snapping + [.continuous])
    func rotation(behavior: OrthogonalScrollingBehavior) throws {
        let screen = ShelfScreen(behavior, itemWidth: .fractionalWidth(0.4))
        try screen.show([Array(0..<100), Array(1000..<1100)])
        let host = start(screen)
        release(2550, host)
        let anchor = try #require(screen.collectionView.layout.orthogonalAnchor(forSection: 0))
        #expect(anchor.item >= 14)
        host.change { $0.windowSize = Size(width: 844, height: 390) }
        let turned = try #require(screen.collectionView.layout.orthogonalAnchor(forSection: 0))
        // Pages of another width begin with other items; the one that was first is still in sight.
        if behavior == .paging {
            #expect(abs(turned.item - anchor.item) <= 1)
        } else {
            #expect(turned == anchor)
        }
        host.change { $0.windowSize = Size(width: 400, height: 800) }
        if behavior != .paging {
            #expect(screen.collectionView.layout.orthogonalAnchor(forSection: 0) == anchor)
        }
    }

    @Test("a place in a row is found again by its item, before or after the first layout")
    func restoration() throws {
        let screen = ShelfScreen(.continuousGroupLeadingBoundary)
        try screen.show([Array(0..<100), Array(1000..<1100)])
        let host = start(screen)
        release(1600, host)
        let place = screen.dataSource.scrollRestoration(of: screen.collectionView)
        #expect(place.rows == [.init(section: 0, offset: 1600, item: 10, distance: 0)])
        for isEarly in [false, true] {
            let later = ShelfScreen(.continuousGroupLeadingBoundary)
            try later.show([Array(-20..<100), Array(1000..<1100)])
            let newHost = ModelHost(later, windowSize: phone)
            if isEarly { later.dataSource.restore(place, in: later.collectionView) }
            newHost.start(path: "/")
            if !isEarly { later.dataSource.restore(place, in: later.collectionView) }
            newHost.send(.frame(0))
            #expect(newHost.seenTexts.contains("10@16"))
            #expect(later.offset == 30 * 160)
        }
    }

    @Test("items that come near along a row are reported, and cancelled when the row turns round")
    func prefetching() throws {
        let screen = ShelfScreen(.continuous)
        let recorder = DelegateRecorder(screen.collectionView, .prefetching)
        screen.collectionView.prefetchDistance = 1
        try screen.show([Array(0..<100)])
        let host = start(screen)
        func paths(_ items: ClosedRange<Int>) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }
        func reports() -> [DelegateEvent] {
            recorder.takeEvents().filter {
                switch $0 {
                case .prefetch, .cancelPrefetching: true;
                default: false
                }
            }
        }
        // The window ends at 400, cells reach to 520, what is near to 800.
        #expect(reports() == [.prefetch(paths(4...4))])
        var all: [DelegateEvent] = []
        for x in stride(from: 40.0, through: 1600, by: 40) {
            host.scroll(host.carousel, to: Point(x: x, y: 0))
            all += reports()
        }
        let fetched = all.flatMap { report -> [Int] in
            if case .prefetch(let paths) = report { paths.map { $0.item } } else { [] }
        }
        #expect(fetched == Array(5...(fetched.last ?? 0)))
        #expect((fetched.last ?? 0) >= 13)
        #expect(!all.contains { if case .cancelPrefetching = $0 { true } else { false } })
        host.scroll(host.carousel, to: Point(x: 1500, y: 0))
        let turned = reports()
        let cancelled = turned.compactMap { report -> [Int]? in
            if case .cancelPrefetching(let paths) = report { paths.map { $0.item } } else { nil }
        }.flatMap { $0 }
        #expect(!cancelled.isEmpty)
        #expect(Set(cancelled).isSubset(of: Set(fetched)))
        let behind = turned.compactMap { report -> [Int]? in
            if case .prefetch(let paths) = report { paths.map { $0.item } } else { nil }
        }.flatMap { $0 }
        #expect(!behind.isEmpty)
        #expect(behind.allSatisfy { $0 < 9 })
        #expect(behind == behind.sorted(by: >))
    }

    @Test("a row that goes out of sight while it scrolls is at rest when it comes back")
    func scrollingOutOfSight() {
        let window = OrthogonalScrollView(overscan: 1)
        let scroller = OrthogonalScroller(
            section: 0, frame: Rect(x: 0, y: 0, width: 400, height: 100), contentSize: Size(width: 2000, height: 100),
            contentOffset: .zero, offsetRange: 0...1600)
        window.show(scroller, in: .zero, label: nil, isMirrored: false, elements: ElementTable())
        #expect(window.follow(hostOffset: 900, in: CollectionViewLayout())?.offset.x == 900)
        #expect(!window.isResting)
        window.reset()
        #expect(window.isResting)
    }
}
