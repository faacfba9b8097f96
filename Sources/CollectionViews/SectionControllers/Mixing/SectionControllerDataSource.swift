public import CollectionDataSources
public import CollectionGeometry

/// A data source whose items are those of section controllers: a list of objects of any types within a tree of data
/// sources.
///
/// ```swift
/// let promotions = SectionControllerDataSource<Int> { model.promotions.map { ListObject($0) } }
/// promotions.register { (offer: Offer) in OfferController(offer) }
/// let home = ComposedDataSource<Int>()
/// home.add(promotions)
/// home.add(episodes)
/// ```
///
/// Each object is a section of the source. Its controller makes the cells, is notified of selection, presses and
/// visibility, and changes its items with batches, as in a ``ListAdapter``. A ``CollectionViewAggregateDataSource``
/// calls the controllers itself; its own cell provider is not called for their items.
///
/// The tree provides metrics, headers and footers: the layout and animations of a controller are not used. For a tree
/// within a list, use ``AggregateSectionController``.
public final class SectionControllerDataSource<ItemID: Hashable & Sendable>: DataSource<ItemID> {
    private let core: ListCore
    private let makeItemID: (Int) -> ItemID
    private var shown: [DataSourceSection<ItemID>] = []

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - itemID: Makes an identifier from a unique number of an item; different numbers must make different
    ///     identifiers.
    ///   - objects: Returns the objects to show. It is called just before each update that fetches them, and must not
    ///     capture the owner of the tree.
    public init(itemID: @escaping (Int) -> ItemID, objects: @escaping () -> [ListObject]) {
        core = ListCore(configuration: ListAdapter.Configuration(), objects: objects)
        makeItemID = itemID
        super.init()
        cellMaker = core
        core.scheduler.request(animated: true) { $0.fetchesObjects = true }
    }

    /// The objects, each with the items of its controller.
    public override var sections: [DataSourceSection<ItemID>] { shown }

    /// Returns whether the controller of an item permits a move.
    public override func canMoveItem(at source: IndexPath, to target: IndexPath?) -> Bool {
        guard let target else { return core.canMoveItem(at: source) }
        return core.canMoveItem(at: source, to: target)
    }

    /// Makes the controllers move an item.
    public override func moveItem(at source: IndexPath, to target: IndexPath) {
        if core.moveItem(at: source, to: target) { showContent() }
    }

    /// Carries out the requests of the list and its controllers.
    public override func prepareForUpdate() {
        for _ in 0..<UpdatePipeline.maximumUpdatesInPass {
            guard core.isUpdateDue() else { return }
            let update = core.makeUpdate()
            let isFirst = shown.isEmpty
            showContent()
            if update.isFullReload {
                if !isFirst { for section in shown { reconfigureItems(section.items) } }
            } else {
                reconfigureItems(
                    (update.reconfiguredItems + update.reloadedItems).map { shown[$0.section].items[$0.item] })
            }
            core.completeUpdate(isShown: true)
        }
    }

    private func showContent() {
        shown = core.content.sections.map { section in
            DataSourceSection(id: section.id, items: section.items.map { makeItemID($0.id) })
        }
        setNeedsUpdate()
    }
}

extension SectionControllerDataSource where ItemID == Int {
    /// Creates a source whose items are numbers.
    ///
    /// - Parameter objects: Returns the objects to show. It is called just before each update that fetches them, and
    ///   must not capture the owner of the tree.
    public convenience init(objects: @escaping () -> [ListObject]) {
        self.init(itemID: { $0 }, objects: objects)
    }
}

extension SectionControllerDataSource {
    /// Registers a closure that makes the section controllers for values of a type; see
    /// ``SectionControllerFactory/register(_:)``.
    public func register<Value: Identifiable & Equatable>(_ make: @escaping (_ value: Value) -> SectionController?) {
        core.factory.register(make)
    }

    /// Fetches the objects and shows what has changed, at the end of the event.
    ///
    /// - Parameter completion: Called when the tree has taken the changes; the view follows.
    /// - Complexity: O(*n*) expected in the number of objects and items, when the event ends.
    public func performUpdates(completion: ((_ isShown: Bool) -> Void)? = nil) {
        core.scheduler.request(animated: true) { pending in
            pending.fetchesObjects = true
            if let completion { pending.completions.append(.init(controller: nil, body: completion)) }
        }
        setNeedsUpdate()
    }

    /// The section controller of an object; `nil` if the source does not contain it.
    ///
    /// - Complexity: O(1) expected.
    public func sectionController(for object: ListObject) -> SectionController? {
        core.data.list.index(of: object).map { core.data.list.entries[$0].controller }
    }

    /// Receives errors in the data. Without it they are logged.
    public var diagnosticHandler: ((ListDiagnostic) -> Void)? {
        get { core.handlers.diagnosticHandler }
        set { core.handlers.diagnosticHandler = newValue }
    }
}
