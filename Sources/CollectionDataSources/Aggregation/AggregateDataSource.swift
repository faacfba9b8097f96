public import CollectionGeometry

/// Shows a tree of data sources in one collection view: it finds the changes anywhere in the tree, and returns
/// one update for all of them.
///
/// ```swift
/// let screen = AggregateDataSource(root: product)
/// screen.attach(to: updates)  // the pipeline of the view
/// screen.loadIfNeeded()
/// screen.update()  // at the end of each event
/// ```
///
/// What is shown is derived in one pass from the state of the sources; see ``AggregatePresentation``. It is compared as a
/// whole with what was shown before, so no source has to report its changes, and no index path of one source can be confused
/// with those of another. Paths of the screen and of a source are translated here and nowhere else; see
/// ``localPath(for:)``.
///
/// Nothing happens between events. Responses of loaders lie where they are until ``update(animatingDifferences:)`` looks for
/// them; what depends on time is due at ``nextDeadline``. Use it from one thread.
public final class AggregateDataSource<ItemID: Hashable & Sendable> {
    /// The identities of the items of the whole tree.
    public typealias AggregateID = AggregateItemID<ItemID>

    /// The root of the tree. Its headers and footers belong to the whole screen.
    public let root: DataSource<ItemID>

    /// Receives errors in the data. What could be shown is shown.
    public var diagnosticHandler: ((AggregateDiagnostic<ItemID>) -> Void)?
    /// Whether there is a background behind the headers of the root, which covers overscrolling too, although
    /// ``globalBackground`` is `nil`: with the look that the style sheet gives it then. Off by default.
    ///
    /// ``SectionMetrics/showsBackground`` in the metrics of the root is a different background: that of each
    /// section, which the sections inherit.
    public var showsGlobalBackground: Bool {
        get { background.isShown }
        set { background.isShown = newValue }
    }
    /// The look behind the headers of the root, which covers overscrolling too; see ``AggregatePresentation/globalMetrics``.
    /// `nil`, the default, draws nothing unless ``showsGlobalBackground`` is set.
    ///
    /// ``SectionMetrics/background`` in the metrics of the root is a different background, which the sections inherit.
    public var globalBackground: BackgroundRole? {
        get { background.role }
        set { background.role = newValue }
    }
    /// The time, in milliseconds from any origin. It must never decrease; set it before an update.
    public var now = 0 {
        didSet { now = max(now, oldValue) }
    }

    let core: DiffableDataSource<AggregateSectionID, AggregateID>
    /// What the view shows or is about to show.
    var presented = AggregatePresentation<ItemID>()
    var paths = SourcePaths()
    /// The sources of the tree.
    var sources = SourceList()
    /// What the last update shows.
    var latest = LatestUpdate()
    var isUpdatingTree = false
    private(set) var background = GlobalBackground()

    // Inlinable so that the diff is specialised for the identifiers where the data source is made, as with
    // `DiffableDataSource`: benchmark "DiffableDataSource<ID128> apply 100,000".
    /// Creates the data source of a screen. Nothing is loaded yet.
    @inlinable
    public convenience init(root: DataSource<ItemID>) {
        self.init(root: root, core: DiffableDataSource())
    }

    @usableFromInline
    init(root: DataSource<ItemID>, core: DiffableDataSource<AggregateSectionID, AggregateID>) {
        self.root = root
        self.core = core
    }
}

// MARK: - Loading

extension AggregateDataSource {
    /// Requests that the tree is loaded at the end of the event, unless that was requested before: for a screen that appears.
    public func loadIfNeeded() {
        if root.loadState == .initial { root.setNeedsLoad() }
    }

    /// Requests that everything shown is loaded again, as when the user pulls the screen down. What is shown stays meanwhile.
    public func refresh() { root.load() }

    /// Whether something that is shown is being loaded again.
    public var isRefreshing: Bool { root.loadState == .refreshing }

    /// Loads again what the placeholder of a section stands for. Returns whether there was anything to load.
    ///
    /// - Complexity: O(*n*) for *n* sources, plus their loaders.
    @discardableResult
    public func retry(section: Int) -> Bool {
        guard let numbers = self.section(at: section)?.placeholder?.sources else { return false }
        let failed = numbers.compactMap { source($0) }.filter { $0.loadState == .error }
        for source in failed { source.retry() }
        return !failed.isEmpty
    }

    /// The next time at which something is due, in milliseconds like ``now``: the timeout of a load or its
    /// retry. `nil` if nothing is due.
    ///
    /// Set ``now`` and update then.
    ///
    /// - Complexity: O(*n*) for *n* sources.
    public var nextDeadline: Int? { root.deadline }

    /// Notifies the source of an item that the item is displayed, so that it can load what comes next.
    ///
    /// - Complexity: That of ``localPath(for:)``.
    public func willDisplayItem(at indexPath: IndexPath) {
        guard let local = localPath(for: indexPath) else { return }
        local.source.willDisplayItem(at: local.indexPath)
    }
}
