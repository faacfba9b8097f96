public import CollectionGeometry

/// A part of a screen's data: items or further data sources, with what is known about loading and measuring them.
///
/// Data sources form a tree. ``BasicDataSource`` has the items of one section, ``ComposedDataSource`` shows all its
/// children one below the other, ``SegmentedDataSource`` one of them at a time. Derive your own from this class where
/// none of them fits: say what there is with ``sections``, and how it is loaded with ``loadContent(_:)``.
///
/// ```swift
/// final class TrendSource: DataSource<Int> {
///     private var ranges: [Int] = []
///
///     override var sections: [DataSourceSection<Int>] { [DataSourceSection(items: ranges)] }
///
///     override func loadContent(_ request: LoadRequest) {
///         request.finish(.content) { self.ranges = [7, 30, 365] }
///     }
/// }
/// ```
///
/// A source knows neither its parent nor a view. It is polled: an ``AggregateDataSource`` at the root looks at the end of
/// each event what has changed in the tree, and yields one update for all of it. So a source can stand anywhere, be used
/// on two screens in turn, and be tested alone. Index paths exist at the root only; here sections and items are counted
/// within the source, and identifiers need to be unique within their source.
///
/// The ideas are those of Apple's sample code "AdvancedCollectionView" (WWDC 2014, session 232). Use it from one thread.
open class DataSource<ItemID: Hashable & Sendable> {
    /// The name of what it shows, such as the title of a segment.
    public final var title = ""
    /// What stands once before all its sections, from the outermost in. At the root it belongs to the whole screen.
    public final var headers: [SupplementaryMetrics] = [] {
        didSet { if headers != oldValue { noteChange() } }
    }
    /// What stands once after all its sections, from the innermost out. At the root it belongs to the whole screen.
    public final var footers: [SupplementaryMetrics] = [] {
        didSet { if footers != oldValue { noteChange() } }
    }
    /// Measures of each of its sections, for all sources below to inherit.
    public final var metrics = SectionMetrics() {
        didSet { if metrics != oldValue { noteChange() } }
    }
    /// What is shown in place of the items.
    public final var placeholders = DataSourcePlaceholders() {
        didSet { if placeholders != oldValue { noteChange() } }
    }
    /// How long a loader may take, in milliseconds; `nil` for no limit. The default is half a minute. A load that takes longer
    /// fails with ``LoadError/Reason/timedOut``.
    ///
    /// The time is ``AggregateDataSource/now``, which something must advance: an `AggregateClock`, or an owner that heeds
    /// ``AggregateDataSource/nextDeadline``. Without it no load times out, and none is tried again.
    public final var loadTimeout: Int? = 30_000
    /// Returns after how many milliseconds a failed load is tried again, given the number of failures in a row
    /// from 1; `nil` for no retry. Without it nothing is tried again. It needs a clock, as ``loadTimeout`` does.
    public final var automaticRetry: ((LoadError, _ failures: Int) -> Int?)?

    /// What makes the cells of its items, for sources that bring that along; the module of the views knows what it is.
    package final var cellMaker: AnyObject?
    final let machine = LoadableContentStateMachine()
    final let journal = LoadDiagnostics()
    /// Counts what may be seen.
    private(set) final var revision = 0
    /// Counts what headers and footers show.
    private(set) final var supplementaryRevision = 0
    /// The items whose cells are to be configured again.
    private final var changedItems: [ItemID] = []
    final var run = LoadRun()

    /// Creates a data source without content.
    public init() {}

    /// The sections, in order. The default is none.
    ///
    /// Call ``DataSource/setNeedsUpdate()`` when it changes. It is read at every change of the tree, so it should cost
    /// O(1).
    open var sections: [DataSourceSection<ItemID>] { [] }

    /// Whether there are no items. The default reads ``DataSource/sections``.
    ///
    /// - Complexity: O(*s*) for *s* sections.
    open var isEmpty: Bool { sections.allSatisfy { $0.items.isEmpty } }

    /// The sources that are shown within this one, in order. The default is none.
    open var liveChildren: [DataSourceChild<ItemID>] { [] }

    /// All sources within this one, shown or not. The default is those that are shown.
    open var children: [DataSourceChild<ItemID>] { liveChildren }

    /// How the outcomes of the children's loads are summed up. The default shows what there is.
    open var failurePolicy: LoadAggregation.FailurePolicy { .showsWhatLoaded }

    /// Loads the content, and responds now or later; see ``LoadRequest``. The default responds that nothing changed.
    ///
    /// The children are loaded besides, not by this method.
    open func loadContent(_ request: LoadRequest) { request.finish(.unchanged) }

    /// Called at the end of every event, before the content is queried. The default does nothing.
    ///
    /// A source whose content is changed elsewhere reads the changes here, and calls ``setNeedsUpdate()`` if there are any.
    open func prepareForUpdate() {}

    /// Called when a load has come to an end, after ``loadStatus`` has changed. The default does nothing.
    open func didFinishLoading() {}

    /// Called when the state is reset. The default does nothing.
    open func didReset() {}

    /// Whether the user may change an item. The default is yes.
    ///
    /// - Parameter indexPath: A path within this source.
    open func canEditItem(at indexPath: IndexPath) -> Bool { true }

    /// Whether the user may move an item to another place. The default is no.
    ///
    /// - Parameters:
    ///   - source: The path of the item, within this source.
    ///   - target: The path it would have afterwards; `nil` when the user has only begun to drag.
    open func canMoveItem(at source: IndexPath, to target: IndexPath?) -> Bool { false }

    /// Moves an item on request of the user. The default does nothing.
    open func moveItem(at source: IndexPath, to target: IndexPath) {}

    /// Removes an item on request of the user. The default does nothing.
    open func removeItem(at indexPath: IndexPath) {}

    /// Called when an item is displayed, by its path within this source. The default does nothing.
    open func willDisplayItem(at indexPath: IndexPath) {}

    /// What covers the items, before the placeholder for it is looked up.
    var presentedReason: LoadStatus.PlaceholderReason? { machine.status.placeholderReason }

    /// Takes in what a load has brought beside the update of its response.
    func takeLoadedContent() {}

    /// Returns how one child replaced another since the last call.
    func takeSwitch() -> SegmentSwitch? { nil }

    /// Returns what is to be called when the child is shown that replaced another one since the last call.
    func takeSwitchCompletions() -> [() -> Void] { [] }

    /// Brings parts of a list in line with the responses that have arrived. Returns whether anything happened.
    func settleMore(at now: Int) -> Bool { false }

    /// When ``settleMore(at:)`` is due because of the time.
    var moreDeadline: Int? { nil }

    /// Gives up what is loaded besides the content.
    func cancelMore() {}

    /// Forgets what is known of loading besides the content.
    func resetMore() {}
}

extension DataSource {
    /// Requests an update, because something that is shown has changed.
    public final func setNeedsUpdate() {
        noteChange()
        if liveChildren.isEmpty { machine.handle(.contentChanged(isEmpty: isEmpty)) }
    }

    /// Requests that the cells of items are configured again, because their content has changed. Items that are not shown
    /// are ignored.
    ///
    /// - Complexity: O(*n*) for *n* items.
    public final func reconfigureItems(_ items: [ItemID]) {
        guard !items.isEmpty else { return }
        changedItems += items
        noteChange()
    }

    /// Requests that the headers, footers and placeholders of all its sections are configured again.
    public final func reconfigureSupplementaries() {
        supplementaryRevision += 1
        noteChange()
    }
}

extension DataSource {
    /// Notes that something has changed that may be seen: the next update shows it.
    final func noteChange() { revision += 1 }

    /// Removes and returns the items whose cells are to be configured again.
    final func takeChangedItems() -> [ItemID] {
        defer { changedItems = [] }
        return changedItems
    }
}
