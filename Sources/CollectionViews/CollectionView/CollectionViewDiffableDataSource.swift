public import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

/// Provides a collection view with content from snapshots, and with a cell for each identifier.
///
/// ```swift
/// let dataSource = CollectionViewDiffableDataSource<Section, Product.ID>(collectionView: collectionView) {
///     collectionView, indexPath, id in
///     collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
/// }
/// dataSource.apply(snapshot)
/// ```
///
/// The collection view owns the data source, which submits its updates to the view's
/// ``UpdatePipeline`` and does not know the view. Its closures must capture neither the owner of
/// the collection view nor the data source strongly: set a supplementary view provider that needs the data source with
/// ``setSupplementaryViewProvider(_:)``, and capture the data source in a registration as ``Weak``:
///
/// ```swift
/// let headers = SupplementaryRegistration<TitleView>(elementKind: .sectionHeader) {
///     [dataSource = Weak(dataSource)] view, _, indexPath in
///     view.title = dataSource.object?.sectionIdentifier(for: indexPath.section)?.title
/// }
/// ```
public final class CollectionViewDiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
    CollectionContentSource, WeaklyReferenceable
{
    /// The snapshots of this data source.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>
    /// Makes a cell for an identifier; `nil` leaves the place of the item empty.
    public typealias CellProvider = (CollectionView, IndexPath, ItemID) -> CollectionViewCell?
    /// Makes a supplementary view; `nil` leaves its place empty.
    public typealias SupplementaryViewProvider = (CollectionView, ElementKind, IndexPath) -> CollectionReusableView?

    /// Makes supplementary views. Without it their places stay empty.
    public var supplementaryViewProvider: SupplementaryViewProvider?
    /// Returns the name of a section for assistive technology.
    public var accessibilityLabelProvider: ((SectionID) -> String?)?
    /// Returns the name of an item, by which users find it when they type its first letters.
    public var itemNameProvider: ((ItemID) -> String?)?

    /// The token of weak references: ends when the data source is deallocated.
    public let lifetime = Lifetime()
    let core = DiffableDataSource<SectionID, ItemID>()
    /// Expands and collapses items, once an outline was applied.
    var outline: (any OutlineSource)?
    /// Moves items, once reordering handlers are set.
    var mover: (any ItemMover)?
    /// Notifies the view that items can be moved.
    let reorderingRequest: ReorderingRequest
    private let cellProvider: CellProvider

    /// Creates a data source without sections and sets it as the content source of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: The view that shows the snapshots; it holds the data source strongly.
    ///   - cellProvider: Makes the cells.
    public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        reorderingRequest = collectionView.interaction.reorderingRequest
        collectionView.contentSource = self
    }

    /// The number of sections.
    ///
    /// - Complexity: O(1).
    public var numberOfSections: Int { core.numberOfSections }

    /// The number of items in a section, or 0 for a section that does not exist.
    ///
    /// - Complexity: O(log *s*) in the number of sections.
    public func numberOfItems(inSection section: Int) -> Int { core.numberOfItems(inSection: section) }

    /// Calls the cell provider for the item at a path; `nil` for a path that does not exist.
    public func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
        core.itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    }

    /// Calls ``supplementaryViewProvider``.
    public func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView? {
        supplementaryViewProvider?(collectionView, kind, indexPath)
    }

    /// Calls ``accessibilityLabelProvider`` for a section.
    public func accessibilityLabel(forSection section: Int) -> String? {
        core.sectionIdentifier(for: section).flatMap { accessibilityLabelProvider?($0) }
    }

    /// Calls ``itemNameProvider`` for an item.
    public func accessibilityLabel(forItemAt indexPath: IndexPath) -> String? {
        core.itemIdentifier(for: indexPath).flatMap { itemNameProvider?($0) }
    }

    /// Submits all updates from now on to the pipeline of a collection view.
    public func attach(to updates: UpdatePipeline) { core.attach(to: updates) }
}

extension CollectionViewDiffableDataSource {
    /// Shows a snapshot in place of the current one, before the current event ends.
    ///
    /// Everything is synchronous: there is no background queue. ``indexPath(for:)`` and its like return the new data as soon as
    /// the method returns, and the cells follow at the end of the event. A snapshot that is applied before another one is shown,
    /// or in a cell provider or a completion, waits for its turn, and with it what these methods return. None is dropped. See
    /// ``UpdatePipeline``.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: Whether the change is animated. The differences are computed in both cases.
    ///   - completion: Called once, when the views show the snapshot and the animations have started; also if nothing has
    ///     changed, and if the view is deallocated or gets another data source first.
    /// - Complexity: O(*n*) in the number of items, to compute the differences.
    public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        core.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows a snapshot without computing differences: all cells are configured again. The selection and measured sizes are lost.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - completion: Called as that of ``apply(_:animatingDifferences:completion:)``.
    /// - Complexity: O(*n*) in the number of items.
    public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        core.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    /// The snapshot applied last. Start changes from it, so that none undoes another.
    public func snapshot() -> Snapshot { core.snapshot() }

    /// The identifier of the item at a path, or `nil` when the path does not exist.
    ///
    /// - Complexity: O(log *n*) in the number of items.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemID? { core.itemIdentifier(for: indexPath) }

    /// The path of an item, or `nil` when it is not shown.
    ///
    /// - Complexity: O(log *n*) in the number of items.
    public func indexPath(for item: ItemID) -> IndexPath? { core.indexPath(for: item) }

    /// The identifier of the section at an index, or `nil` when the index does not exist.
    ///
    /// - Complexity: O(log *s*) in the number of sections.
    public func sectionIdentifier(for index: Int) -> SectionID? { core.sectionIdentifier(for: index) }

    /// The index of a section, or `nil` when it is not shown.
    ///
    /// - Complexity: O(log *s*) in the number of sections.
    public func index(for section: SectionID) -> Int? { core.index(for: section) }
}
