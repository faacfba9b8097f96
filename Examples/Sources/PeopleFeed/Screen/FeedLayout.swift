import CollectionViewKit

/// Lays view models out in as many columns as the window has room for at the size of text, by their preferred heights.
///
/// Each part of the feed is a section: what comes before it moves it as a whole, so that no card changes its column.
final class FeedLayout {
    /// The preferred heights of the items of each section, in points at the usual size of text.
    var heights: [[Double]] = []
    /// The size of text, 1 being the usual one.
    var textScale = 1.0

    /// The room between cards, in points.
    static var spacing: Double { 16 }
    private static var widest: Double { 1_160 }
    /// The width of the window from which there are two columns, in points at the usual size of text: a card is then about as
    /// wide as the only one in a row of a small phone.
    private static var twoColumnWidth: Double { 620 }
}

extension FeedLayout {
    /// The room for what stands at an end of the feed, in points.
    var endHeight: Double { 64 * max(1, textScale) }

    /// What stands at the ends of the feed, by the size of text.
    var configuration: CompositionalLayoutConfiguration {
        let bar = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(endHeight))
        return CompositionalLayoutConfiguration(boundarySupplementaryItems: [
            LayoutBoundarySupplementaryItem(layoutSize: bar, elementKind: .sectionHeader, alignment: .top),
            LayoutBoundarySupplementaryItem(layoutSize: bar, elementKind: .sectionFooter, alignment: .bottom),
        ])
    }
}

extension FeedLayout {
    /// The size by which a view model requests a height.
    static func size(height: Double) -> LayoutSize {
        LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }

    /// The layout of a collection view, which keeps it and with it what the heights are taken from.
    func makeLayout() -> CompositionalLayout {
        CompositionalLayout(configuration: configuration) { [self] index, environment in
            section(index, width: environment.container.effectiveContentSize.width)
        }
    }

    private func section(_ index: Int, width: Double) -> LayoutSection? {
        guard index < heights.count else { return nil }
        let room = width / max(1, textScale)
        let columns = room < Self.twoColumnWidth ? 1 : room < 1_020 ? 2 : 3
        let margin = max(Self.spacing, (width - Self.widest) / 2)
        var section = LayoutSection(groups: runs(of: heights[index], columns: columns))
        section.interGroupSpacing = Self.spacing
        section.contentInsets = DirectionalEdgeInsets(
            top: 0, leading: margin, bottom: Self.spacing, trailing: margin)
        return section
    }

    /// Rows as high as the highest of their items; equal rows that follow each other are one run.
    private func runs(of heights: [Double], columns: Int) -> [LayoutGroupRun] {
        var rows: [(height: Double, count: Int)] = []
        for start in stride(from: 0, to: heights.count, by: columns) {
            let row = heights[start..<min(start + columns, heights.count)]
            let height = row.max() ?? 0
            if let last = rows.last, last.height == height, last.count % columns == 0 {
                rows[rows.count - 1].count += row.count
            } else {
                rows.append((height, row.count))
            }
        }
        return rows.map { LayoutGroupRun(group: group($0.height * textScale, columns: columns), itemCount: $0.count) }
    }

    private func group(_ height: Double, columns: Int) -> LayoutGroup {
        let item = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        var group = LayoutGroup.horizontal(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            subitem: item, count: columns)
        group.interItemSpacing = .fixed(Self.spacing)
        return group
    }
}
