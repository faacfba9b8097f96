import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionLayout

/// Whatever numbers come in: no trap, no endless loop, finite frames or a typed error.
struct HostileInputTests {
    static func isFinite(_ rect: Rect) -> Bool {
        rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
    }

    static let rects = [
        Rect(x: 0, y: 0, width: 400, height: 800), Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
        Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: -50, height: -50),
        Rect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity),
        Rect(x: 0, y: 1e12, width: 100, height: .greatestFiniteMagnitude),
    ]

    /// Does everything to a layout that a host could do.
    static func exercise(_ layout: SectionedLayout, _ random: inout RandomLayouts, _ counts: [Int]) {
        var attributes: [LayoutAttributes] = []
        var scrollers: [OrthogonalScroller] = []
        for rect in rects {
            layout.collectLayoutAttributes(in: rect, into: &attributes)
            layout.collectOrthogonalScrollers(in: rect, into: &scrollers)
            layout.collectUnmeasuredSiblings(in: rect, limit: 5, into: &attributes)
        }
        #expect(attributes.allSatisfy { isFinite($0.frame) })
        let size = layout.collectionViewContentSize
        #expect(size.width.isFinite)
        #expect(size.height.isFinite)
        #expect(size.width >= 0)
        #expect(size.height >= 0)
        for element in attributes.prefix(10) {
            _ = layout.layoutAttributes(for: element.element)
            let size = Size(width: random.number(0...100), height: random.number(0...100))
            let adjustment = layout.updatePreferredSizes([PreferredSize(element: element.element, size: size)])
            #expect(adjustment.contentOffset.y.isFinite)
            #expect(adjustment.contentOffset.x.isFinite)
        }
        for section in counts.indices {
            let offset = Point(x: random.number(0...500), y: random.number(0...500))
            layout.setOrthogonalContentOffset(offset, forSection: section)
            let rest = layout.orthogonalRestingOffset(forProposedContentOffset: offset, inSection: section)
            if layout.solved.current?.row(of: section) != nil {
                #expect(rest.x.isFinite)
                #expect(rest.y.isFinite)
            }
        }
        for path in [
            IndexPath(item: -1, section: 0), IndexPath(item: .max, section: .max), IndexPath(item: 0, section: -1),
        ] {
            #expect(layout.layoutAttributesForItem(at: path) == nil)
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: "nothing", at: path) == nil)
            #expect(layout.layoutAttributesForDecorationView(ofKind: "nothing", at: path) == nil)
            _ = layout.updatePreferredSizes([
                PreferredSize(element: .cell(path), size: Size(width: .nan, height: -.infinity))
            ])
        }
    }

    @Test("hostile compositional descriptions give finite frames or a typed error", arguments: RandomLayouts.seeds(50))
    func compositional(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 7_919)
        random.isHostile = true
        random.maximumDepth = 4
        let layout = random.description().makeLayout()
        let counts = random.counts(0...200)
        layout.prepare(random.context(counts, direction: random.chance(50) ? .leftToRight : .rightToLeft))
        Self.exercise(layout, &random, counts)
        layout.prepare(random.context(counts))
        Self.exercise(layout, &random, counts)
    }

    @Test("hostile flow layouts give finite frames", arguments: RandomLayouts.seeds(100))
    func flow(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 104_729)
        random.isHostile = true
        let layout = FlowLayout()
        layout.scrollDirection = random.chance(50) ? .vertical : .horizontal
        layout.itemSize = Size(width: random.number(10...200), height: random.number(10...200))
        layout.metrics = FlowLayout.SectionMetrics(
            minimumInteritemSpacing: random.number(0...20), minimumLineSpacing: random.number(0...20),
            sectionInset: random.insets(50),
            headerReferenceSize: Size(width: random.number(0...50), height: random.number(0...50)))
        layout.sectionHeadersPinToVisibleBounds = random.chance(50)
        if random.chance(30) {
            layout.estimatedItemSize = Size(width: random.number(1...99), height: random.number(1...99))
        }
        if random.chance(40) {
            let sizes = (0..<50).map { _ in Size(width: random.number(10...200), height: random.number(10...200)) }
            layout.sizeForItem = { sizes[$0.item % 50] }
        }
        let counts = random.counts(0...200)
        layout.prepare(random.context(counts))
        Self.exercise(layout, &random, counts)
    }

    @Test(
        "updates that do not lead from the old data to the new are reported and laid out all the same",
        arguments: RandomLayouts.seeds(30))
    func inconsistentUpdates(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 31)
        let layout = random.description().makeLayout()
        let driver = LayoutDriver(layout: layout, context: random.context(random.counts()))
        func path() -> IndexPath {
            IndexPath(
                item: Int.random(in: -1...40, using: &random.generator),
                section: Int.random(in: -1...6, using: &random.generator))
        }
        func index() -> Int { Int.random(in: -1...6, using: &random.generator) }
        for _ in 0..<5 {
            driver.measureVisible { _ in Size(width: 40, height: 40) }
            let update = LayoutUpdate(
                deletedSections: random.chance(30) ? [index()] : [],
                insertedSections: random.chance(30) ? [index(), index()] : [],
                movedSections: random.chance(30) ? [LayoutUpdate.SectionMove(from: index(), to: index())] : [],
                reloadedSections: random.chance(30) ? [index()] : [],
                deletedItems: (0..<random.pick([0, 1, 3])).map { _ in path() },
                insertedItems: (0..<random.pick([0, 1, 3])).map { _ in path() },
                movedItems: (0..<random.pick([0, 1, 2])).map { _ in LayoutUpdate.ItemMove(from: path(), to: path()) },
                reloadedItems: (0..<random.pick([0, 1])).map { _ in path() }
            )
            let counts = random.counts()
            driver.apply(update, counts: FixedLayoutCounts(counts))
            var items = 0
            for (section, count) in counts.enumerated() where count > 0 {
                if layout.layoutAttributesForItem(at: IndexPath(item: count - 1, section: section)) != nil {
                    items += 1
                }
                #expect(layout.layoutAttributesForItem(at: IndexPath(item: count, section: section)) == nil)
            }
            #expect(driver.visibleAttributes().allSatisfy { Self.isFinite($0.frame) })
        }
    }

    @Test("each mistake in a description has an error of its own")
    func errors() {
        let size = LayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
        let item = LayoutItem(layoutSize: size)
        func failure(_ section: LayoutSection) -> LayoutError? {
            let environment = LayoutEnvironment(container: LayoutContainer(contentSize: Size(width: 100, height: 100)))
            do throws(LayoutError) {
                _ = try solve(LayoutDescription(section: section), in: environment, counts: [3])
                return nil
            } catch { return error }
        }
        var odd = item
        odd.layoutSize.widthDimension = .fractionalWidth(.nan)
        #expect(failure(LayoutSection(group: .horizontal(layoutSize: size, subitems: [odd]))) == .dimensionNotFinite)
        #expect(failure(LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem]()))) == .emptyGroup)
        #expect(
            failure(LayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: 0))) == .countOutOfRange(0)
        )
        #expect(
            failure(LayoutSection(group: .vertical(layoutSize: size, repeatingSubitem: item, count: -3)))
                == .countOutOfRange(-3))
        #expect(failure(LayoutSection(groups: [])) == .sectionWithoutGroup)
        var nested = LayoutGroup.horizontal(layoutSize: size, subitems: [item])
        for _ in 0..<40 { nested = .vertical(layoutSize: size, subitems: [.group(nested)]) }
        #expect(failure(LayoutSection(group: nested)) == .nestedTooDeep)
        var twice = LayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        let header = LayoutBoundarySupplementaryItem(layoutSize: size, elementKind: .sectionHeader, alignment: .top)
        twice.boundarySupplementaryItems = [header, header]
        #expect(failure(twice) == .duplicateElementKind(.sectionHeader))
        #expect(failure(LayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))) == nil)

        let missing = CompositionalLayout { index, _ in
            index == 1 ? nil : LayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
        let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
        missing.prepare(LayoutContext(bounds: bounds, counts: FixedLayoutCounts([1, 2, 1])))
        #expect(missing.errors == [.missingSection(1)])
        #expect(missing.layoutAttributesForItem(at: IndexPath(item: 0, section: 2)) != nil)
        missing.invalidateLayout()
        missing.prepare(LayoutContext(bounds: bounds, counts: FixedLayoutCounts([1, 0, 1])))
        #expect(missing.errors.isEmpty)
    }

    @Test("groups that hold no item show none after inserts and deletes")
    func updatesOfEmptyGroups() {
        let tooWide = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .absolute(9), heightDimension: .estimated(30)))
        let size = LayoutSize(widthDimension: .absolute(8), heightDimension: .estimated(20))
        for subitems in [[], [tooWide]] {
            let group = LayoutGroup.horizontal(layoutSize: size, subitems: subitems)
            let layout = CompositionalLayout(section: LayoutSection(group: group))
            let context = LayoutContext(
                bounds: Rect(x: 0, y: 0, width: 100, height: 100), counts: FixedLayoutCounts([0]))
            let driver = LayoutDriver(layout: layout, context: context)
            for (before, count) in [(0, 3), (3, 5), (5, 2)] {
                let update = LayoutUpdate(
                    deletedItems: (count..<max(before, count)).map { IndexPath(item: $0, section: 0) },
                    insertedItems: (before..<max(before, count)).map { IndexPath(item: $0, section: 0) })
                driver.apply(update, counts: FixedLayoutCounts([count]))
                #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
                #expect(driver.visibleAttributes().isEmpty)
            }
        }
    }

    @Test("a line that repeats a nested group without room for items is filled by the sizes of its own items")
    func emptyNestedGroups() {
        func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
            LayoutSize(widthDimension: width, heightDimension: height)
        }
        let empty = LayoutGroup.vertical(
            layoutSize: size(.absolute(8), .absolute(15)),
            subitems: [LayoutItem(layoutSize: size(.estimated(8), .absolute(40)))])
        let item = LayoutItem(layoutSize: size(.estimated(77), .absolute(40)))
        let group = LayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(76)), subitems: [.group(empty), .item(item)])
        let layout = CompositionalLayout(section: LayoutSection(group: group))
        layout.prepare(
            LayoutContext(bounds: Rect(x: 0, y: 0, width: 200, height: 2_000), counts: FixedLayoutCounts([10])))
        // Wide enough to stand alone, beyond the two items of the first line.
        let wide = PreferredSize(element: .cell(IndexPath(item: 3, section: 0)), size: Size(width: 150, height: 40))
        _ = layout.updatePreferredSizes([wide])
        layout.prepare(
            LayoutContext(bounds: Rect(x: 0, y: 0, width: 200, height: 2_000), counts: FixedLayoutCounts([10])))
        let found = layout.layoutAttributesForElements(in: Rect(x: 0, y: 0, width: 200, height: 2_000))
        #expect(found.map { $0.frame.minY } == [0, 0, 76, 152, 228, 228, 304, 304, 380, 380])
    }

    @Test("groups of nothing, nested and repeated without end, are laid out in no time")
    func emptyRepetition() {
        let nothing = LayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        let tooLong = LayoutItem(layoutSize: LayoutSize(widthDimension: .absolute(9), heightDimension: .absolute(9)))
        let empty = LayoutGroup.horizontal(layoutSize: nothing, subitems: [tooLong])
        var group = empty
        for _ in 0..<4 { group = .horizontal(layoutSize: nothing, repeatingSubitem: .group(group), count: .max) }
        let zero = LayoutGroup.horizontal(layoutSize: nothing, subitems: [LayoutItem(layoutSize: nothing)])
        for section in [LayoutSection(group: group), LayoutSection(group: zero)] {
            let layout = CompositionalLayout(section: section)
            layout.prepare(
                LayoutContext(bounds: Rect(x: 0, y: 0, width: 100, height: 100), counts: FixedLayoutCounts([1_000_000]))
            )
            #expect(layout.collectionViewContentSize.height == 0)
        }
    }
}
