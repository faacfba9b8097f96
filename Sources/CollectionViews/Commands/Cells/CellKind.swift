import CollectionGeometry

/// Which class of cell shows a view model, without the class being part of the type.
///
/// Make one for each class of cell and keep it, beside the factory that uses it: cells are reused among the items of one kind.
///
/// ```swift
/// let snapshots = CellKind(UserSnapshotCell.self)
/// ```
public struct CellKind {
    /// Fills a cell.
    typealias Configuration = (CollectionViewCell) -> Void

    /// Tells kinds apart: that of the registration, which ``dequeueCell`` keeps alive.
    private let identifier: ObjectIdentifier
    private let dequeueCell: (CollectionView, IndexPath, @escaping Configuration) -> CollectionViewCell

    /// Creates a kind whose items are shown by a class of cell.
    public init<Cell: CollectionViewCell>(_ cellClass: Cell.Type) {
        let registration = CellRegistration<Cell, Filling> { cell, _, filling in filling.fill(cell) }
        identifier = ObjectIdentifier(registration)
        dequeueCell = { collectionView, indexPath, configuration in
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: Filling(fill: configuration))
        }
    }

    /// A cell of the kind, filled by a closure as a registration would fill it.
    func dequeue(
        in collectionView: CollectionView,
        for indexPath: IndexPath,
        configuration: @escaping Configuration
    ) -> CollectionViewCell {
        dequeueCell(collectionView, indexPath, configuration)
    }

    /// What fills a cell, as the item of a registration.
    private struct Filling {
        let fill: Configuration
    }
}

extension CellKind: Equatable {
    /// Whether both are the same kind. Two that were made for the same class are not.
    public static func == (left: CellKind, right: CellKind) -> Bool { left.identifier == right.identifier }
}
