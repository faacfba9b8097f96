/// Holds what a collection view shows, finds out what a new snapshot changes, and hands the view one update at a time.
///
/// ```swift
/// let dataSource = DiffableDataSource<Section, Product.ID>()
/// dataSource.attach(to: updates)
/// dataSource.apply(snapshot)
/// // When the view is brought up to date:
/// while case .update(let update)? = updates.next() {
///     view.show(update)
///     updates.finish()
/// }
/// ```
///
/// An applied snapshot is a request to the ``UpdatePipeline`` of the view, which decides when it becomes what
/// ``itemIdentifier(for:)`` and its like return: at once while the view has nothing else to do, and after the update under
/// way or the layout pass otherwise. No request is dropped. Without a view every request is carried out at once, so that a
/// screen's data can be tested alone. ``snapshot()`` returns the newest snapshot at any time.
///
/// The data source knows identifiers only. Making cells for them is the task of the owner of the view. Use it from one
/// thread.
public final class DiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The snapshots of this data source.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>

    /// Receives what is allowed but probably not meant.
    public var diagnosticHandler: ((DataSourceDiagnostic<ItemID>) -> Void)? {
        didSet {
            core.violationHandler = diagnosticHandler.map { handler in { handler(.illegalBatch($0)) } }
        }
    }

    /// What to call when the user opens or closes an item of an outline.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemID>()

    /// What to call when the user drags an item to another place.
    public var reorderingHandlers = ReorderingHandlers<SectionID, ItemID>()

    /// The items whose handlers are running, the last one innermost.
    var itemsWithRunningHandlers: [ItemID] = []
    /// Everything that does not depend on the types of the identifiers.
    let core: DataSourceCore

    // Inlinable so that the diff is specialised for the identifiers where the data source is made: benchmark
    // "DiffableDataSource<ID128> apply 100,000".
    /// Creates a data source without sections.
    @inlinable
    public convenience init(configuration: Configuration = Configuration()) {
        self.init(
            core: DataSourceCore(Snapshot().slots, validatesUpdates: configuration.validatesUpdates) {
                IdentifierTable<ItemID>.changes(from: $0, to: $1, scratch: &$2)
            }
        )
    }

    @usableFromInline
    init(core: DataSourceCore) {
        self.core = core
    }
}
