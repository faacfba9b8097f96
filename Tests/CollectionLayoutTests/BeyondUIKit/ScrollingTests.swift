import CollectionGeometry
import CollectionLayout
import Testing

/// What moves with the offset: headers that stretch and collapse, sticky columns, content that stands at the end.
struct ScrollingTests {
    static func list(_ scroll: LayoutBoundarySupplementaryItem.ScrollBehavior) -> CompositionalLayout {
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = LayoutSection(group: .horizontal(layoutSize: row, subitems: [LayoutItem(layoutSize: row)]))
        var header = LayoutBoundarySupplementaryItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
            elementKind: .sectionHeader, alignment: .top)
        header.scrollBehavior = scroll
        return CompositionalLayout(
            section: section, configuration: CompositionalLayoutConfiguration(boundarySupplementaryItems: [header]))
    }

    @Test("a header stretches into overscroll and collapses to its minimum, and nothing else moves")
    func stretching() {
        for (behavior, minimum) in [
            (LayoutBoundarySupplementaryItem.ScrollBehavior.stretches, 120.0), (.collapses(minimum: 44), 44),
        ] {
            let layout = Self.list(behavior)
            let driver = LayoutDriver(
                layout: layout,
                context: LayoutContext(
                    bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([40])))
            for y in stride(from: -100.0, through: 1_000, by: 20) {
                driver.setBounds(Rect(x: 0, y: y, width: 320, height: 400))
                driver.layoutIfNeeded()
                let path = IndexPath(item: .max, section: 0)
                let frame = layout.layoutAttributesForSupplementaryView(ofKind: .sectionHeader, at: path)?.frame
                let isCollapsing = minimum < 120
                let height = y < 0 || isCollapsing ? max(120 - y, minimum) : 120
                let top = y < 0 || isCollapsing ? min(y, 2_120 - height) : 0
                #expect(frame == Rect(x: 0, y: top, width: 320, height: height), "at \(y)")
                #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 120)
                #expect(layout.collectionViewContentSize.height == 2_120)
            }
        }
    }

    @Test("the leading columns of a table stay in sight while the others scroll past", arguments: [0.0, 30, 250, 700])
    func stickyColumns(x: Double) throws {
        func cell(_ width: Double, isPinned: Bool) -> LayoutItem {
            var item = LayoutItem(
                layoutSize: LayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)))
            if isPinned { item.pinnedEdge = .leading }
            return item
        }
        let cells =
            [cell(60, isPinned: true), cell(40, isPinned: true)] + (0..<9).map { _ in cell(100, isPinned: false) }
        let row = LayoutGroup.horizontal(
            layoutSize: LayoutSize(widthDimension: .absolute(1_000), heightDimension: .absolute(30)), subitems: cells)
        for direction in LayoutDirection.allCases {
            let layout = CompositionalLayout(section: LayoutSection(group: row))
            let offset = direction == .leftToRight ? x : 1_000 - 300 - x
            let driver = LayoutDriver(
                layout: layout,
                context: LayoutContext(
                    bounds: Rect(x: offset, y: 0, width: 300, height: 200), counts: FixedLayoutCounts([22]),
                    layoutDirection: direction))
            let visible = driver.visibleAttributes()
            for item in [0, 1, 11, 12] {
                let attributes = try #require(visible.first { $0.indexPath.item == item })
                let distance = item % 11 == 0 ? 0.0 : 60
                let leading =
                    direction == .leftToRight
                    ? attributes.frame.minX - offset : offset + 300 - attributes.frame.maxX
                #expect(leading == distance)
                let others = visible.filter { ![0, 1, 11, 12].contains($0.indexPath.item) }
                #expect(others.allSatisfy { $0.zIndex < attributes.zIndex })
            }
        }
    }

    @Test("short content stands at the end, and what is prepended moves nothing in sight", arguments: 0..<20)
    func chat(seed: Int) throws {
        var random = RandomLayouts(seed: UInt64(seed) &* 59)
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let section = LayoutSection(group: .horizontal(layoutSize: row, subitems: [LayoutItem(layoutSize: row)]))
        let layout = CompositionalLayout(
            section: section, configuration: CompositionalLayoutConfiguration(contentAnchor: .end))
        let driver = LayoutDriver(
            layout: layout,
            context: LayoutContext(bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([3])))
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.maxY == 400)
        #expect(layout.collectionViewContentSize.height == 400)

        driver.reload(counts: FixedLayoutCounts([60]))
        driver.setBounds(Rect(x: 0, y: random.wholeSize(100...1_500).height, width: 320, height: 400))
        var count = 60
        for _ in 0..<5 {
            driver.measureVisible { _ in Size(width: 0, height: random.wholeSize(20...120).height) }
            let visible = driver.visibleAttributes()
            func item(_ attributes: LayoutAttributes) -> ContentAnchor<Int>.Item {
                // Counted from the end, items keep their numbers while others come before them.
                ContentAnchor.Item(
                    id: count - attributes.indexPath.item, start: attributes.frame.minY, end: attributes.frame.maxY)
            }
            func extent() -> ScrollExtent {
                ScrollExtent(
                    offset: driver.bounds.minY, viewLength: 400, contentLength: layout.collectionViewContentSize.height)
            }
            let last = try #require(visible.last)
            let distance = last.frame.minY - driver.bounds.minY
            let anchor = ContentAnchor.captured(
                at: .end, extent(), first: visible.first.map { item($0) }, last: item(last))
            let added = Int.random(in: 1...10, using: &random.generator)
            let paths = (0..<added).map { IndexPath(item: $0, section: 0) }
            driver.apply(LayoutUpdate(insertedItems: paths), counts: FixedLayoutCounts([count + added]))
            count += added
            let offset = try #require(
                anchor.offset(in: extent()) { id in
                    layout.layoutAttributesForItem(at: IndexPath(item: count - id, section: 0))
                        .map { ($0.frame.minY, $0.frame.maxY) }
                })
            driver.setBounds(Rect(x: 0, y: offset, width: 320, height: 400))
            let path = IndexPath(item: last.indexPath.item + added, section: 0)
            let moved = try #require(layout.layoutAttributesForItem(at: path))
            #expect(moved.frame.minY - driver.bounds.minY == distance)
        }
    }
}
