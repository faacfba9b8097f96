import CollectionLayout

extension CollectionView {
    /// Registers the class of a kind of decoration, and the closure that configures it.
    ///
    /// A kind without a registration is shown by a ``DecorationView``. The closure is called again for a decoration whose
    /// section has its supplementary views configured again.
    public func registerDecoration<Decoration: CollectionReusableView>(
        using registration: SupplementaryRegistration<Decoration>
    ) {
        registrations.requireDecorations().register(registration.elementKind) { collectionView, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
        }
        setNeedsDisplay()
    }
}
