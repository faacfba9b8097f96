import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionLayout

/// Laws that hold for every layout, on random descriptions.
struct LayoutPropertyTests {
    /// Everything a layout holds, by element.
    static func everything(_ layout: SectionedLayout) -> [LayoutAttributes] {
        guard let solution = layout.solved.current else { return [] }
        var everything = layout.viewport.moment
        everything.overscan = 1e18
        var attributes: [LayoutAttributes] = []
        var scratch = PlacedElements()
        solution.collect(
            in: Rect(x: -1e18, y: -1e18, width: 2e18, height: 2e18), everything, &scratch, into: &attributes)
        return attributes
    }

    /// Measures some items and boundary items at random.
    static func measure(_ layout: SectionedLayout, _ counts: [Int], _ random: inout RandomLayouts) {
        var sizes: [PreferredSize] = []
        for attributes in everything(layout) where !attributes.selfSizingAxes.isEmpty {
            guard random.chance(50) else { continue }
            sizes.append(
                PreferredSize(
                    element: attributes.element,
                    size: Size(width: random.number(10...150), height: random.number(10...150))))
        }
        _ = layout.updatePreferredSizes(sizes)
    }

    @Test(
        "a query by rectangle finds what a search through all frames finds",
        arguments: RandomLayouts.seeds(100, found: [2409, 3218, 3287, 3385, 3388, 3420, 3820, 6200]))
    func queries(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        let layout = random.description().makeLayout()
        let counts = random.counts()
        var context = random.context(counts)
        layout.prepare(context)
        if random.chance(60) { Self.measure(layout, counts, &random) }
        for _ in 0..<6 {
            context.bounds.origin = Point(x: random.number(-50...600), y: random.number(-50...1500))
            layout.prepare(context)
            let rect = Rect(
                x: context.bounds.minX + random.number(-100...100), y: context.bounds.minY + random.number(-100...100),
                width: random.number(0...600), height: random.number(0...900))
            let found = layout.layoutAttributesForElements(in: rect).filter { !$0.isInOrthogonalSection }
            let expected = Self.everything(layout).filter { !$0.isInOrthogonalSection && $0.frame.intersects(rect) }
            #expect(found == expected)
        }
    }

    @Test("so does one between measurements", arguments: RandomLayouts.seeds(60))
    func queriesBetweenMeasurements(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 7)
        let layout = random.description().makeLayout()
        let counts = random.counts()
        let context = random.context(counts)
        layout.prepare(context)
        for _ in 0..<6 {
            Self.measure(layout, counts, &random)
            layout.prepare(context)
            layout.measuringDidSettle()
            let all = Self.everything(layout).filter { !$0.isInOrthogonalSection }
            for _ in 0..<4 {
                let rect = Rect(
                    x: random.number(-50...600), y: random.number(-50...1500),
                    width: random.number(0...200), height: random.number(0...200))
                let found = layout.layoutAttributesForElements(in: rect).filter { !$0.isInOrthogonalSection }
                #expect(found == all.filter { $0.frame.intersects(rect) })
            }
        }
    }

    @Test("a property that is drawn apart changes no other draw")
    func drawsApart() {
        var (random, other) = (RandomLayouts(seed: 7), RandomLayouts(seed: 7))
        let numbers = (0..<5).map { _ in random.apart("inset") { $0.number(0...500) } }
        #expect(Set(numbers).count > 1)
        let first = random.apart("spacing") { $0.number(0...500) }
        #expect(first != numbers[0])
        let (drawn, expected) = (random.wholeSize(0...500), other.wholeSize(0...500))
        #expect(drawn == expected)
    }

    @Test("every element is answered alike in a query and by itself", arguments: RandomLayouts.seeds(80))
    func lookups(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        let layout = random.description().makeLayout()
        let counts = random.counts()
        layout.prepare(random.context(counts))
        if random.chance(60) { Self.measure(layout, counts, &random) }
        let all = Self.everything(layout)
        var seen: Set<LayoutElement> = []
        for attributes in all {
            #expect(layout.layoutAttributes(for: attributes.element) == attributes)
            #expect(seen.insert(attributes.element).inserted, "an element was reported twice")
        }
        for (section, count) in counts.enumerated() {
            #expect(layout.layoutAttributesForItem(at: IndexPath(item: count, section: section)) == nil)
            #expect(layout.layoutAttributesForItem(at: IndexPath(item: -1, section: section)) == nil)
        }
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: counts.count)) == nil)
    }

    @Test("a layout read from right to left is the mirror image", arguments: RandomLayouts.seeds(80))
    func mirroring(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        let description = random.description()
        let counts = random.counts()
        var context = random.context(counts)
        context.safeAreaInsets.left = 0
        let (plain, mirrored) = (description.makeLayout(), description.makeLayout())
        plain.prepare(context)
        var (first, second) = (random, random)
        Self.measure(plain, counts, &first)
        context.layoutDirection = .rightToLeft
        mirrored.prepare(context)
        Self.measure(mirrored, counts, &second)
        #expect(plain.collectionViewContentSize == mirrored.collectionViewContentSize)
        let width = plain.collectionViewContentSize.width
        // The view looks at the start of the content in both.
        var bounds = context.bounds
        context.layoutDirection = .leftToRight
        plain.prepare(context)
        bounds.origin.x = width - bounds.width
        context.bounds = bounds
        context.layoutDirection = .rightToLeft
        mirrored.prepare(context)
        for (left, right) in zip(Self.everything(plain), Self.everything(mirrored)) {
            #expect(left.element == right.element)
            #expect(abs(left.frame.minX - (width - right.frame.maxX)) < 1e-6)
            #expect(left.frame.minY == right.frame.minY)
            #expect(left.frame.size == right.frame.size)
        }
    }

    @Test(
        "measuring in any order comes to the same frames",
        arguments: RandomLayouts.seeds(80, found: [689, 725, 2053, 2297, 2616]))
    func measuringOrder(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        let description = random.description()
        let counts = random.counts()
        var context = random.context(counts)
        // A change by less than a pixel is none, and lengths are drawn in halves.
        context.displayScale = 2
        let (forward, shuffled) = (description.makeLayout(), description.makeLayout())
        forward.prepare(context)
        shuffled.prepare(context)
        var sizes: [PreferredSize] = []
        for attributes in Self.everything(forward) where !attributes.selfSizingAxes.isEmpty && random.chance(70) {
            sizes.append(
                PreferredSize(
                    element: attributes.element,
                    size: Size(width: random.number(10...150), height: random.number(10...150))))
        }
        _ = forward.updatePreferredSizes(sizes)
        sizes.shuffle(using: &random.generator)
        for size in sizes { _ = shuffled.updatePreferredSizes([size]) }
        // Measuring rows one by one keeps what is in sight in place, as measuring all at once does not.
        for section in counts.indices {
            forward.setOrthogonalContentOffset(.zero, forSection: section)
            shuffled.setOrthogonalContentOffset(.zero, forSection: section)
        }
        forward.prepare(context)
        shuffled.prepare(context)
        expectSame(Self.everything(forward), Self.everything(shuffled))
        #expect(isNear(forward.collectionViewContentSize, shuffled.collectionViewContentSize))
    }

    @Test("items of one row with fixed spacing do not overlap", arguments: RandomLayouts.seeds(60))
    func rowsDoNotOverlap(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        random.allowsEstimates = false
        let items = (0..<Int.random(in: 1...4, using: &random.generator)).map { _ in
            LayoutItem(
                layoutSize: LayoutSize(
                    widthDimension: random.dimension(of: .horizontal, 10...120), heightDimension: .absolute(20)))
        }
        var group = LayoutGroup.horizontal(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), subitems: items
        )
        group.interItemSpacing = .fixed(random.number(0...12))
        let layout = CompositionalLayout(section: LayoutSection(group: group))
        layout.prepare(random.context([50]))
        let frames = layout.allFrames.items[0]
        // Lengths that are no whole pixels may overlap by less than one once positions are aligned.
        let pixel = 1 / (layout.viewport.context?.displayScale ?? 1)
        for (left, right) in zip(frames, frames.dropFirst()) {
            let overlap = left.intersection(right)?.width ?? 0
            #expect(overlap < pixel)
        }
    }

    func isNear(_ left: Size, _ right: Size) -> Bool {
        abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
    }

    func expectSame(_ left: [LayoutAttributes], _ right: [LayoutAttributes]) {
        #expect(left.count == right.count)
        for (left, right) in zip(left, right) {
            #expect(left.element == right.element)
            #expect(abs(left.frame.minX - right.frame.minX) < 1e-6)
            #expect(abs(left.frame.minY - right.frame.minY) < 1e-6)
            #expect(isNear(left.frame.size, right.frame.size))
        }
    }
}
