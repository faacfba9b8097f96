import CollectionGeometry
import CollectionLayout

// Decorations belong to the layout alone: no data source is asked for them. A kind without a registration is shown by a
// ``DecorationView``.
extension CollectionView {
    /// Chooses the class that shows a kind of decoration, and how such a view is filled.
    public func registerDecoration<Decoration: CollectionReusableView>(
        using registration: SupplementaryRegistration<Decoration>
    ) {
        setDecorationMaker(registration)
        setNeedsDisplay()
    }

    /// A view for a decoration.
    func decorationView(ofKind kind: ElementKind, at indexPath: IndexPath) -> CollectionReusableView {
        if let view = registrations.decoration(kind, self, indexPath) { return view }
        let registration = SupplementaryRegistration<DecorationView>(elementKind: kind) { view, kind, _ in
            view.show(kind)
        }
        setDecorationMaker(registration)
        return dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }

    private func setDecorationMaker<Decoration: CollectionReusableView>(
        _ registration: SupplementaryRegistration<Decoration>
    ) {
        registrations.setDecoration(registration.elementKind) { collectionView, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
        }
    }
}
