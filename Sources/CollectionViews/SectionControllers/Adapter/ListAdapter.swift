public import CollectionLayout

/// Shows objects of any types as the sections of a collection view, each by a section controller of its own.
///
/// ```swift
/// let adapter = ListAdapter { model.homes.map { ListObject($0) } + model.failures.map { ListObject($0) } }
/// adapter.register { (home: Home) in HomeController(home) }
/// adapter.register { (failure: LoadFailure) in RetryController(failure) }
/// // … and whenever the model has changed:
/// adapter.performUpdates()
/// ```
///
/// An update asks for the objects, keeps the controllers of those that stay, tells the controllers of those whose
/// content differs, and changes the view by what came, went and moved. Whatever is asked for in one event is one update
/// at its end; ``Configuration-swift.struct/scheduler`` chooses another moment.
///
/// The adapter makes the collection view and its layout. Whoever makes the adapter owns it; the closures given to it
/// must not hold its owner, but may hold the model. An update is carried out when the view is laid out: while the view
/// is in no window, updates gather, and are one when it comes back.
///
/// It follows `IGListAdapter` of IGListKit, without its traps: no object is too many, no batch crashes, no update is
/// lost.
public final class ListAdapter {
    /// What shows the list. Its data source and its layout belong to the adapter.
    public let collectionView: CollectionView
    let core: ListCore

    /// Creates a list. Its objects are asked for before it is shown for the first time.
    ///
    /// - Parameters:
    ///   - configuration: How the list goes about its work.
    ///   - layoutConfiguration: Properties of the layout as a whole; the sections are the controllers' business.
    ///   - viewport: How far beyond the edges of the screen views exist.
    ///   - objects: Answers what to show, just before each update that asks for it. It must not hold the owner of the
    ///     adapter.
    public init(
        configuration: Configuration = Configuration(),
        layoutConfiguration: CompositionalLayoutConfiguration = CompositionalLayoutConfiguration(),
        viewport: Viewport.Configuration = Viewport.Configuration(),
        objects: @escaping () -> [ListObject]
    ) {
        core = ListCore(configuration: configuration, objects: objects)
        let layout = ListAdapterLayout(core: core, configuration: layoutConfiguration)
        collectionView = CollectionView(layout: layout, viewport: viewport)
        collectionView.contentSource = core
        collectionView.enableReordering()
        collectionView.setObserver(core)
        collectionView.maximumOperations = configuration.maximumOperations
        core.scheduler.request(animated: false) { $0.fetchesObjects = true }
    }
}

extension ListAdapter {
    /// Makes the section controllers for values of a type; see ``SectionControllerFactory/register(_:)``.
    ///
    /// Register before the list is first shown; objects that came when nobody made a controller for them are tried
    /// again with the next update.
    public func register<Value: Identifiable & Equatable>(
        _ make: @escaping (_ value: Value) -> SectionController?
    ) {
        core.factory.register(make)
    }

    /// How the list goes about its work. A new scheduler gives the next turn.
    public var configuration: Configuration {
        get { core.configuration }
        set {
            core.configuration = newValue
            core.scheduler.giveTurn = newValue.scheduler
            collectionView.maximumOperations = newValue.maximumOperations
            collectionView.setNeedsLayout()
        }
    }

    /// Makes a view that is seen while there are no items at all. The default is none.
    ///
    /// It is made each time the list has become empty, and shown as the background of the collection view.
    public var emptyViewProvider: (() -> View?)? {
        get { core.emptyViewProvider }
        set {
            core.emptyViewProvider = newValue
            collectionView.setNeedsLayout()
        }
    }

    /// Told of mistakes in the data. Without it they are written to the log.
    public var diagnosticHandler: ((ListDiagnostic) -> Void)? {
        get { core.diagnosticHandler }
        set { core.diagnosticHandler = newValue }
    }

    /// Told of each step of the work, to time or trace it. The list itself has no clock.
    public var phaseHandler: ((ListPhase) -> Void)? {
        get { core.phaseHandler }
        set { core.phaseHandler = newValue }
    }

    /// Told of objects that come into sight (`true`) and leave it (`false`), after their controllers; objects inside
    /// others included. The list keeps the closure.
    public var displayHandler: ((_ object: ListObject, _ isSeen: Bool) -> Void)? {
        get { core.displayHandler }
        set { core.displayHandler = newValue }
    }

    /// Called with the objects before and after the user has dragged the only item of a section to another section that has
    /// one item: the whole section moves, as in IGListKit. The model must have the new order when it returns. Without it
    /// sections are not moved. The list keeps the closure.
    ///
    /// The controller has to agree in ``SectionController/canMoveItem(at:to:)``; a controller that lets the item in, by
    /// ``SectionController/canInsertMovedItem(at:from:)``, comes first.
    public var sectionMoveHandler: ((_ before: [ListObject], _ after: [ListObject]) -> Void)? {
        get { core.sectionMoveHandler }
        set { core.sectionMoveHandler = newValue }
    }

    /// Has a closure called after every update, before those who asked for it are told. The list keeps the closure.
    @discardableResult
    public func addUpdateListener(_ listener: @escaping (UpdateKind) -> Void) -> Listening {
        let number = core.scheduler.makeNumber()
        core.listeners.append((number, listener))
        return Listening(number: number)
    }

    /// Takes a listener away.
    public func removeUpdateListener(_ listening: Listening) {
        core.listeners.removeAll { $0.number == listening.number }
    }
}

extension ListAdapter {
    /// Asks for the objects anew and shows what has changed.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is to be seen as a movement; it is if everybody who asked in the turn wishes
    ///     so.
    ///   - completion: Called when the views have been changed; those of one turn in the order of asking.
    /// - Complexity: O(*n*) expected in the number of objects and items, when its turn comes.
    public func performUpdates(animated: Bool = true, completion: ((_ isShown: Bool) -> Void)? = nil) {
        request(animated: animated, completion) { $0.fetchesObjects = true }
    }

    /// Asks for the objects anew and makes all cells anew, without finding out what has changed.
    public func reloadData(completion: ((_ isShown: Bool) -> Void)? = nil) {
        request(animated: false, completion) { pending in
            pending.fetchesObjects = true
            pending.isFullReload = true
        }
    }

    /// Gives all items of some objects new cells, without requesting all objects anew. An object that shows something else
    /// than before takes the place of the one that is the same: its controller is told by
    /// ``SectionController/didUpdate(to:)``. Objects that are not shown are passed over.
    ///
    /// - Complexity: O(*n*) expected in the number of objects given and of all items shown, when its turn comes.
    public func reloadObjects(_ objects: [ListObject], completion: ((_ isShown: Bool) -> Void)? = nil) {
        request(animated: true, completion) { $0.reloadedObjects += objects }
    }

    private func request(
        animated: Bool,
        _ completion: ((Bool) -> Void)?,
        _ edit: (inout PendingListUpdate) -> Void
    ) {
        core.scheduler.request(animated: animated) { pending in
            edit(&pending)
            if let completion { pending.completions.append(.init(controller: nil, body: completion)) }
        }
        collectionView.setNeedsLayout()
    }
}
