package import CollectionGeometry
package import CollectionLayout

/// Makes the decorations of a collection view. They belong to the layout alone: data sources do not provide them.
///
/// The protocol has package access for the reason given in ``OrthogonalRows``.
package protocol Decorations: AnyObject {
    /// Registers a closure that makes the decorations of a kind, in place of an earlier one.
    func register(_ kind: ElementKind, _ make: @escaping (CollectionView, IndexPath) -> CollectionReusableView)
    /// A view for a decoration.
    func view(ofKind kind: ElementKind, at indexPath: IndexPath, in view: CollectionView) -> CollectionReusableView
}

/// The registered kinds of decorations; a kind without a registration is shown by a ``DecorationView``.
final class DecorationController: Decorations {
    private var makers: [(kind: ElementKind, make: (CollectionView, IndexPath) -> CollectionReusableView)] = []

    package func register(
        _ kind: ElementKind,
        _ make: @escaping (CollectionView, IndexPath) -> CollectionReusableView
    ) {
        makers.removeElements { $0.kind == kind }
        makers.append((kind, make))
    }

    package func view(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in view: CollectionView
    ) -> CollectionReusableView {
        if let maker = makers.first(where: { $0.kind == kind }) { return maker.make(view, indexPath) }
        let registration = SupplementaryRegistration<DecorationView>(elementKind: kind) { _, _, _ in }
        // Separators are configured as they are scrolled into view: the name of the kind is checked once.
        let kindStyleClass = kind.styleClass
        let make = { (view: CollectionView, indexPath: IndexPath) -> CollectionReusableView in
            let decoration = view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
            let name = view.layout.styleClassForDecorationView(ofKind: kind, at: indexPath)
            decoration.show(kindStyleClass: kindStyleClass, layoutStyleClass: name.map { StyleClass($0) })
            return decoration
        }
        register(kind, make)
        return make(view, indexPath)
    }
}
