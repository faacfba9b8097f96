public import CollectionDataSources
import CollectionGeometry

/// A section of a list whose items come from a tree of data sources, with its loading, failure, empty and paging
/// states.
///
/// ```swift
/// final class NearbyController: AggregateSectionController<Nearby, Int> {
///     override func cell(
///         for item: AggregateItem<Int>, at index: Int, in context: SectionContext
///     ) -> CollectionViewCell? {
///         context.dequeue(homeCells, forItemAt: index, item: homes.items[item.localPath.item])
///     }
///
///     override func cell(
///         for placeholder: PresentedPlaceholder, at index: Int, in context: SectionContext
///     ) -> CollectionViewCell? {
///         context.dequeue(placeholderCells, forItemAt: index, item: placeholder.placeholder)
///     }
/// }
/// adapter.register { (nearby: Nearby) in NearbyController(nearby, root: makeSource(nearby)) }
/// ```
///
/// All sections of the tree become one section of the list, in order, and a placeholder becomes an item. The headers,
/// footers and metrics of the tree are not used: the controller lays out the section. The tree is loaded when the
/// controller is added to its list, and its load is cancelled when it is removed.
///
/// For a list within a tree, use ``SectionControllerDataSource``.
open class AggregateSectionController<Value: Identifiable & Equatable, ItemID: Hashable & Sendable>:
    ValueSectionController<Value>
{
    /// The tree.
    public final let aggregate: AggregateDataSource<ItemID>

    private let clock: AggregateClock<ItemID>
    private let updates = UpdatePipeline(isDisplayed: true)
    /// The element of the tree that each item shows.
    private var entries: [Entry] = []
    /// The elements that the next update configures again.
    private var changed = Set<Entry>()
    private var placeholders = [AggregateSectionID: PresentedPlaceholder]()

    private enum Entry: Hashable {
        case item(AggregateItemID<ItemID>)
        case placeholder(AggregateSectionID)
    }

    /// Creates a controller for a value whose items are those of a data source and its descendants.
    ///
    /// The controller owns the source from now on; its loaders must not capture the owner of the list.
    public init(_ value: Value, root: DataSource<ItemID>) {
        aggregate = AggregateDataSource(root: root)
        clock = AggregateClock(aggregate)
        super.init(value)
        aggregate.attach(to: updates)
    }

    deinit { updates.close() }

    // MARK: Methods to override

    /// A cell for an item of the tree. The default leaves its place empty.
    ///
    /// - Parameter index: The index of the item in the controller, for the context.
    open func cell(
        for item: AggregateItem<ItemID>,
        at index: Int,
        in context: SectionContext
    ) -> CollectionViewCell? { nil }

    /// A cell for a placeholder. A button in it calls ``retry(at:)``. The default leaves its place empty.
    open func cell(
        for placeholder: PresentedPlaceholder,
        at index: Int,
        in context: SectionContext
    ) -> CollectionViewCell? { nil }

    /// The user activated an item, or selected it. The default does nothing.
    open func didSelect(_ item: AggregateItem<ItemID>, at index: Int, in context: SectionContext) {}

    // MARK: Overrides

    /// The number of items and placeholders.
    public final override var numberOfItems: Int { entries.count }

    /// Makes a cell for an item of the tree, and notifies its source, so that it can load what comes next.
    public final override func cell(forItemAt index: Int, in context: SectionContext) -> CollectionViewCell? {
        switch entries[index] {
        case .item(let id):
            guard let path = path(of: id), let item = item(at: path) else { return nil }
            // What is not loaded is not printed.
            if !context.collectionView.isPrinting { aggregate.willDisplayItem(at: path) }
            return cell(for: item, at: index, in: context)
        case .placeholder(let section):
            return placeholders[section].flatMap { cell(for: $0, at: index, in: context) }
        }
    }

    /// Calls ``didSelect(_:at:in:)`` for an item of the tree.
    public final override func didSelectItem(at index: Int, in context: SectionContext) {
        guard case .item(let id) = entries[index], let path = path(of: id), let item = item(at: path) else { return }
        didSelect(item, at: index, in: context)
    }

    /// Returns whether the source of the item permits the move.
    public final override func canMoveItem(at index: Int, to destination: Int) -> Bool {
        guard let (source, target) = paths(from: index, to: destination) else { return false }
        return source == target ? aggregate.canMoveItem(at: source) : aggregate.canMoveItem(at: source, to: target)
    }

    /// Makes the source of the item move it.
    public final override func moveItem(at index: Int, to destination: Int) {
        guard let (source, target) = paths(from: index, to: destination) else { return }
        aggregate.moveItem(at: source, to: target)
    }

    override var settles: Bool { true }

    override func settle() {
        if takeChanges() { performBatch { _ in } }
        if let context = scheduler?.hostContext { clock.follow(in: context) }
    }

    override func take(_ object: ListObject, isNew: Bool, report: (ListDiagnostic) -> Void) {
        didUpdate(to: object)
        aggregate.loadIfNeeded()
        takeChanges()
        if !isNew { contents.configureAllAgain() }
        bind()
    }

    override func take(_ batch: SectionBatch, report: (ListDiagnostic) -> Void) {
        if batch.reconfiguresSupplementaries { contents.configureSupplementariesAgain() }
        takeChanges()
        bind()
        if batch.reloadsSection { reloadItems() }
    }

    override func rearrangeMovedItem(at index: Int, to destination: Int) {
        super.rearrangeMovedItem(at: index, to: destination)
        entries.insert(entries.remove(at: index), at: destination)
    }

    override func didMoveItems(report: (ListDiagnostic) -> Void) {
        takeChanges()
        bind()
    }

    override func willEnterList() {
        super.willEnterList()
        entries = []
        changed = Set<Entry>()
        placeholders = [AggregateSectionID: PresentedPlaceholder]()
    }

    override func didLeaveList() {
        super.didLeaveList()
        aggregate.root.cancelLoad()
    }
}

extension AggregateSectionController {
    /// Retries the load of the placeholder at an index. Returns whether there was a load to retry.
    @discardableResult
    public final func retry(at index: Int) -> Bool {
        guard entries.indices.contains(index), case .placeholder(let id) = entries[index],
            let section = aggregate.presentation.sections.firstIndex(where: { $0.id == id }),
            aggregate.retry(section: section)
        else { return false }
        scheduler?.wake()
        return true
    }

    /// Reloads the tree; the current content stays meanwhile.
    public final func refresh() {
        aggregate.refresh()
        scheduler?.wake()
    }

    /// Takes the changes of the tree. Returns whether there are any.
    @discardableResult
    private func takeChanges() -> Bool {
        aggregate.update()
        var didChange = false
        while case .update(let update)? = updates.next() {
            let sections = aggregate.presentation.sections
            for path in update.reconfiguredItems + update.reloadedItems {
                let section = sections[path.section]
                changed.insert(.item(AggregateItemID(source: section.id.source, item: section.items[path.item])))
            }
            didChange = true
            updates.finish()
        }
        return didChange
    }

    /// Updates the items to the content of the tree.
    private func bind() {
        var known = [Entry: ListItem]()
        known.reserveCapacity(entries.count)
        for (entry, item) in zip(entries, contents.items) { known[entry] = item }
        var bound: [Entry] = []
        var shown = [AggregateSectionID: PresentedPlaceholder]()
        for section in aggregate.presentation.sections {
            if let placeholder = section.placeholder {
                let entry = Entry.placeholder(section.id)
                if placeholders[section.id] != placeholder { changed.insert(entry) }
                shown[section.id] = placeholder
                bound.append(entry)
            }
            for id in section.items { bound.append(.item(AggregateItemID(source: section.id.source, item: id))) }
        }
        placeholders = shown
        entries = bound
        contents.replace(
            with: bound.map { entry in
                guard var item = known[entry] else { return ListItem(scheduler) }
                if changed.contains(entry) { item.version += 1 }
                return item
            })
        changed = Set<Entry>()
    }

    /// The current path of an item in the tree.
    private func path(of id: AggregateItemID<ItemID>) -> IndexPath? {
        aggregate.source(id.source).flatMap { aggregate.indexPath(for: id.item, of: $0) }
    }

    private func item(at path: IndexPath) -> AggregateItem<ItemID>? {
        guard let id = aggregate.itemIdentifier(for: path), let local = aggregate.localPath(for: path) else {
            return nil
        }
        return AggregateItem(id: id, source: local.source, localPath: local.indexPath)
    }

    /// The paths in the tree of a move within the controller; `nil` if it is not a move within one section of the tree.
    private func paths(from index: Int, to destination: Int) -> (source: IndexPath, target: IndexPath)? {
        guard entries.indices.contains(index), entries.indices.contains(destination),
            case .item(let id) = entries[index], case .item(let other) = entries[destination],
            let source = path(of: id), let target = path(of: other), source.section == target.section
        else { return nil }
        return (source, target)
    }
}
