public import CollectionDiffing

/// Holds what a collection view shows, finds out what a new snapshot changes, and hands the view one update at a time.
///
/// ```swift
/// let dataSource = DiffableDataSource<Section, Product.ID>()
/// dataSource.updateHandler = { update in view.enqueue(update) }
/// dataSource.apply(snapshot)
/// // When the view has shown an update:
/// dataSource.finishUpdate(update.number)
/// ```
///
/// Applying a snapshot changes at once what ``itemIdentifier(for:)`` and its like answer, and yields a
/// ``CollectionUpdate``. Until the view says that it has carried the update out, further snapshots wait in a queue; none
/// is dropped. Without an ``updateHandler`` every update counts as carried out, so that a screen's data can be tested
/// without a view.
///
/// The data source knows identifiers only. Making cells for them is the task of whoever owns the view. Use it from one
/// thread.
public final class DiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The snapshots of this data source.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>

    /// Receives each update, in order, the next one only after ``finishUpdate(_:)`` for the one before.
    ///
    /// The handler lives as long as the data source, so it must not keep the data source alive. When it is removed, the
    /// update under way counts as carried out: a view that goes does not leave the others waiting.
    public var updateHandler: ((CollectionUpdate) -> Void)? {
        didSet {
            if updateHandler == nil, let number = queue.numberUnderWay { finishUpdate(number) }
        }
    }

    /// Receives what is allowed but probably not meant.
    public var diagnosticHandler: ((DataSourceDiagnostic<ItemID>) -> Void)?

    /// What to ask and tell when somebody opens or closes an item of an outline.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemID>()

    /// What to ask and tell when somebody drags an item to another place.
    public var reorderingHandlers = ReorderingHandlers<SectionID, ItemID>()

    let configuration: Configuration
    var isReordering = false
    /// Whether the handlers are being told of a drop.
    var isDropping = false
    /// The items whose handlers are running, the last one innermost.
    var itemsInQuestion: [ItemID] = []
    var queue = UpdateQueue<PendingUpdate<SectionID, ItemID>>()
    var presented = DataSourceState<SectionID, ItemID>()
    var scratch = DiffingScratch()
    var isRunning = false
    let diff: (Snapshot, Snapshot, inout DiffingScratch) -> SectionedChangeset

    // Inlinable so that the diff is specialised for the identifiers where the data source is made: benchmark
    // "DiffableDataSource<ID128> apply 100,000".
    /// Creates a data source without sections.
    @inlinable
    public convenience init(configuration: Configuration = Configuration()) {
        self.init(configuration: configuration) { SectionedChangeset(from: $0, to: $1, scratch: &$2) }
    }

    @usableFromInline
    init(
        configuration: Configuration,
        diff: @escaping (Snapshot, Snapshot, inout DiffingScratch) -> SectionedChangeset
    ) {
        self.configuration = configuration
        self.diff = diff
    }
}
