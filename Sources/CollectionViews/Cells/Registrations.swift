import CollectionGeometry
import CollectionLayout

/// What a collection view makes views by that were registered with it: classes by reuse identifiers.
///
/// Registrations that are values, ``CellRegistration`` and ``SupplementaryRegistration``, need not be known here.
final class Registrations {
    typealias CellMaker = (CollectionView, IndexPath) -> CollectionViewCell
    typealias ViewMaker = (CollectionView, IndexPath) -> CollectionReusableView

    private var cells: [(identifier: String, make: CellMaker)] = []
    private var views: [(kind: ElementKind, identifier: String, make: ViewMaker)] = []
}

extension Registrations {
    /// Has cells with a reuse identifier be made by a closure.
    func setCell(_ identifier: String, _ make: @escaping CellMaker) {
        cells.removeAll { $0.identifier.hasSameBytes(as: identifier) }
        cells.append((identifier, make))
    }

    /// Has supplementary views of a kind with a reuse identifier be made by a closure.
    func setView(_ kind: ElementKind, _ identifier: String, _ make: @escaping ViewMaker) {
        views.removeAll { $0.kind == kind && $0.identifier.hasSameBytes(as: identifier) }
        views.append((kind, identifier, make))
    }

    /// Makes a cell by its reuse identifier; `nil` when that is not registered.
    func cell(_ identifier: String, _ view: CollectionView, _ indexPath: IndexPath) -> CollectionViewCell? {
        cells.first { $0.identifier.hasSameBytes(as: identifier) }?.make(view, indexPath)
    }

    /// Makes a supplementary view by its kind and reuse identifier; `nil` when these are not registered.
    func view(
        _ kind: ElementKind, _ identifier: String, _ view: CollectionView, _ indexPath: IndexPath
    ) -> CollectionReusableView? {
        views.first { $0.kind == kind && $0.identifier.hasSameBytes(as: identifier) }?.make(view, indexPath)
    }
}
