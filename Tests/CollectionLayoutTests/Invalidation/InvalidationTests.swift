import CollectionGeometry
import CollectionLayout
import Testing

/// What is solved again, what is requested again, and what stays.
struct InvalidationTests {
    /// Counts how often it is asked.
    final class CountedData: LayoutCounts {
        var sections: [Int]
        var requests = 0

        init(_ sections: [Int]) { self.sections = sections }

        var numberOfSections: Int { sections.count }

        func numberOfItems(inSection section: Int) -> Int {
            requests += 1
            return sections[section]
        }
    }

    static func list(_ height: LayoutDimension) -> LayoutSection {
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        var section = LayoutSection(group: .horizontal(layoutSize: row, subitems: [LayoutItem(layoutSize: row)]))
        var header = LayoutBoundarySupplementaryItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: .sectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
    }

    static func shelf() -> LayoutSection {
        let card = LayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
        var shelf = LayoutSection(group: .horizontal(layoutSize: card, subitems: [LayoutItem(layoutSize: card)]))
        shelf.orthogonalScrollingBehavior = .continuous
        return shelf
    }

    @Test("pinning, scrolling a row and measuring request nothing again; new data requests once")
    func requests() {
        var descriptions = 0
        let layout = CompositionalLayout { index, _ in
            descriptions += 1
            return index == 0 ? Self.shelf() : Self.list(.estimated(44))
        }
        let data = CountedData([50, 1_000_000])
        let driver = LayoutDriver(
            layout: layout, context: LayoutContext(bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: data))
        #expect(descriptions == 2)
        #expect(data.requests == 2)
        for y in stride(from: 0.0, to: 3_000, by: 100) {
            driver.setBounds(Rect(x: 0, y: y, width: 320, height: 400))
            layout.setOrthogonalContentOffset(Point(x: y, y: 0), forSection: 0)
            driver.measureVisible { _ in Size(width: 320, height: 60) }
        }
        #expect(descriptions == 2)
        #expect(data.requests == 2)
        data.sections[1] += 1
        driver.apply(LayoutUpdate(insertedItems: [IndexPath(item: 0, section: 1)]), counts: data)
        #expect(descriptions == 4)
        #expect(data.requests == 4)
    }

    @Test("how far a row is scrolled follows its section through updates, and is kept in range")
    func rowOffsets() {
        let layout = CompositionalLayout(section: Self.shelf())
        let driver = LayoutDriver(
            layout: layout,
            context: LayoutContext(
                bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([20, 20])))
        layout.setOrthogonalContentOffset(Point(x: 700, y: 0), forSection: 1)
        driver.apply(LayoutUpdate(insertedSections: [0]), counts: FixedLayoutCounts([20, 20, 20]))
        #expect((0..<3).map { layout.orthogonalContentOffset(forSection: $0).x } == [0, 0, 700])
        driver.apply(
            LayoutUpdate(movedSections: [LayoutUpdate.SectionMove(from: 2, to: 0)]),
            counts: FixedLayoutCounts([20, 20, 20]))
        #expect((0..<3).map { layout.orthogonalContentOffset(forSection: $0).x } == [700, 0, 0])
        let deletes = (5..<20).map { IndexPath(item: $0, section: 0) }
        driver.apply(LayoutUpdate(deletedItems: deletes), counts: FixedLayoutCounts([5, 20, 20]))
        #expect(layout.orthogonalContentOffset(forSection: 0).x == 180)
    }

    @Test("while an update is animated the layout still knows where things were")
    func initialAndFinalAttributes() {
        let layout = CompositionalLayout(section: Self.list(.absolute(40)))
        layout.prepare(
            LayoutContext(bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([3])))
        let context = layout.makeInvalidationContext()
        context.update = LayoutUpdate(deletedItems: [IndexPath(item: 0, section: 0)])
        layout.invalidateLayout(with: context)
        layout.prepare(
            LayoutContext(bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([2])))
        let last = IndexPath(item: 2, section: 0)
        let gone = layout.finalLayoutAttributesForDisappearingItem(at: last)
        #expect(gone?.frame == Rect(x: 0, y: 110, width: 320, height: 40))
        #expect(gone?.alpha == 0)
        #expect(layout.layoutAttributesForItem(at: last) == nil)
        let first = IndexPath(item: 0, section: 0)
        #expect(layout.initialLayoutAttributesForAppearingItem(at: first)?.frame.minY == 30)
        layout.finalizeCollectionViewUpdates()
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: last) == nil)
    }

    @Test("a context keeps what it is told sorted and once, and says nothing until told")
    func contexts() {
        let context = LayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
        let paths = [2, 0, 2, 1].map { IndexPath(item: $0, section: 0) }
        context.invalidateItems(at: paths)
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        #expect(context.invalidatedItemIndexPaths == [0, 1, 2].map { IndexPath(item: $0, section: 0) })
        context.invalidateSupplementaryElements(ofKind: .sectionHeader, at: [IndexPath(item: 0, section: 1)])
        context.invalidateSupplementaryElements(ofKind: .sectionHeader, at: [IndexPath(item: 0, section: 0)])
        #expect(context.invalidatedSupplementaryIndexPaths?.count == 1)
        #expect(context.invalidatedSupplementaryIndexPaths?[0].indexPaths.map { $0.section } == [0, 1])
    }

    @Test("an item that is named has its view measured again, and keeps its size until then")
    func remeasuring() {
        let layout = CompositionalLayout(section: Self.list(.estimated(44)))
        let driver = LayoutDriver(
            layout: layout,
            context: LayoutContext(bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([9])))
        driver.measureVisible { _ in Size(width: 320, height: 60) }
        let path = IndexPath(item: 2, section: 0)
        #expect(layout.layoutAttributesForItem(at: path)?.isSizeEstimated == false)
        let context = layout.makeInvalidationContext()
        context.invalidateItems(at: [path])
        layout.invalidateLayout(with: context)
        driver.layoutIfNeeded()
        let attributes = layout.layoutAttributesForItem(at: path)
        #expect(attributes?.isSizeEstimated == true)
        #expect(attributes?.frame.height == 60)
    }
}
