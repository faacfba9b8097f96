public import CollectionDiffing

/// Holds what a collection view shows, finds out what a new snapshot changes, and hands the view one update at a time.
///
/// ```swift
/// let dataSource = DiffableDataSource<Section, Product.ID>()
/// dataSource.updateHandler = { update in
///     view.perform(update)
///     dataSource.finishUpdate(update.number)
/// }
/// dataSource.apply(snapshot)
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
    public var updateHandler: ((CollectionUpdate) -> Void)?

    /// Receives what is allowed but probably not meant.
    public var diagnosticHandler: ((DataSourceDiagnostic<ItemID>) -> Void)?

    let configuration: Configuration
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

extension DiffableDataSource {
    /// How a data source works.
    public struct Configuration: Sendable {
        /// Whether each batch is judged by ``BatchUpdateValidator`` before it is handed out; one that is not legal
        /// becomes a full reload and a diagnostic. Costs time linear in the numbers of sections and operations.
        public var validatesUpdates: Bool

        /// Creates a configuration.
        ///
        /// - Parameter validatesUpdates: The default is `true`.
        public init(validatesUpdates: Bool = true) {
            self.validatesUpdates = validatesUpdates
        }
    }
}

/// Something a data source noticed that is allowed but probably not meant.
public enum DataSourceDiagnostic<ItemID: Hashable & Sendable>: Hashable, Sendable {
    /// An applied snapshot noticed something while it was built.
    case snapshot(SnapshotDiagnostic<ItemID>)
    /// A batch was not legal and became a full reload. This is a mistake of the data source.
    case illegalBatch(BatchUpdateViolation)
}

/// What a data source shows at one moment.
struct DataSourceState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// The sections and items.
    var snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>()
}

/// A state that is to be shown.
struct PendingUpdate<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    /// What is shown afterwards. Its snapshot carries the marks of this update.
    var state: DataSourceState<SectionID, ItemID>
    /// Whether the view starts anew instead of being told what changes.
    var isFullReload: Bool
    /// Whether the change is to be seen as a movement.
    var isAnimated: Bool
    /// Called when the view has carried the update out.
    var completion: (() -> Void)?
}
