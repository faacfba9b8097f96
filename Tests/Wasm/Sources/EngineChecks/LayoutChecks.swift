import CollectionViewKit

func layoutChecks(_ checker: Checker) {
    measuredListChecks(checker)
    beyondUIKitChecks(checker)
    flowChecks(checker)
    metricsChecks(checker)
    orthogonalChecks(checker)
    customLayoutChecks(checker)
}

private let screen = Rect(x: 0, y: 0, width: 320, height: 480)

private func context(_ counts: [Int], _ direction: LayoutDirection = .leftToRight) -> LayoutContext {
    LayoutContext(
        bounds: screen, counts: FixedLayoutCounts(counts), layoutDirection: direction, displayScale: 2)
}

private func measuredListChecks(_ checker: Checker) {
    let whole = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let list = LayoutSection(group: .horizontal(layoutSize: whole, subitems: [LayoutItem(layoutSize: whole)]))
    let layout = CompositionalLayout(section: list)
    let driver = LayoutDriver(layout: layout, context: context([1_000_000]))
    checker.check(
        "a million rows are as tall as their estimates", layout.collectionViewContentSize.height == 44_000_000)
    driver.setBounds(Rect(x: 0, y: 22_000_000, width: 320, height: 480))
    checker.check("the middle of the list is found", driver.visibleAttributes().first?.indexPath.item == 500_000)
    driver.measureVisible { Size(width: 0, height: $0.indexPath.item.isMultiple(of: 2) ? 50 : 60) }
    checker.check("measured rows move what follows", layout.collectionViewContentSize.height > 44_000_000)

    let first = driver.visibleAttributes().first
    let before = layout.collectionViewContentSize.height
    let top = PreferredSize(element: .cell(IndexPath(item: 0, section: 0)), size: Size(width: 0, height: 64))
    let adjustment = layout.updatePreferredSizes([top], in: driver.bounds)
    checker.check("what grows above is scrolled past", adjustment.contentOffset == Point(x: 0, y: 20))
    checker.check("and the content grows by it", layout.collectionViewContentSize.height == before + 20)
    driver.apply(
        LayoutUpdate(insertedItems: [IndexPath(item: 0, section: 0)]), counts: FixedLayoutCounts([1_000_001]))
    let moved = layout.layoutAttributesForItem(
        at: IndexPath(item: (first?.indexPath.item ?? 0) + 1, section: 0))
    checker.check("sizes follow their items", moved?.frame.height == first?.frame.height)
    checker.check("no view is held", layout.elementsHeldAgainstFeedback.isEmpty)
}

private func beyondUIKitChecks(_ checker: Checker) {
    let tag = LayoutSize(widthDimension: .estimated(100), heightDimension: .absolute(30))
    let tags = CompositionalLayout(
        section: LayoutSection(wrapping: WrappingConfiguration(itemSize: tag, interItemSpacing: 10)))
    tags.prepare(context([4]))
    checker.check("three tags fit into a line", tags.allFrames.items[0][3] == Rect(x: 0, y: 30, width: 100, height: 30))

    let columns = CompositionalLayout(
        section: LayoutSection(
            waterfall: WaterfallConfiguration(
                columns: .fixed(2), spacing: 20, itemLength: .computed { item, _ in item == 0 ? 90 : 40 })))
    columns.prepare(context([3]))
    checker.check(
        "the shortest column is next", columns.allFrames.items[0][2] == Rect(x: 170, y: 60, width: 150, height: 40))
    columns.prepare(context([3], .rightToLeft))
    checker.check("columns are mirrored", columns.allFrames.items[0][2].minX == 0)

    let nothing = LayoutSize(widthDimension: .absolute(.nan), heightDimension: .absolute(1))
    let broken = CompositionalLayout(
        section: LayoutSection(group: .horizontal(layoutSize: nothing, subitems: [LayoutItem(layoutSize: nothing)])))
    broken.prepare(context([3]))
    checker.check("what is no number is an error", broken.errors == [.dimensionNotFinite])
}

private func flowChecks(_ checker: Checker) {
    let flow = FlowLayout()
    flow.itemSize = Size(width: 90, height: 40)
    flow.headerReferenceSize = Size(width: 0, height: 20)
    flow.prepare(context([5]))
    checker.check("a full line is justified", flow.allFrames.items[0][1] == Rect(x: 115, y: 20, width: 90, height: 40))
    checker.check("lines stack", flow.collectionViewContentSize.height == 110)
}

private func metricsChecks(_ checker: Checker) {
    let layout = SectionMetricsLayout { section in
        var metrics = SectionMetrics()
        metrics.rowHeight = .fixed(44)
        metrics.headers = [SupplementaryMetrics(height: .fixed(30), isPinned: true)]
        if section == 2 { metrics.placeholder = PlaceholderMetrics() }
        return metrics
    }
    layout.globalMetrics.headers = [SupplementaryMetrics(height: .fixed(50), isPinned: true)]
    let driver = LayoutDriver(layout: layout, context: context([10, 10, 0]))
    driver.setBounds(Rect(x: 0, y: 470, width: 320, height: 480))
    driver.layoutIfNeeded()
    let header = layout.layoutAttributesForSupplementaryView(
        ofKind: .sectionHeader, at: IndexPath(item: 0, section: 0))
    checker.check("a header is pushed out", header?.frame.minY == 490)
    let placeholder = layout.layoutAttributesForSupplementaryView(
        ofKind: .placeholder, at: IndexPath(item: 0, section: 2))
    checker.check("a placeholder stands in for items", placeholder?.frame.height == 200)
}

private func orthogonalChecks(_ checker: Checker) {
    let card = LayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
    var shelf = LayoutSection(group: .horizontal(layoutSize: card, subitems: [LayoutItem(layoutSize: card)]))
    shelf.orthogonalScrollingBehavior = .groupPaging
    let layout = CompositionalLayout(section: shelf)
    layout.prepare(context([100_000]))
    let rest = layout.orthogonalRestingOffset(forProposedContentOffset: Point(x: 5_049, y: 0), inSection: 0)
    checker.check("a row rests where a group starts", rest == Point(x: 5_000, y: 0))
    layout.setOrthogonalContentOffset(rest, forSection: 0)
    checker.check(
        "a row shows what is in its window",
        layout.layoutAttributesForElements(in: screen).map { $0.indexPath.item } == [50, 51, 52, 53])
}

/// Steps, as an app would write them.
private final class StepLayout: CollectionViewLayout {
    private var count = 0

    override func prepare(_ context: LayoutContext) { count = context.counts.numberOfItems(inSection: 0) }

    override var collectionViewContentSize: Size { Size(width: 320, height: Double(count) * 40) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
        guard (0..<count).contains(indexPath.item) else { return nil }
        let step = Double(indexPath.item) * 40
        return LayoutAttributes(element: .cell(indexPath), frame: Rect(x: step, y: step, width: 40, height: 40))
    }

    override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] {
        (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }
}

private func customLayoutChecks(_ checker: Checker) {
    let driver = LayoutDriver(layout: StepLayout(), context: context([6]))
    checker.check("a layout of one's own is driven", driver.visibleAttributes().count == 6)
    let target = driver.layout.targetIndexPath(
        forInteractivelyMovingItem: IndexPath(item: 0, section: 0), withPosition: Point(x: 90, y: 90))
    checker.check("a held item finds its place", target == IndexPath(item: 2, section: 0))
}
