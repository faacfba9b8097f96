public import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

/// What a collection view shows: how many sections and items there are, a view for each that comes near the screen, and the
/// updates that lead from one content to the next.
///
/// Use ``CollectionViewDiffableDataSource``, or ``CollectionViewDataSource`` where the data are kept elsewhere. Conform to this
/// protocol for a kind of data source of your own, whose changes are seen as movements. The view keeps it.
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

    /// The name of an item, by which a reader who types its first letters finds it. The default is none.
    func accessibilityLabel(forItemAt indexPath: IndexPath) -> String?

    /// The place of an item in an outline. The default is none.
    func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace?

    /// Shows or hides the children of an item because the reader asked for it. Returns whether something changed. The
    /// default changes nothing.
    func toggleItem(at indexPath: IndexPath) -> Bool

    /// Whether the reader may take an item to another place. The default is no.
    func canMoveItem(at indexPath: IndexPath) -> Bool

    /// Whether the reader may take an item to a certain place. Asked while the item is held, of every place it comes over.
    /// The default is yes.
    ///
    /// - Parameters:
    ///   - source: Where the item is in the data.
    ///   - target: The path it would have afterwards.
    func canMoveItem(at source: IndexPath, to target: IndexPath) -> Bool

    /// Takes an item to another place because the reader has put it down there: moves it in the data, at once. Returns
    /// whether that was done; if not, the item is seen to go back. The default does nothing.
    ///
    /// A data source that hands over an update about it is fine, and so is one that does not: the view shows the item in
    /// its new place already.
    func moveItem(at source: IndexPath, to target: IndexPath) -> Bool

    /// Receives the pipeline to which changes of the data are submitted. The default does nothing.
    ///
    /// It is called when the data source is given to a collection view. A data source that changes keeps the pipeline and
    /// submits each change to it; see ``CollectionDataSources/UpdatePipeline/submit(completion:_:)``. One that does not
    /// submit its changes has to call ``CollectionView/reloadData()``.
    func attach(to updates: UpdatePipeline)

    /// Called in every layout pass, before updates are carried out and after each of them. The default does nothing.
    ///
    /// A data source that is not told of its changes looks for them here, and submits what it finds.
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
