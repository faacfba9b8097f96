public import CollectionGeometry
public import CollectionLayout

/// What a collection view shows: how many sections and items there are, and a view for each that comes near the screen.
///
/// Use ``CollectionViewDiffableDataSource`` unless you have a reason to keep the data elsewhere.
public protocol CollectionViewDataSource: LayoutCounts {
    /// A cell for an item, dequeued with
    /// ``CollectionView/dequeueConfiguredReusableCell(using:for:item:)``.
    func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell

    /// A view for a supplementary element, dequeued with
    /// ``CollectionView/dequeueConfiguredReusableSupplementary(using:for:)``; `nil` leaves its place empty.
    func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView?

    /// The name of a section for assistive technology. The default is none.
    func accessibilityLabel(forSection section: Int) -> String?
}

extension CollectionViewDataSource {
    /// No name.
    public func accessibilityLabel(forSection section: Int) -> String? { nil }
}
