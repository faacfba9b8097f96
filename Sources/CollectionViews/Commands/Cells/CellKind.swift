/// The class of cell that shows a view model, type-erased.
///
/// Create one for each class of cell and keep it beside the factory that uses it: cells are reused among the items of
/// one kind.
///
/// ```swift
/// let snapshots = CellKind(UserSnapshotCell.self)
/// ```
public struct CellKind {
    let maker: ViewMaker

    /// Creates a kind whose items are shown by a class of cell.
    public init<Cell: CollectionViewCell>(_ cellClass: Cell.Type) {
        maker = ViewMaker(cellClass)
    }
}

extension CellKind: Equatable {
    /// Whether both are the same kind. Two that were created for the same class are not.
    public static func == (left: CellKind, right: CellKind) -> Bool { left.maker === right.maker }
}
