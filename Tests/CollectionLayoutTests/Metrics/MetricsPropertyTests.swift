import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionLayout

/// What holds for every layout holds for the one of metrics.
struct MetricsPropertyTests {
    static func length(_ random: inout RandomLayouts) -> MetricsLength {
        random.chance(50) ? .fixed(random.number(0...60)) : .measured(estimate: random.number(5...60))
    }

    static func supplementaries(_ random: inout RandomLayouts) -> [SupplementaryMetrics] {
        (0..<random.pick([0, 0, 1, 2, 3])).map { _ in
            SupplementaryMetrics(
                height: length(&random), isPinned: random.chance(50), isHidden: random.chance(10),
                isVisibleWhileShowingPlaceholder: random.chance(50))
        }
    }

    static func metrics(_ random: inout RandomLayouts) -> SectionMetrics {
        var metrics = SectionMetrics()
        if random.chance(80) { metrics.rowHeight = length(&random) }
        if random.chance(60) { metrics.numberOfColumns = random.pick([1, 2, 3, 5]) }
        if random.chance(40) { metrics.itemOrder = .topToBottom }
        if random.chance(50) { metrics.padding = random.insets(100) }
        if random.chance(40) { metrics.rowSpacing = random.number(0...10) }
        if random.chance(40) { metrics.columnSpacing = random.number(0...10) }
        metrics.showsRowSeparators = random.chance(50)
        metrics.showsSectionSeparator = random.chance(50)
        metrics.showsSectionSeparatorWhenLast = random.chance(50)
        metrics.separatorInsets = random.insets(30)
        metrics.showsBackground = random.chance(30)
        metrics.headers = supplementaries(&random)
        metrics.footers = supplementaries(&random)
        if random.chance(20) { metrics.placeholder = PlaceholderMetrics(height: length(&random)) }
        return metrics
    }

    static func layout(_ random: inout RandomLayouts) -> SectionMetricsLayout {
        let sections = (0..<4).map { _ in metrics(&random) }
        let layout = SectionMetricsLayout { sections[$0 % sections.count] }
        layout.globalMetrics.headers = supplementaries(&random)
        layout.globalMetrics.footers = supplementaries(&random)
        layout.globalMetrics.showsBackground = random.chance(50)
        return layout
    }

    @Test(
        "a query finds what a search through all frames finds, as it is answered by itself",
        arguments: RandomLayouts.seeds(80, found: [350, 525, 826, 1740, 1807, 2067, 3368, 3482]))
    func queries(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 13)
        let layout = Self.layout(&random)
        let counts = random.counts()
        var context = random.context(counts, direction: random.chance(50) ? .leftToRight : .rightToLeft)
        layout.prepare(context)
        if random.chance(60) { LayoutPropertyTests.measure(layout, counts, &random) }
        for _ in 0..<6 {
            context.bounds.origin.y = random.number(-50...1500)
            layout.prepare(context)
            let rect = Rect(
                x: random.number(-100...100), y: context.bounds.minY + random.number(-100...100),
                width: random.number(0...600), height: random.number(0...900))
            let everywhere = Rect(x: -1e18, y: -1e18, width: 2e18, height: 2e18)
            let all = layout.layoutAttributesForElements(in: everywhere)
            #expect(layout.layoutAttributesForElements(in: rect) == all.filter { $0.frame.intersects(rect) })
            #expect(Set(all.map { $0.element }).count == all.count)
            for attributes in all { #expect(layout.layoutAttributes(for: attributes.element) == attributes) }
        }
    }

    @Test("after any updates the layout stands as one that was measured afresh", arguments: RandomLayouts.seeds(60))
    func remapping(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 17)
        var metrics = SectionMetrics()
        metrics.numberOfColumns = random.pick([1, 2, 3])
        metrics.itemOrder = random.pick([.leadingToTrailing, .topToBottom])
        let shared = metrics
        let layout = SectionMetricsLayout { _ in shared }
        var model = UpdatePropertyTests.Model(random.counts(1...25))
        let driver = LayoutDriver(layout: layout, context: random.context(model.counts))
        for _ in 0..<4 {
            var sizes: [PreferredSize] = []
            for (section, items) in model.sections.enumerated() {
                for (item, id) in items.enumerated() where random.chance(30) {
                    model.sizes[id] = random.wholeSize(20...150)
                    let path = IndexPath(item: item, section: section)
                    sizes.append(PreferredSize(element: .cell(path), size: model.sizes[id] ?? .zero))
                }
            }
            layout.measuringDidSettle()
            _ = layout.updatePreferredSizes(sizes)
            let old = model
            let update = model.change(&random)
            for (section, id) in old.sectionIDs.enumerated() where !model.sectionIDs.contains(id) {
                for item in old.sections[section] { model.sizes[item] = nil }
            }
            for (section, id) in model.sectionIDs.enumerated() where !old.sectionIDs.contains(id) {
                for item in model.sections[section] { model.sizes[item] = nil }
            }
            driver.apply(update, counts: FixedLayoutCounts(model.counts))
            #expect(layout.errors.isEmpty)

            let fresh = SectionMetricsLayout { _ in shared }
            fresh.prepare(driver.context)
            var known: [PreferredSize] = []
            for (section, items) in model.sections.enumerated() {
                for (item, id) in items.enumerated() {
                    guard let size = model.sizes[id] else { continue }
                    known.append(PreferredSize(element: .cell(IndexPath(item: item, section: section)), size: size))
                }
            }
            _ = fresh.updatePreferredSizes(known)
            #expect(layout.allFrames.items == fresh.allFrames.items)
        }
    }

    @Test(
        "placeholders and the rest fill the view exactly, or keep their least length",
        arguments: RandomLayouts.seeds(60))
    func filling(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 19)
        let layout = SectionMetricsLayout { _ in
            var metrics = SectionMetrics()
            metrics.rowHeight = .fixed(30)
            metrics.headers = [SupplementaryMetrics(height: .fixed(25), isVisibleWhileShowingPlaceholder: true)]
            metrics.placeholder = PlaceholderMetrics(height: .fixed(40))
            return metrics
        }
        let counts = random.counts(0...0)
        let context = random.context(counts)
        layout.prepare(context)
        let least = Double(counts.count) * 65
        let visible = context.visibleBounds.height
        #expect(abs(layout.collectionViewContentSize.height - max(least, visible)) < 1e-9)
    }

    @Test("hostile metrics give finite frames or a typed error", arguments: RandomLayouts.seeds(80))
    func hostile(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 23)
        random.isHostile = true
        let layout = Self.layout(&random)
        let counts = random.counts(0...200)
        layout.prepare(random.context(counts))
        HostileInputTests.exercise(layout, &random, counts)
        layout.prepare(random.context(counts, direction: .rightToLeft))
        HostileInputTests.exercise(layout, &random, counts)
    }
}
