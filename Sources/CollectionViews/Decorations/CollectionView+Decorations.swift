import CollectionLayout

extension CollectionView {
    /// Chooses the class that shows a kind of decoration, and how such a view is filled.
    ///
    /// A kind without a registration is shown by a ``DecorationView``.
    public func registerDecoration<Decoration: CollectionReusableView>(
        using registration: SupplementaryRegistration<Decoration>
    ) {
        decorations = decorations ?? DecorationController()
        decorations?.register(registration.elementKind) { collectionView, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
        }
        setNeedsDisplay()
    }
}
