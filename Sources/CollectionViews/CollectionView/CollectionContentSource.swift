public import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

/// The content of a collection view: the number of sections and items, a view for each element near the screen, and the
/// updates that lead from one content to the next.
///
/// Use ``CollectionViewDiffableDataSource``, or ``CollectionViewDataSource`` where the data is kept elsewhere. Conform
/// to this protocol for another kind of data source whose changes are animated. The view holds it strongly.
public protocol CollectionContentSource: LayoutCounts {
    /// A cell for an item, dequeued with
    /// ``CollectionView/dequeueConfiguredReusableCell(using:for:item:)``; `nil` leaves its place empty.
    func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell?

    /// A view for a supplementary element, dequeued with
    /// ``CollectionView/dequeueConfiguredReusableSupplementary(using:for:)``; `nil` leaves its place empty.
    func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView?

    /// The name of a section for assistive technology. The default is none.
    func accessibilityLabel(forSection section: Int) -> String?

    /// The name of an item, by which a user who types its first letters finds it. The default is none.
    func accessibilityLabel(forItemAt indexPath: IndexPath) -> String?

    /// The place of an item in an outline. The default is none.
    func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace?

    /// Expands or collapses an item because the user requested it. Returns whether something changed. The default
    /// changes nothing.
    func toggleItem(at indexPath: IndexPath) -> Bool

    /// Whether the user may move an item. The default is no.
    func canMoveItem(at indexPath: IndexPath) -> Bool

    /// Whether the user may move an item to a certain path. The view calls it while the item is dragged, for each path
    /// the item is moved over. The default is yes.
    ///
    /// - Parameters:
    ///   - source: Where the item is in the data.
    ///   - target: The path that the item has after the move.
    func canMoveItem(at source: IndexPath, to target: IndexPath) -> Bool

    /// Moves an item in the data, synchronously, because the user has dropped it at another path. Returns whether the
    /// item was moved; if not, the view animates it back. The default does nothing.
    ///
    /// The data source may submit an update about the move, but need not: the view already shows the item at its new
    /// path.
    func moveItem(at source: IndexPath, to target: IndexPath) -> Bool

    /// Receives the pipeline to which changes of the data are submitted. The default does nothing.
    ///
    /// It is called when the data source is set on a collection view. A data source that changes holds the pipeline and
    /// submits each change to it; see ``UpdatePipeline/submit(completion:_:)``. One that does not
    /// submit its changes has to call ``CollectionView/reloadData()``.
    func attach(to updates: UpdatePipeline)

    /// Called in every layout pass, before updates are carried out and after each of them. The default does nothing.
    ///
    /// A data source that is not notified of changes of its data compares it here and submits the differences.
    func prepareForUpdate()
}

extension CollectionContentSource {
    /// Whether there is an item at a path.
    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.section >= 0 && indexPath.section < numberOfSections && indexPath.item >= 0
            && indexPath.item < numberOfItems(inSection: indexPath.section)
    }

    /// No name.
    public func accessibilityLabel(forSection section: Int) -> String? { nil }

    /// No name.
    public func accessibilityLabel(forItemAt indexPath: IndexPath) -> String? { nil }

    /// None.
    public func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace? { nil }

    /// Changes nothing.
    public func toggleItem(at indexPath: IndexPath) -> Bool { false }

    /// No.
    public func canMoveItem(at indexPath: IndexPath) -> Bool { false }

    /// Yes.
    public func canMoveItem(at source: IndexPath, to target: IndexPath) -> Bool { true }

    /// Does nothing.
    public func moveItem(at source: IndexPath, to target: IndexPath) -> Bool { false }

    /// Does nothing.
    public func attach(to updates: UpdatePipeline) {}

    /// Does nothing.
    public func prepareForUpdate() {}
}
