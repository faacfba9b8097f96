public import CollectionGeometry

/// The class of the cells of a kind of item, and the closure that configures them.
///
/// Create a registration once and keep it: cells are reused among the items of one registration. One that is created in a cell
/// provider, which UIKit refuses, works, but makes a new cell for each item.
///
/// The registration holds the closure strongly, and so does the data source that uses it: the closure must not capture the
/// owner of the collection view. It is called when an item gets a cell, and again for the same cell when the item is
/// reconfigured.
///
/// ```swift
/// let brands = CellRegistration<BrandCell, Brand> { cell, indexPath, brand in
///     cell.nameLabel.text = brand.name
/// }
/// ```
public final class CellRegistration<Cell: CollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    let handler: Handler
    let maker = ViewMaker(Cell.self)

    /// Creates a registration with the closure that configures a cell.
    public init(_ handler: @escaping Handler) {
        self.handler = handler
    }
}
