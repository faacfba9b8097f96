import CollectionGeometry

/// The looks of the rows of one section of a list, by their places.
///
/// It holds a closure so that only programs with a list contain what makes them.
struct ListRows: Equatable, Sendable {
    private let margin: Double
    private let provider: @Sendable (IndexPath, Int) -> ListRow

    /// Prepares the rows of a list in a view of a width, in points.
    init(_ configuration: ListConfiguration, width: Double) {
        let margin = configuration.metrics.rowMargin(configuration.appearance, width: width)
        self.margin = margin
        let separators = configuration.separatorConfiguration
        func row(isFirst: Bool, isLast: Bool) -> ListRow {
            configuration.row(separators, isFirst: isFirst, isLast: isLast, margin: margin)
        }
        let first = row(isFirst: true, isLast: false)
        let middle = row(isFirst: false, isLast: false)
        let last = row(isFirst: false, isLast: true)
        let only = row(isFirst: true, isLast: true)
        let header = ListRow(margin: margin)
        provider = { path, itemCount in
            let firstRow = configuration.firstRow
            guard path.item >= firstRow else { return header }
            let (isFirst, isLast) = (path.item == firstRow, path.item == itemCount - 1)
            if configuration.showsSeparators, let handler = configuration.itemSeparatorHandler {
                return configuration.row(handler(path, separators), isFirst: isFirst, isLast: isLast, margin: margin)
            }
            return isFirst ? (isLast ? only : first) : (isLast ? last : middle)
        }
    }

    /// Whether both are equal, given that the configurations are.
    static func == (left: ListRows, right: ListRows) -> Bool { left.margin == right.margin }

    /// The looks of the row of an item in a section of a number of items.
    func row(at path: IndexPath, itemCount: Int) -> ListRow { provider(path, itemCount) }
}
