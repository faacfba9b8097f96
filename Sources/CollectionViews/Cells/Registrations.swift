import CollectionGeometry
import CollectionLayout

/// What a collection view makes views by that were registered with it: classes by reuse identifiers, and kinds of decorations.
///
/// Registrations that are values, ``CellRegistration`` and ``SupplementaryRegistration``, need not be known here.
final class Registrations {
    typealias DecorationMaker = (CollectionView, IndexPath) -> CollectionReusableView

    private var cells: [(identifier: String, maker: ViewMaker)] = []
    private var views: [(kind: ElementKind, identifier: String, maker: ViewMaker)] = []
    private var decorations: [(kind: ElementKind, make: DecorationMaker)] = []
}

extension Registrations {
    /// Has cells with a reuse identifier be made by a maker.
    func setCell(_ identifier: String, _ maker: ViewMaker) {
        cells.removeAll { $0.identifier.hasSameBytes(as: identifier) }
        cells.append((identifier, maker))
    }

    /// Has supplementary views of a kind with a reuse identifier be made by a maker.
    func setView(_ kind: ElementKind, _ identifier: String, _ maker: ViewMaker) {
        views.removeAll { $0.kind == kind && $0.identifier.hasSameBytes(as: identifier) }
        views.append((kind, identifier, maker))
    }

    /// Has decorations of a kind be made by a closure.
    func setDecoration(_ kind: ElementKind, _ make: @escaping DecorationMaker) {
        decorations.removeAll { $0.kind == kind }
        decorations.append((kind, make))
    }

    /// What makes the cells with a reuse identifier; `nil` when that is not registered.
    func cell(_ identifier: String) -> ViewMaker? {
        cells.first { $0.identifier.hasSameBytes(as: identifier) }?.maker
    }

    /// What makes the supplementary views of a kind with a reuse identifier; `nil` when these are not registered.
    func view(_ kind: ElementKind, _ identifier: String) -> ViewMaker? {
        views.first { $0.kind == kind && $0.identifier.hasSameBytes(as: identifier) }?.maker
    }

    /// Makes a decoration of a kind; `nil` when that is not registered.
    func decoration(_ kind: ElementKind, _ view: CollectionView, _ indexPath: IndexPath) -> CollectionReusableView? {
        decorations.first { $0.kind == kind }?.make(view, indexPath)
    }
}
