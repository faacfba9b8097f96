import CollectionViewKit

// The code of the guides "Grids" and "Carousels".

enum Grids {
    /// Columns of equal width: two on a phone, as many as fit elsewhere.
    static func makeLayout() -> CompositionalLayout {
        CompositionalLayout { _, environment in
            let columns = max(2, Int(environment.container.effectiveContentSize.width / 200))
            let item = LayoutItem(
                layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
            )
            let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(160))
            var group = LayoutGroup.horizontal(layoutSize: row, subitem: item, count: columns)
            group.interItemSpacing = .fixed(12)
            var section = LayoutSection(group: group)
            section.interGroupSpacing = 12
            section.contentInsets = DirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            return section
        }
    }

    /// Columns of items as tall as their content, each in the shortest column.
    static func makeWaterfall() -> CompositionalLayout {
        CompositionalLayout(
            section: LayoutSection(
                waterfall: WaterfallConfiguration(
                    columns: .adaptive(minimumBreadth: 160), spacing: 12, itemLength: .estimated(200)
                )
            )
        )
    }

    /// Items of one size, as many to a line as fit.
    static func makeFlow() -> FlowLayout {
        let layout = FlowLayout()
        layout.itemSize = Size(width: 100, height: 100)
        layout.minimumLineSpacing = 12
        return layout
    }
}

enum Carousels {
    /// A shelf that scrolls sideways and rests at an item, under a title.
    static func makeShelf() -> LayoutSection {
        let item = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        )
        let card = LayoutSize(widthDimension: .fractionalWidth(0.42), heightDimension: .absolute(220))
        let group = LayoutGroup.horizontal(layoutSize: card, subitems: [item])
        var section = LayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 12
        section.contentInsets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
        let title = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        section.boundarySupplementaryItems = [
            LayoutBoundarySupplementaryItem(
                layoutSize: title, elementKind: CollectionView.elementKindSectionHeader, alignment: .top
            )
        ]
        return section
    }
}
