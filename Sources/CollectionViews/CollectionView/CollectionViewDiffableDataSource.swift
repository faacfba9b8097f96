public import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

/// Gives a collection view its content from snapshots, and a cell for each identifier.
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
/// ``CollectionDataSources/UpdatePipeline`` and does not know the view. Its closures must not hold what owns the collection
/// view, nor the data source: a header that needs to know its section is made with ``setSupplementaryViewProvider(_:)``, and a
/// registration holds the data source as ``Weak``:
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
    /// Makes a cell for an identifier, or answers `nil` to leave its place empty.
    public typealias CellProvider = (CollectionView, IndexPath, ItemID) -> CollectionViewCell?
    /// Makes a supplementary view, or answers `nil` to leave its place empty.
    public typealias SupplementaryViewProvider = (CollectionView, ElementKind, IndexPath) -> CollectionReusableView?

    /// Makes supplementary views. Without it their places stay empty.
    public var supplementaryViewProvider: SupplementaryViewProvider?
    /// Names a section for assistive technology.
    public var accessibilityLabelProvider: ((SectionID) -> String?)?
    /// Names an item, for readers who find it by typing its first letters.
    public var itemNameProvider: ((ItemID) -> String?)?

    /// Ends with the data source.
    public let lifetime = Lifetime()
    let core = DiffableDataSource<SectionID, ItemID>()
    /// What shows and hides children, once an outline was applied.
    var outline: (any OutlineSource)?
    /// What moves items, once there are handlers for it.
    var mover: (any ItemMover)?
    /// Where the view is told that items can be taken elsewhere.
    let reorderingRequest: ReorderingRequest
    private let cellProvider: CellProvider

    /// Creates a data source without sections and gives it to a collection view.
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

    /// Asks the cell provider for a cell for the item at a path; `nil` for a path that does not exist.
    public func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
        core.itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    }

    /// Asks ``supplementaryViewProvider`` for a view.
    public func supplementaryView(
        ofKind kind: ElementKind,
        at indexPath: IndexPath,
        in collectionView: CollectionView
    ) -> CollectionReusableView? {
        supplementaryViewProvider?(collectionView, kind, indexPath)
    }

    /// Asks ``accessibilityLabelProvider`` for the name of a section.
    public func accessibilityLabel(forSection section: Int) -> String? {
        core.sectionIdentifier(for: section).flatMap { accessibilityLabelProvider?($0) }
    }

    /// Asks ``itemNameProvider`` for the name of an item.
    public func accessibilityLabel(forItemAt indexPath: IndexPath) -> String? {
        core.itemIdentifier(for: indexPath).flatMap { itemNameProvider?($0) }
    }

    /// Sends all updates from now on through the pipeline of a collection view.
    public func attach(to updates: UpdatePipeline) { core.attach(to: updates) }
}

extension CollectionViewDiffableDataSource {
    /// Shows a snapshot in place of the current one, before the current event ends.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether the change is to be seen as a movement. What changes is found out either way.
    ///   - completion: Called when the views have been changed.
    /// - Complexity: O(*n*) in the number of items, to find out what changes.
    public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        core.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows a snapshot without finding out what changes: all cells are configured anew.
    public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        core.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    /// The newest snapshot that was applied. A change that starts from here never undoes another.
    public func snapshot() -> Snapshot { core.snapshot() }

    /// The identifier of the item at a path, or `nil` when the path does not exist.
    public func itemIdentifier(for indexPath: IndexPath) -> ItemID? { core.itemIdentifier(for: indexPath) }

    /// The path of an item, or `nil` when it is not shown.
    public func indexPath(for item: ItemID) -> IndexPath? { core.indexPath(for: item) }

    /// The identifier of the section at an index, or `nil` when the index does not exist.
    public func sectionIdentifier(for index: Int) -> SectionID? { core.sectionIdentifier(for: index) }

    /// The index of a section, or `nil` when it is not shown.
    public func index(for section: SectionID) -> Int? { core.index(for: section) }
}
