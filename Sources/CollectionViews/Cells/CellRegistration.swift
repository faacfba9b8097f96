public import CollectionGeometry

/// Which class shows a kind of item, and how a cell of that class is filled.
///
/// Make a registration once and keep it: cells are reused among the items of one registration.
///
/// ```swift
/// let brands = CellRegistration<BrandCell, Brand> { cell, indexPath, brand in
///     cell.nameLabel.text = brand.name
/// }
/// ```
public final class CellRegistration<Cell: CollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    let handler: Handler
    let maker = ViewMaker(Cell.self)

    /// Creates a registration with the closure that fills a cell.
    public init(_ handler: @escaping Handler) {
        self.handler = handler
    }
}
