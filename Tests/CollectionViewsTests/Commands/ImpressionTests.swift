import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ImpressionCounterTests {
    @Test("half of an item for 0.8 seconds counts, once, and a break begins anew")
    func rule() {
        var counter = ImpressionCounter<Int>()
        #expect(counter.update([(id: 1, fraction: 0.5), (id: 2, fraction: 0.49)], at: 1000) == [])
        #expect(counter.nextTime == 1800)
        #expect(counter.advance(at: 1799) == [])
        #expect(counter.update([(id: 1, fraction: 0.49), (id: 2, fraction: 1)], at: 1799) == [])
        #expect(counter.update([(id: 1, fraction: 1), (id: 2, fraction: 1)], at: 1900) == [])
        #expect(counter.nextTime == 2599)
        #expect(counter.advance(at: 2599) == [2])
        #expect(counter.update([(id: 1, fraction: 1), (id: 2, fraction: 1)], at: 9000) == [1])
        #expect(counter.update([(id: 1, fraction: 1), (id: 2, fraction: 1)], at: 99_000) == [])
        #expect(counter.nextTime == nil)
        #expect(counter.counted == [1, 2])
    }

    @Test("what was there long enough counts although it is gone when the next event comes")
    func late() {
        var counter = ImpressionCounter<Int>()
        _ = counter.update([(id: 1, fraction: 1), (id: 2, fraction: 1)], at: 0)
        _ = counter.update([(id: 2, fraction: 1), (id: 3, fraction: 1)], at: 799)
        #expect(counter.update([], at: 801) == [2])
        #expect(counter.update([(id: 9, fraction: 1)], at: 5000) == [])
    }

    @Test("an item may be allowed to shrink further than it must have been to begin")
    func hysteresis() {
        var counter = ImpressionCounter<Int>(configuration: .init(fraction: 0.5, goneFraction: 0.25, milliseconds: 100))
        _ = counter.update([(id: 1, fraction: 0.3), (id: 2, fraction: 0.6)], at: 0)
        _ = counter.update([(id: 1, fraction: 0.3), (id: 2, fraction: 0.3)], at: 50)
        #expect(counter.update([(id: 1, fraction: 0.3), (id: 2, fraction: 0.2)], at: 100) == [2])
        #expect(counter.nextTime == nil)
    }

    @Test("a clock that goes backwards or is no number makes time stand still")
    func hostileClock() {
        var counter = ImpressionCounter<Int>()
        _ = counter.update([(id: 1, fraction: 1)], at: 1000)
        #expect(counter.update([(id: 1, fraction: 1)], at: 0) == [])
        #expect(counter.update([(id: 1, fraction: .nan)], at: .nan) == [])
        #expect(counter.update([(id: 1, fraction: 1)], at: 1000) == [])
        #expect(counter.advance(at: 1800) == [1])
    }
}

struct ImpressionObserverTests {
    private final class Clock {
        var now = 0.0
    }

    /// Persons in rows of 100 points who are counted.
    private final class CountedScreen: ViewController {
        let feed = FeedScreen([FeedFactories().persons])
        let observer: ImpressionObserver<CellIdentity>
        let clock: Clock
        let log: Log
        var isFollowed = true
        /// What to show from the end of the next event on.
        var next: [Int]?

        final class Log { var entries: [String] = [] }

        init(_ clock: Clock) {
            let log = Log()
            observer = ImpressionObserver(
                clock: { clock.now },
                report: { log.entries.append("\($0) at \(Int(clock.now))") })
            self.clock = clock
            self.log = log
            super.init(view: feed.view)
        }

        override func viewDidLayoutSubviews() {
            if let next {
                self.next = nil
                try? feed.show(persons(next))
            }
            if isFollowed { observer.follow(feed.driver) }
        }
    }

    @Test("a timer makes items count while nothing happens; one is enough for those that come together")
    func alarm() throws {
        let clock = Clock()
        let screen = CountedScreen(clock)
        let host = ModelHost.phone(screen)
        try screen.feed.show(persons(0..<100))
        host.send(.frame(0))
        #expect(host.openTimers.map { $0.milliseconds } == [800])
        clock.now = 300
        host.scroll(to: Point(x: 0, y: 160))
        #expect(host.openTimers.map { $0.milliseconds } == [800])
        clock.now = 800
        host.fireNextTimer()
        #expect(screen.log.entries == (2..<8).map { "person \($0) at 800" })
        #expect(host.openTimers.map { $0.milliseconds } == [300])
        clock.now = 1100
        host.fireNextTimer()
        #expect(screen.log.entries.suffix(2) == ["person 8 at 1100", "person 9 at 1100"])
        #expect(host.openTimers == [])
    }

    @Test("what a screen has shown long enough counts when it is covered, and nothing does beneath")
    func pausing() throws {
        let clock = Clock()
        let screen = CountedScreen(clock)
        let host = ModelHost.phone(screen)
        try screen.feed.show(persons(0..<2))
        host.send(.frame(0))
        clock.now = 400
        screen.isFollowed = false
        screen.observer.pause()
        clock.now = 2000
        host.fireNextTimer()
        #expect(screen.observer.counted == [])
        screen.isFollowed = true
        host.send(.frame(0))
        clock.now = 2800
        screen.observer.pause()
        #expect(screen.log.entries == ["person 0 at 2800", "person 1 at 2800"])
    }

    @Test("over random scrolls, flings and changes of the data the same items count as with a stop-watch for each")
    func naiveModel() {
        for seed in 1...6 as ClosedRange<UInt64> { #expect(run(seed) == nil) }
        let result = LongRun().search { seed in run(seed) }
        #expect(result.finding == nil)
        #expect(result.seeds > 0)
    }

    /// For each item the time it has been half visible without a break, in steps of ten milliseconds.
    private struct StopWatches {
        var elapsed: [Int: Int] = [:]
        var counted: Set<Int> = []

        mutating func tick(_ ids: [Int], offset: Double, milliseconds: Int) {
            for _ in 0..<(milliseconds / 10) {
                for (row, id) in ids.enumerated() {
                    let overlap = min(Double(row + 1) * 100, offset + 800) - max(Double(row) * 100, offset)
                    elapsed[id] = overlap >= 50 ? elapsed[id, default: 0] + 10 : 0
                    if elapsed[id] == 800 { counted.insert(id) }
                }
            }
        }
    }

    private func counted(_ screen: CountedScreen) -> Set<Int> { Set(screen.observer.counted.map { $0.number }) }

    /// Lets time pass, and the timers that run out meanwhile fire when they are due.
    private func pass(_ pause: Int, on clock: Clock, _ host: ModelHost, firing timers: inout [Int: Double]?) -> String?
    {
        let end = clock.now + Double(pause)
        for _ in 0..<100 {
            for timer in host.openTimers where timers?[timer.token] == nil {
                timers?[timer.token] = clock.now + Double(timer.milliseconds)
            }
            guard let timer = host.openTimers.first, let due = timers?[timer.token], due <= end else {
                clock.now = end
                return nil
            }
            clock.now = max(clock.now, due)
            host.fireNextTimer()
        }
        return "timers without end"
    }

    private func run(_ seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed)
        let clock = Clock()
        let screen = CountedScreen(clock)
        let host = ModelHost.phone(screen)
        var ids = Array(0..<30)
        var offset = 0.0
        var watches = StopWatches()
        // Half of the time no timer ever fires, as in a fling.
        var timers: [Int: Double]? = Bool.random(using: &random) ? [:] : nil
        do { try screen.feed.show(persons(ids)) } catch { return "\(error)" }
        host.send(.frame(0))
        for step in 0..<40 {
            let pause = [20, 20, 20, 120, 400, 790, 800, 810, 1500].randomElement(using: &random) ?? 20
            watches.tick(ids, offset: offset, milliseconds: pause)
            if let problem = pass(pause, on: clock, host, firing: &timers) { return "step \(step): \(problem)" }
            if timers != nil, counted(screen) != watches.counted { return "step \(step): a timer came too late" }
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                ids.removeAll { _ in Int.random(in: 0..<10, using: &random) == 0 }
                if Bool.random(using: &random) { ids = (0..<3).map { 100 + 3 * step + $0 } + ids }
                screen.next = ids
                host.send(.frame(0))
            case 1: host.send(.frame(0))
            default: host.scroll(to: Point(x: 0, y: Double(Int.random(in: 0...30, using: &random)) * 50))
            }
            // A scroll to where the content is already makes no event.
            host.send(.frame(0))
            offset = screen.feed.driver.collectionView.bounds.minY
            for id in watches.elapsed.keys where !ids.contains(id) { watches.elapsed[id] = 0 }
            if counted(screen) != watches.counted {
                return "step \(step): \(counted(screen).symmetricDifference(watches.counted).sorted()) differ"
            }
        }
        return Set(screen.log.entries).count == watches.counted.count ? nil : "an item was reported twice"
    }
}

struct VisibilityTests {
    @Test("of an item the part counts that no bar covers and no row cuts off")
    func fractions() {
        let screen = TextScreen.rows(20)
        let host = ModelHost.phone(screen)
        host.scroll(to: Point(x: 0, y: 150))
        func fractions() -> [String] {
            screen.collectionView.visibleItems.map { "\($0.indexPath.item): \($0.fraction)" }
        }
        #expect(fractions() == ["1: 0.5"] + (2..<9).map { "\($0): 1.0" } + ["9: 0.5"])
        screen.collectionView.contentInset = EdgeInsets(top: 75, left: 100, bottom: 50, right: 0)
        host.send(.frame(0))
        #expect(screen.collectionView.bounds.minY == 150)
        #expect(fractions() == ["2: 0.75"] + (3..<9).map { "\($0): 1.0" })
    }

    /// Three rows, the second of which is transparent.
    private final class TransparentRowLayout: CollectionViewLayout {
        override var collectionViewContentSize: Size { Size(width: 400, height: 300) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
            let frame = Rect(x: 0, y: Double(indexPath.item) * 100, width: 400, height: 100)
            var attributes = LayoutAttributes(element: .cell(indexPath), frame: frame)
            attributes.alpha = indexPath.item == 1 ? 0 : 1
            return attributes
        }

        override func collectLayoutAttributes(in rect: Rect, into attributes: inout [LayoutAttributes]) {
            let rows = (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            attributes += rows.filter { $0.frame.intersects(rect) }
        }
    }

    @Test("a transparent item is not visible")
    func transparentItems() {
        let source = TextSource([["a", "b", "c"]])
        let list = CollectionView(layout: TransparentRowLayout())
        list.contentSource = source
        let host = ModelHost.phone(ViewController(view: list))
        #expect(list.visibleItems.map { $0.indexPath.item } == [0, 2])
        withExtendedLifetime((source, host)) {}
    }

    @Test("an item larger than the window counts by the window")
    func largeItems() {
        let screen = TextScreen([["a", "b"]], rowHeight: 1600)
        let host = ModelHost.phone(screen)
        host.scroll(to: Point(x: 0, y: 1200))
        #expect(screen.collectionView.visibleItems.map { $0.fraction } == [0.5, 0.5])
    }

    @Test("in a row that scrolls by itself items count as far as its window shows them", arguments: [false, true])
    func rows(isMirrored: Bool) throws {
        let size = LayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        var section = LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let source = TextSource([(0..<20).map { "item \($0)" }])
        let list = CollectionView(layout: CompositionalLayout(section: section))
        list.contentSource = source
        let host = ModelHost.phone(ViewController(view: list))
        if isMirrored { host.change { $0.layoutDirection = .rightToLeft } }
        let carousel = try #require(host.nodes { $0.element == .carousel }.first)
        host.scroll(carousel, to: Point(x: isMirrored ? -650 : 650, y: 0))
        #expect(list.visibleItems.map { "\($0.indexPath.item): \($0.fraction)" } == ["3: 0.75", "4: 1.0", "5: 0.25"])
    }
}
