public import CollectionGeometry

/// A data source with the items of one section.
///
/// ```swift
/// let episodes = BasicDataSource<Episode>()
/// episodes.loader = { [service] request in
///     service.fetchEpisodes(after: request.cursor?.text) { response in
///         request.finish(response.episodes, next: response.next.map { LoadCursor($0) })
///     }
/// }
/// ```
///
/// Identity is `id`, equality is `==`: an item whose content differs from the one before keeps its cell, which is
/// configured again. Where a list comes in parts, displaying the last items has the next part
/// loaded. Items decide about what is shown: when the last one is removed, the source has no content.
open class BasicDataSource<Element: Identifiable & Equatable>: DataSource<Element.ID> where Element.ID: Sendable {
    /// The items, in order.
    public private(set) final var items: [Element] = []
    /// Loads the items. Without it the items stay as they were set.
    ///
    /// The source keeps the closure: it must not hold what owns the source.
    public final var loader: ((BatchRequest<Element>) -> Void)?
    /// How many items before the end the next part is loaded. The default is 10.
    public final var loadMoreThreshold = 10
    /// Whether the user may change the order of the items. The default is no.
    public final var isReorderable = false

    private var ids: [Element.ID] = []
    private var more = LoadMoreStateMachine() {
        didSet { if more.state != oldValue.state { reconfigureSupplementaries() } }
    }
    private var moreMailbox: LoadResponseSlot?
    private var moreBox: BatchBox<Element>?
    private var box: BatchBox<Element>?

    /// Creates a data source without items.
    public override init() { super.init() }

    open override var sections: [DataSourceSection<Element.ID>] { [DataSourceSection(items: ids)] }

    open override var isEmpty: Bool { items.isEmpty }

    /// Calls ``loader``.
    open override func loadContent(_ request: LoadRequest) {
        guard let loader else { return request.finish(.unchanged) }
        let box = BatchBox<Element>()
        self.box = box
        loader(BatchRequest(request, box))
    }

    /// Returns ``isReorderable``.
    open override func canMoveItem(at source: IndexPath, to target: IndexPath?) -> Bool { isReorderable }

    /// Moves an item; see ``moveItem(from:to:)``.
    open override func moveItem(at source: IndexPath, to target: IndexPath) {
        moveItem(from: source.item, to: target.item)
    }

    /// Removes the item at a path.
    open override func removeItem(at indexPath: IndexPath) {
        guard items.indices.contains(indexPath.item) else { return }
        removeItem(id: items[indexPath.item].id)
    }

    /// Requests the next part near the end. An override calls `super`.
    open override func willDisplayItem(at indexPath: IndexPath) {
        if case .ready = more.state, indexPath.item >= items.count - max(1, loadMoreThreshold) { loadMore() }
    }

    /// Called when the request for the next part has succeeded or failed, after ``items`` and ``loadMoreState`` have changed. It
    /// is not called for a request that is cancelled, as by ``DataSource/load()``. The default does nothing.
    open func didLoadMore() {}

    override func takeLoadedContent() {
        guard let page = box?.page else { return }
        box = nil
        let newItems = withoutDuplicates(page.items, known: [])
        noteDuplicates(page.items.count - newItems.count)
        replaceItems(newItems)
        more.handle(.started(next: page.next))
    }

    override func resetMore() {
        box = nil
        more.handle(.reset)
    }

    override func settleMore(at now: Int) -> Bool {
        guard let moreMailbox, let response = response(in: moreMailbox, at: now) else { return false }
        let page = moreBox?.page
        self.moreMailbox = nil
        moreBox = nil
        noteChange()
        switch response.result {
        case .failure(let error):
            more.handle(.fail(error))
        case .unchanged:
            more.handle(.cancel)
        case .content, .noContent:
            let loaded = page?.items ?? []
            let newItems = withoutDuplicates(loaded, known: ids)
            more.handle(.finish(next: page?.next, hasNewItems: !newItems.isEmpty))
            if more.hasRepeatedCursor { journal.note(.repeatedCursor) }
            if more.hasStalled { journal.note(.stalled) }
            noteDuplicates(loaded.count - newItems.count)
            replaceItems(items + newItems)
        }
        didLoadMore()
        return true
    }

    override var moreDeadline: Int? { moreMailbox?.deadline }

    override func cancelMore() {
        moreMailbox?.cancel()
        moreMailbox = nil
        moreBox = nil
        more.handle(.cancel)
    }
}

// MARK: - Changing the items

extension BasicDataSource {
    /// Replaces the items. Equal ones change nothing; those that keep their identity and differ are configured again.
    ///
    /// - Throws: ``DataSourceError/duplicateItems(_:)``; nothing has changed then.
    /// - Complexity: O(*n*) expected for *n* items.
    public final func setItems(_ newItems: [Element]) throws(DataSourceError<Element.ID>) {
        let repeated = duplicates(newItems, known: [])
        if !repeated.isEmpty { throw .duplicateItems(repeated) }
        replaceItems(newItems)
    }

    /// Inserts items at a position, or at the end where the position is beyond it.
    ///
    /// - Throws: ``DataSourceError/duplicateItems(_:)`` with those given twice or there already; nothing has changed then.
    /// - Complexity: O(*n*) expected for *n* items.
    public final func insertItems(_ newItems: [Element], at index: Int) throws(DataSourceError<Element.ID>) {
        let repeated = duplicates(newItems, known: ids)
        if !repeated.isEmpty { throw .duplicateItems(repeated) }
        var result = items
        result.insert(contentsOf: newItems, at: min(max(index, 0), items.count))
        replaceItems(result)
    }

    /// Puts an item in the place of the one with its identity.
    ///
    /// - Throws: ``DataSourceError/unknownItems(_:)``.
    /// - Complexity: O(*n*) for *n* items.
    public final func updateItem(_ item: Element) throws(DataSourceError<Element.ID>) {
        guard let index = ids.firstIndex(of: item.id) else { throw .unknownItems([item.id]) }
        guard items[index] != item else { return }
        items[index] = item
        reconfigureItems([item.id])
    }

    /// Removes an item and returns it, or `nil` where there is none with the identity.
    ///
    /// - Complexity: O(*n*) for *n* items.
    @discardableResult
    public final func removeItem(id: Element.ID) -> Element? {
        guard let index = ids.firstIndex(of: id) else { return nil }
        ids.remove(at: index)
        let item = items.remove(at: index)
        setNeedsUpdate()
        return item
    }

    /// Moves an item to another position. One beyond the end is the end; an item that does not exist does not move.
    ///
    /// - Returns: The position of the item afterwards, or `nil` if there is none.
    /// - Complexity: O(*n*) for *n* items.
    @discardableResult
    public final func moveItem(from source: Int, to target: Int) -> Int? {
        guard items.indices.contains(source) else { return nil }
        let target = min(max(target, 0), items.count - 1)
        guard source != target else { return target }
        items.insert(items.remove(at: source), at: target)
        ids.insert(ids.remove(at: source), at: target)
        setNeedsUpdate()
        return target
    }

    /// The position of an item, or `nil` where there is none with the identity.
    ///
    /// - Complexity: O(*n*) for *n* items.
    public final func index(ofItem id: Element.ID) -> Int? { ids.firstIndex(of: id) }

    private func replaceItems(_ newItems: [Element]) {
        guard newItems != items else { return }
        reconfigureItems(changedIDs(newItems))
        items = newItems
        ids = newItems.map { $0.id }
        setNeedsUpdate()
    }

    /// The items that were there before with other content.
    private func changedIDs(_ newItems: [Element]) -> [Element.ID] {
        guard !items.isEmpty else { return [] }
        // The items are unique, so that each gets its position as its slot.
        let table = IdentifierTable<Element.ID>()
        _ = table.enter(ids)
        var changed: [Element.ID] = []
        for item in newItems {
            let index = table.slot(of: item.id)
            if index >= 0, items[index] != item { changed.append(item.id) }
        }
        return changed
    }

    /// The identities that occur twice or are known, each once, in order.
    private func duplicates(_ newItems: [Element], known: [Element.ID]) -> [Element.ID] {
        let table = IdentifierTable<Element.ID>()
        _ = table.enter(known)
        let first = table.slotCount
        return table.enter(newItems.map { $0.id }).duplicates(known: first).map { newItems[Int($0)].id }
    }

    /// Loaded items without those that occur again: data is wrong at times, and half a list is better than none.
    private func withoutDuplicates(_ newItems: [Element], known: [Element.ID]) -> [Element] {
        let table = IdentifierTable<Element.ID>()
        _ = table.enter(known)
        let first = table.slotCount
        var result: [Element] = []
        let areNew = table.enter(newItems.map { $0.id }).areNew(from: first)
        for index in newItems.indices where areNew[index] { result.append(newItems[index]) }
        return result
    }

    private func noteDuplicates(_ count: Int) {
        if count > 0 { journal.note(.repeatedItems(count)) }
    }
}

// MARK: - Loading more

extension BasicDataSource {
    /// Where the next part of the list begins.
    public final var loadMoreState: LoadMoreStateMachine.State { more.state }

    /// Loads the next part of the list. Does nothing while the list or a part of it is being loaded, and at its end.
    public final func loadMore() {
        guard !machine.state.isInProgress, let loader, more.handle(.begin), case .loading(let cursor) = more.state
        else {
            return
        }
        noteChange()
        let (request, mailbox) = makeRequest(cursor: cursor)
        let box = BatchBox<Element>()
        moreMailbox = mailbox
        moreBox = box
        loader(BatchRequest(request, box))
    }
}
