import CollectionGeometry
import CollectionLayout

/// The layouts of the articles, as they are printed there. `ArticleTests` compares the two.
enum ArticleLayouts {
    // MARK: Sizes

    static func photoGrid() -> LayoutSection {
        // A third of the row less its two gaps, and as high as wide.
        let photo = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalWidth(1 / 3)))
        let rowSize = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3))
        var row = LayoutGroup.horizontal(layoutSize: rowSize, subitems: [photo])
        row.interItemSpacing = .fixed(4)
        var grid = LayoutSection(group: row)
        grid.interGroupSpacing = 4
        return grid
    }

    static func solvedGrid() throws(LayoutError) -> LayoutSolution {
        let view = LayoutContainer(contentSize: Size(width: 320, height: 240))
        let frames = try solve(
            LayoutDescription(section: photoGrid()), in: LayoutEnvironment(container: view), counts: [5])
        return frames
    }

    // MARK: Groups

    static func mosaic() -> LayoutSection {
        func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
            LayoutSize(widthDimension: width, heightDimension: height)
        }
        let large = LayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        let small = LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        var column = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitem: small, count: 2)
        column.interItemSpacing = .fixed(8)
        var mosaic = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [.item(large), .group(column)])
        mosaic.interItemSpacing = .fixed(8)
        var section = LayoutSection(group: mosaic)
        section.interGroupSpacing = 8
        return section
    }

    static func runs() -> LayoutSection {
        let whole = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        func row(_ height: Double, _ count: Int) -> LayoutGroup {
            let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            var row = LayoutGroup.horizontal(layoutSize: size, subitem: whole, count: count)
            row.interItemSpacing = .fixed(8)
            return row
        }
        var section = LayoutSection(groups: [
            LayoutGroupRun(group: row(90, 1), itemCount: 1),
            LayoutGroupRun(group: row(50, 3)),
            LayoutGroupRun(group: row(36, 1), itemCount: 1),
        ])
        section.interGroupSpacing = 8
        return section
    }

    static func waterfall() -> LayoutSection {
        LayoutSection(
            waterfall: WaterfallConfiguration(
                columns: .adaptive(minimumBreadth: 90), spacing: 8, itemLength: .estimated(60)))
    }

    static func tags() -> LayoutSection {
        let tag = LayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(28))
        var tags = LayoutSection(wrapping: WrappingConfiguration(itemSize: tag, interItemSpacing: 8))
        tags.interGroupSpacing = 8
        return tags
    }

    // MARK: Orthogonal sections

    static func shelf() -> LayoutSection {
        let whole = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        // Two and a half cards are in sight, so that it shows that there are more.
        let card = LayoutSize(widthDimension: .fractionalWidth(0.36), heightDimension: .absolute(90))
        var shelf = LayoutSection(group: .horizontal(layoutSize: card, subitems: [whole]))
        shelf.interGroupSpacing = 8
        shelf.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        shelf.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        return shelf
    }

    static func carousel() -> LayoutSection {
        var shelf = shelf()
        shelf.orthogonalScrollingBehavior = .groupPagingCentered
        shelf.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            for index in items.indices where items[index].isInOrthogonalSection {
                let distance = abs(items[index].center.x - middle)
                items[index].alpha = max(0.4, 1 - distance / 400)
            }
        }
        return shelf
    }

    static func shelfLayout(_ report: @escaping @Sendable (OrthogonalScrollPosition) -> Void) -> CompositionalLayout {
        var shelf = shelf()
        shelf.orthogonalScrollPositionHandler = { position in
            if position.isSettled { report(position) }
        }
        return CompositionalLayout(section: shelf)
    }

    static func showTenth(_ layout: CompositionalLayout) {
        if let offset = layout.orthogonalContentOffset(toShowItemAt: IndexPath(item: 9, section: 0)) {
            layout.setOrthogonalContentOffset(offset, forSection: 0)
        }
    }

    // MARK: Boundary items

    static func contacts() -> LayoutSection {
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        var contacts = LayoutSection(group: .horizontal(layoutSize: row, subitems: [LayoutItem(layoutSize: row)]))
        contacts.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        var header = LayoutBoundarySupplementaryItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
            elementKind: .sectionHeader,
            alignment: .top
        )
        header.pinToVisibleBounds = true
        let footer = LayoutBoundarySupplementaryItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20)),
            elementKind: .sectionFooter,
            alignment: .bottomTrailing
        )
        contacts.boundarySupplementaryItems = [header, footer]
        contacts.decorationItems = [.background(elementKind: "background")]
        return contacts
    }

    static func badges() -> LayoutSection {
        let badge = LayoutSupplementaryItem(
            layoutSize: LayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(18)),
            elementKind: "badge",
            containerAnchor: LayoutAnchor(edges: [.top, .trailing], offset: .fractional(Point(x: 0.2, y: -0.3)))
        )
        let icon = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge]
        )
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72))
        var group = LayoutGroup.horizontal(layoutSize: row, subitems: [icon])
        group.interItemSpacing = .flexible(8)
        var section = LayoutSection(group: group)
        section.contentInsets = DirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        section.interGroupSpacing = 16
        return section
    }

    static func profile() -> CompositionalLayout {
        var picture = LayoutBoundarySupplementaryItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
            elementKind: "picture",
            alignment: .top
        )
        picture.scrollBehavior = .collapses(minimum: 44)
        let configuration = CompositionalLayoutConfiguration(boundarySupplementaryItems: [picture])
        return CompositionalLayout(section: contacts(), configuration: configuration)
    }

    // MARK: Self-sizing

    static func messages() -> LayoutSection {
        let message = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        var messages = LayoutSection(
            group: .horizontal(layoutSize: message, subitems: [LayoutItem(layoutSize: message)]))
        messages.interGroupSpacing = 4
        return messages
    }

    static func equalCards() -> LayoutSection {
        let card = LayoutItem(
            layoutSize: LayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 60)))
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        var group = LayoutGroup.horizontal(layoutSize: row, subitem: card, count: 3)
        group.interItemSpacing = .fixed(8)
        var cards = LayoutSection(group: group)
        cards.interGroupSpacing = 8
        return cards
    }

    static func chat() -> CompositionalLayout {
        CompositionalLayout(
            section: messages(), configuration: CompositionalLayoutConfiguration(contentAnchor: .end))
    }

    static func measured(_ phone: Rect, _ heights: [Double]) -> LayoutDriver {
        let layout = CompositionalLayout(section: messages())
        let driver = LayoutDriver(
            layout: layout, context: LayoutContext(bounds: phone, counts: FixedLayoutCounts([heights.count])))
        driver.measureVisible { attributes in
            Size(width: attributes.frame.width, height: heights[attributes.indexPath.item])
        }
        return driver
    }
}

// MARK: Custom layouts

final class StairLayout: CollectionViewLayout {
    private var count = 0
    private var width = 0.0

    override func prepare(_ context: LayoutContext) {
        count = context.counts.numberOfItems(inSection: 0)
        width = context.bounds.width
    }

    override var collectionViewContentSize: Size {
        Size(width: width, height: Double(count) * 40)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
        guard indexPath.section == 0, (0..<count).contains(indexPath.item) else { return nil }
        let step = Double(indexPath.item % 6) * 40
        let frame = Rect(x: step, y: Double(indexPath.item) * 40, width: 100, height: 36)
        return LayoutAttributes(element: .cell(indexPath), frame: frame)
    }

    override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] {
        // The rows that may meet the rectangle are known without looking at the others.
        let first = max(0, min(count, Int(max(rect.minY, 0) / 40)))
        let last = max(first, min(count, Int(min(max(rect.maxY, 0), 1e9) / 40) + 1))
        return (first..<last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange bounds: Rect) -> Bool {
        bounds.width != width
    }
}
