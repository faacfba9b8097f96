import CollectionLayout

/// What a collection view makes views by that were registered with it: classes by reuse identifiers.
///
/// Registrations that are values, ``CellRegistration`` and ``SupplementaryRegistration``, need not be known here.
final class Registrations {
    private var cells: [(identifier: String, maker: ViewMaker)] = []
    private var views: [(kind: ElementKind, identifier: String, maker: ViewMaker)] = []
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

    /// What makes the cells with a reuse identifier; `nil` when that is not registered.
    func cell(_ identifier: String) -> ViewMaker? {
        cells.first { $0.identifier.hasSameBytes(as: identifier) }?.maker
    }

    /// What makes the supplementary views of a kind with a reuse identifier; `nil` when these are not registered.
    func view(_ kind: ElementKind, _ identifier: String) -> ViewMaker? {
        views.first { $0.kind == kind && $0.identifier.hasSameBytes(as: identifier) }?.maker
    }
}
