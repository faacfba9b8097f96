/// A data source that shows all its children, one below the other.
///
/// ```swift
/// let details = ComposedDataSource<Int>()
/// details.add(status)
/// details.add(information)
/// details.load()  // all of them
/// ```
///
/// While it loads for the first time, it covers its children with one placeholder until the last one has responded, so
/// that nothing jumps and one spinner stands for all; see ``revealsChildrenTogether``. Children that are loaded one by one
/// later show it in their own place.
open class ComposedDataSource<ItemID: Hashable & Sendable>: DataSource<ItemID> {
    /// Whether the children are shown together when the last has responded, rather than each when it has responded. The default
    /// is yes. In both cases no more than one spinner is shown.
    public final var revealsChildrenTogether = true {
        didSet { if revealsChildrenTogether != oldValue { noteChange() } }
    }
    /// What happens when some children fail. The default shows what there is.
    public final var partialFailurePolicy = LoadAggregation.FailurePolicy.showsWhatLoaded
    private var members: [DataSourceChild<ItemID>] = []
    private var nextID = 0

    /// Creates a data source without children.
    public override init() { super.init() }

    open override var isEmpty: Bool { members.allSatisfy { $0.source.isEmpty } }
    open override var liveChildren: [DataSourceChild<ItemID>] { members }
    open override var failurePolicy: LoadAggregation.FailurePolicy { partialFailurePolicy }

    override var presentedReason: LoadStatus.PlaceholderReason? {
        let reason = super.presentedReason
        return reason == .loading && !revealsChildrenTogether ? nil : reason
    }
}

extension ComposedDataSource {
    /// Adds a child.
    ///
    /// A child of a source that was loaded already is loaded by itself.
    ///
    /// - Parameters:
    ///   - child: The child. A source stands in one place of one tree.
    ///   - id: The identity of the child here; `nil` for one that no other child had. A child that is inserted again keeps its
    ///     cells if it keeps its identity.
    ///   - index: Where to put it; `nil` for the end.
    /// - Returns: The identity, or `nil` where the identity is taken or the source is here already; then nothing changed.
    /// - Complexity: O(*n*) for *n* children.
    @discardableResult
    public final func add(_ child: DataSource<ItemID>, id: Int? = nil, at index: Int? = nil) -> Int? {
        let id = id ?? nextID
        guard !members.contains(where: { $0.id == id || $0.source === child }) else { return nil }
        nextID = max(nextID, id &+ 1)
        members.insert(DataSourceChild(id: id, source: child), at: min(max(index ?? members.count, 0), members.count))
        if machine.state != .initial, child.loadState == .initial { child.setNeedsLoad() }
        setNeedsUpdate()
        return id
    }

    /// Removes a child. Its load, if there is one, is given up. Returns whether it was there.
    ///
    /// - Complexity: O(*n*) for *n* children, plus that of ``DataSource/cancelLoad()``.
    @discardableResult
    public final func remove(_ child: DataSource<ItemID>) -> Bool {
        guard let index = members.firstIndex(where: { $0.source === child }) else { return false }
        members.remove(at: index)
        child.cancelLoad()
        setNeedsUpdate()
        return true
    }
}
