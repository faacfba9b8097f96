import CollectionViewKit

func layoutChecks(_ checker: Checker) {
    let whole = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let list = LayoutSection(group: .horizontal(layoutSize: whole, subitems: [LayoutItem(layoutSize: whole)]))
    let layout = CompositionalLayout(section: list)
    let driver = LayoutDriver(
        layout: layout,
        context: LayoutContext(
            bounds: Rect(x: 0, y: 0, width: 320, height: 480), counts: FixedLayoutCounts([1_000_000]), displayScale: 2)
    )
    checker.check(
        "a million rows are as tall as their estimates", layout.collectionViewContentSize.height == 44_000_000)
    driver.setBounds(Rect(x: 0, y: 22_000_000, width: 320, height: 480))
    checker.check("the middle of the list is found", driver.visibleAttributes().first?.indexPath.item == 500_000)
    driver.measureVisible { Size(width: 0, height: $0.indexPath.item.isMultiple(of: 2) ? 50 : 60) }
    checker.check("measured rows move what follows", layout.collectionViewContentSize.height > 44_000_000)
}
