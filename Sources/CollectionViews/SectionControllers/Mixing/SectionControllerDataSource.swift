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
/// Each object is a section of the source. Its controller makes the cells, is told what is selected, pressed and seen, and
/// changes its items with batches, as in a ``ListAdapter``. A ``CollectionViewAggregateDataSource`` asks the controllers
/// by itself; its own cell provider is not asked for their items.
///
/// Measures, headers and footers are those of the tree: what a controller says of the layout of its section has no
/// meaning here, and neither have its movements. The other way round, a tree within a list, is
/// ``AggregateSectionController``.
public final class SectionControllerDataSource<ItemID: Hashable & Sendable>: DataSource<ItemID> {
    private let core: ListCore
    private let makeItemID: (Int) -> ItemID
    private var shown: [DataSourceSection<ItemID>] = []

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - itemID: Makes an identity out of a number that no other item of the source has; two numbers make two.
    ///   - objects: Answers what to show, just before each update that asks for it. It must not hold the owner of the tree.
    public init(itemID: @escaping (Int) -> ItemID, objects: @escaping () -> [ListObject]) {
        core = ListCore(configuration: ListAdapter.Configuration(), objects: objects)
        makeItemID = itemID
        super.init()
        cellMaker = core
        core.scheduler.request(animated: true) { $0.fetchesObjects = true }
    }

    /// The objects, each with the items of its controller.
    public override var sections: [DataSourceSection<ItemID>] { shown }

    /// Asks the controller of an item.
    public override func canMoveItem(at source: IndexPath, to target: IndexPath?) -> Bool {
        guard let target else { return core.canMoveItem(at: source) }
        return core.canMoveItem(at: source, to: target)
    }

    /// Has the controllers move an item.
    public override func moveItem(at source: IndexPath, to target: IndexPath) {
        if core.moveItem(at: source, to: target) { showContent() }
    }

    /// Carries out what objects and controllers have asked for.
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
    /// - Parameter objects: Answers what to show, just before each update that asks for it. It must not hold the owner of
    ///   the tree.
    public convenience init(objects: @escaping () -> [ListObject]) {
        self.init(itemID: { $0 }, objects: objects)
    }
}

extension SectionControllerDataSource {
    /// Makes the section controllers for values of a type; see ``SectionControllerFactory/register(_:)``.
    public func register<Value: Identifiable & Equatable>(_ make: @escaping (_ value: Value) -> SectionController?) {
        core.factory.register(make)
    }

    /// Asks for the objects anew and shows what has changed, at the end of the event.
    ///
    /// - Parameter completion: Called when the tree has taken over what has changed; the view follows.
    /// - Complexity: O(*n*) expected in the number of objects and items, when the event ends.
    public func performUpdates(completion: ((_ isShown: Bool) -> Void)? = nil) {
        core.scheduler.request(animated: true) { pending in
            pending.fetchesObjects = true
            if let completion { pending.completions.append(.init(controller: nil, body: completion)) }
        }
        setNeedsUpdate()
    }

    /// What shows an object; `nil` when none that is the same is shown.
    ///
    /// - Complexity: O(1) expected.
    public func sectionController(for object: ListObject) -> SectionController? {
        core.list.index(of: object).map { core.list.entries[$0].controller }
    }

    /// Told of mistakes in the data. Without it they are written to the log.
    public var diagnosticHandler: ((ListDiagnostic) -> Void)? {
        get { core.diagnosticHandler }
        set { core.diagnosticHandler = newValue }
    }
}
