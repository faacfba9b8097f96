import CollectionViewKit

/// Rows of equal cards of products, more of them on a wider screen.
struct ProductGrid: Equatable {
    /// The distance from the sides, in points.
    var inset = 16.0
    /// The distance between the cards of a row, in points.
    var gap = 12.0
    /// The fewest cards of a row.
    var minimumColumns = 2
    /// The height of a picture in relation to its width.
    var pictureRatio = 1.5
    /// How much text stands below a picture.
    var captions = CaptionDensity.full
}

extension ProductGrid {
    /// The grid of the parameters of a page.
    init(_ parameters: LayoutParameters) {
        self.init(
            inset: Double(parameters.inset), gap: Double(parameters.gap), minimumColumns: parameters.columns,
            pictureRatio: Double(parameters.imageRatioPermille) / 1000, captions: parameters.captions)
    }

    /// The grid as the layout takes it.
    ///
    /// - Parameters:
    ///   - width: The width of the screen, in points.
    ///   - environment: The place the screen is in, for the heights of lines.
    ///   - captionLines: How many lines the captions have, for a width of a product in points.
    func layoutSection(
        width: Double, environment: HostEnvironment, captionLines: (_ width: Double) -> CaptionLines
    ) -> LayoutSection {
        let fitting = (width / max(1, 11 * environment.lineHeight(of: .body))).rounded()
        let columns = max(Double(max(1, minimumColumns)), min(24, fitting))
        let itemWidth = max(1, (width - 2 * inset - (columns - 1) * gap) / columns)
        let height = itemWidth * pictureRatio + captionLines(itemWidth).height(captions, in: environment)
        let item = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .absolute(itemWidth), heightDimension: .absolute(height))
        )
        let rowSize = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        var row = LayoutGroup.horizontal(layoutSize: rowSize, repeatingSubitem: item, count: Int(columns))
        row.interItemSpacing = .fixed(gap)
        var result = LayoutSection(group: row)
        result.interGroupSpacing = environment.lineHeight(of: .body)
        result.contentInsets.leading = inset
        result.contentInsets.trailing = inset
        return result
    }
}
