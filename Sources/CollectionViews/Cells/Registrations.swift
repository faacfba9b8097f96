import CollectionGeometry
import CollectionLayout

/// The view classes registered with a collection view by reuse identifiers, and what makes its decorations.
///
/// Registration values, ``CellRegistration`` and ``SupplementaryRegistration``, are not stored here.
final class Registrations {
    private var cells: [(identifier: String, maker: ViewMaker)] = []
    private var views: [(kind: ElementKind, identifier: String, maker: ViewMaker)] = []
    /// The decorations; `nil` without the part.
    private(set) var decorations: (any Decorations)?

    /// Creates registrations without view classes.
    init(decorations: (any Decorations)? = nil) {
        self.decorations = decorations
    }
}

extension Registrations {
    /// The decorations, created by the first call if there are none.
    func requireDecorations() -> any Decorations {
        if let decorations { return decorations }
        let made = DecorationController()
        decorations = made
        return made
    }

    /// Sets the maker of the cells with a reuse identifier.
    func setCell(_ identifier: String, _ maker: ViewMaker) {
        cells.removeElements { $0.identifier.hasSameBytes(as: identifier) }
        cells.append((identifier, maker))
    }

    /// Sets the maker of the supplementary views of a kind with a reuse identifier.
    func setView(_ kind: ElementKind, _ identifier: String, _ maker: ViewMaker) {
        views.removeElements { $0.kind == kind && $0.identifier.hasSameBytes(as: identifier) }
        views.append((kind, identifier, maker))
    }

    /// The maker of the cells with a reuse identifier; `nil` if none is registered.
    func cell(_ identifier: String) -> ViewMaker? {
        cells.first { $0.identifier.hasSameBytes(as: identifier) }?.maker
    }

    /// The maker of the supplementary views of a kind with a reuse identifier; `nil` if none is registered.
    func view(_ kind: ElementKind, _ identifier: String) -> ViewMaker? {
        views.first { $0.kind == kind && $0.identifier.hasSameBytes(as: identifier) }?.maker
    }
}
