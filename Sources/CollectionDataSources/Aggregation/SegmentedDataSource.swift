import CollectionGeometry

/// A data source that shows one of its children at a time.
///
/// ```swift
/// let product = SegmentedDataSource<Int>()
/// for source in [details, episodes, reviews, trends] { product.add(source) }
/// product.load()                // the first of them
/// product.selectChild(at: 2)    // loads the third, unless that was done before
/// ```
///
/// Only the child that is shown is loaded. What the others do in the meantime is seen when they are selected. The child
/// fills the place of the source: its placeholders and loads are those of the source.
open class SegmentedDataSource<ItemID: Hashable & Sendable>: DataSource<ItemID> {
    /// The position of the child that is shown, or `nil` where there are no children.
    public private(set) final var selectedIndex: Int?
    private var members: [DataSourceChild<ItemID>] = []
    private var nextID = 0
    /// How the child that is shown replaced the one that the view shows, by their identities.
    private var switching: SegmentSwitch?
    /// What is called when the child that is selected is shown.
    private var completions: [() -> Void] = []
    /// The identity of the child that the last update shows, waiting or not.
    private var takenID: Int?
    /// How many updates to another child the view does not show yet.
    private var pendingCount = 0

    /// Creates a data source without children.
    public override init() { super.init() }

    open override var isEmpty: Bool { liveChildren.allSatisfy { $0.source.isEmpty } }
    open override var children: [DataSourceChild<ItemID>] { members }
    open override var liveChildren: [DataSourceChild<ItemID>] { selectedIndex.map { [members[$0]] } ?? [] }

    override var presentedReason: LoadStatus.PlaceholderReason? { run.hasFailedItself ? super.presentedReason : nil }

    override func takeSwitch() -> SegmentSwitch? {
        defer { switching = nil }
        return switching
    }

    override func takeSwitchCompletions() -> [() -> Void] {
        defer { completions = [] }
        let id = selectedIndex.map { members[$0].id }
        guard id != takenID else { return completions }
        takenID = id
        pendingCount += 1
        let noteShown = { [self] in pendingCount -= 1 }
        return [noteShown] + completions
    }
}

extension SegmentedDataSource {
    /// The child that is shown, or `nil` where there are none.
    public final var selectedChild: DataSource<ItemID>? { selectedIndex.map { members[$0].source } }

    /// Adds a child at the end. The first one is shown.
    ///
    /// - Parameters:
    ///   - child: The child. A source stands in one place of one tree.
    ///   - id: The identity of the child here; `nil` for one that no other child had.
    /// - Returns: The identity, or `nil` where the identity is taken or the source is here already; then nothing changed.
    /// - Complexity: O(*n*) for *n* children.
    @discardableResult
    public final func add(_ child: DataSource<ItemID>, id: Int? = nil) -> Int? {
        let id = id ?? nextID
        guard !members.contains(where: { $0.id == id || $0.source === child }) else { return nil }
        nextID = max(nextID, id &+ 1)
        members.append(DataSourceChild(id: id, source: child))
        if selectedIndex == nil { show(0) }
        noteChange()
        return id
    }

    /// Removes a child; where it is shown, the one after it is shown instead, or the one before. Its load, if there is one,
    /// is given up. Returns whether it was there.
    ///
    /// - Complexity: O(*n*) for *n* children, plus that of ``DataSource/cancelLoad()``.
    @discardableResult
    public final func remove(_ child: DataSource<ItemID>) -> Bool {
        guard let index = members.firstIndex(where: { $0.source === child }) else { return false }
        members.remove(at: index)
        child.cancelLoad()
        if let selected = selectedIndex {
            if selected == index {
                switching = nil
                selectedIndex = nil
                if !members.isEmpty { show(min(index, members.count - 1)) }
            } else if index < selected {
                selectedIndex = selected - 1
            }
        }
        setNeedsUpdate()
        return true
    }

    /// Shows another child, and loads it if it was not loaded before.
    ///
    /// - Parameters:
    ///   - index: The position of the child. One that does not exist changes nothing, and nothing is called.
    ///   - isAnimated: Whether the sections slide: in from the trailing side of the screen for a child further on, else from the
    ///     leading side, as the segments of a `SegmentedControl` lie beside each other.
    ///   - completion: Called once: when the view shows the child, which is at the end of the event, before its movements end, or
    ///     later where other updates are shown first. Where the view shows the child already, it is called before the method
    ///     returns. Of several children that are selected in one event only the last is shown, and all are called.
    /// - Returns: Whether another child is selected now.
    @discardableResult
    public final func selectChild(at index: Int, animated isAnimated: Bool = true, completion: (() -> Void)? = nil)
        -> Bool
    {
        guard members.indices.contains(index) else { return false }
        if index == selectedIndex, switching == nil, pendingCount == 0, members[index].id == takenID {
            completion?()
            return false
        }
        if let completion { completions.append(completion) }
        guard index != selectedIndex else { return false }
        let old = selectedIndex
        show(index)
        if let old {
            // Several switches within one update are seen as one, from the first child to the last.
            let first = switching?.oldID ?? members[old].id
            let origin = members.firstIndex { $0.id == first } ?? old
            let direction: SlideDirection? =
                !isAnimated || origin == index ? nil : index > origin ? .trailing : .leading
            switching = SegmentSwitch(oldID: first, newID: members[index].id, direction: direction)
        }
        setNeedsUpdate()
        return true
    }

    private func show(_ index: Int) {
        selectedIndex = index
        noteChange()
        let child = members[index].source
        if machine.state != .initial, child.loadState == .initial { child.setNeedsLoad() }
    }
}

/// A switch from one child of a segmented source to another.
struct SegmentSwitch {
    /// The identity of the child that was shown.
    var oldID: Int
    /// The identity of the child that is shown.
    var newID: Int
    /// The side from which the new one comes; `nil` where it is not to be seen.
    var direction: SlideDirection?
}
