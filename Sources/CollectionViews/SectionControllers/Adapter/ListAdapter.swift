public import CollectionLayout

/// Shows objects of any types as the sections of a collection view, each with a section controller of its own.
///
/// ```swift
/// let adapter = ListAdapter { model.homes.map { ListObject($0) } + model.failures.map { ListObject($0) } }
/// adapter.register { (home: Home) in HomeController(home) }
/// adapter.register { (failure: LoadFailure) in RetryController(failure) }
/// // … and whenever the model has changed:
/// adapter.performUpdates()
/// ```
///
/// An update fetches the objects, keeps the controllers of those that stay, notifies the controllers of those whose
/// content differs, and changes the view by the inserts, deletes and moves. All requests of one event form one update
/// at its end; ``Configuration-swift.struct/scheduler`` chooses another time.
///
/// The adapter creates the collection view and its layout. The creator of the adapter owns it; the closures given to it
/// must not capture its owner, but may capture the model. An update is carried out when the view is laid out: while the
/// view is in no window, requests accumulate, and form one update when it is in one again.
///
/// It follows `IGListAdapter` of IGListKit, without its pitfalls: no number of objects is too large, no batch crashes,
/// no update is lost.
public final class ListAdapter {
    /// The view of the list. Its data source and its layout belong to the adapter.
    public let collectionView: CollectionView
    let core: ListCore

    /// Creates a list. Its objects are fetched before it is shown for the first time.
    ///
    /// - Parameters:
    ///   - configuration: The options of the list.
    ///   - layoutConfiguration: Properties of the layout as a whole; the controllers lay out the sections.
    ///   - viewport: How far beyond the edges of the screen views exist.
    ///   - objects: Returns the objects to show. It is called just before each update that fetches them, and must not
    ///     capture the owner of the adapter.
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
    /// Registers a closure that makes the section controllers for values of a type; see
    /// ``SectionControllerFactory/register(_:)``.
    ///
    /// Register before the list is first shown; objects without a controller are tried again with the next update.
    public func register<Value: Identifiable & Equatable>(
        _ make: @escaping (_ value: Value) -> SectionController?
    ) {
        core.factory.register(make)
    }

    /// The options of the list. A new scheduler applies to the next update.
    public var configuration: Configuration {
        get { core.configuration }
        set {
            core.configuration = newValue
            core.scheduler.giveTurn = newValue.scheduler
            collectionView.maximumOperations = newValue.maximumOperations
            collectionView.setNeedsLayout()
        }
    }

    /// Makes a view that is shown while there are no items. The default is none.
    ///
    /// It is called each time the list has become empty; its view is the background of the collection view.
    public var emptyViewProvider: (() -> View?)? {
        get { core.handlers.emptyViewProvider }
        set {
            core.handlers.emptyViewProvider = newValue
            collectionView.setNeedsLayout()
        }
    }

    /// Receives errors in the data. Without it they are logged.
    public var diagnosticHandler: ((ListDiagnostic) -> Void)? {
        get { core.handlers.diagnosticHandler }
        set { core.handlers.diagnosticHandler = newValue }
    }

    /// Receives each step of the list's work, for timing or tracing. The list itself has no clock.
    public var phaseHandler: ((ListPhase) -> Void)? {
        get { core.handlers.phaseHandler }
        set { core.handlers.phaseHandler = newValue }
    }

    /// Called when objects become visible (`true`) and stop being visible (`false`), after their controllers; nested
    /// objects included. The list holds the closure strongly.
    public var displayHandler: ((_ object: ListObject, _ isSeen: Bool) -> Void)? {
        get { core.handlers.displayHandler }
        set { core.handlers.displayHandler = newValue }
    }

    /// Called with the objects before and after the user has dragged the only item of a section to another section that
    /// has one item: the whole section moves, as in IGListKit. The model must have the new order when it returns.
    /// Without a handler sections are not moved. The list holds the closure strongly.
    ///
    /// The controller must permit it in ``SectionController/canMoveItem(at:to:)``; a controller that accepts the item,
    /// by ``SectionController/canInsertMovedItem(at:from:)``, takes precedence.
    public var sectionMoveHandler: ((_ before: [ListObject], _ after: [ListObject]) -> Void)? {
        get { core.handlers.sectionMoveHandler }
        set { core.handlers.sectionMoveHandler = newValue }
    }

    /// Adds a closure that is called after every update, before the completions. The list holds the closure strongly.
    @discardableResult
    public func addUpdateListener(_ listener: @escaping (UpdateKind) -> Void) -> Listening {
        let number = core.scheduler.makeNumber()
        core.handlers.addListener(number, listener)
        return Listening(number: number)
    }

    /// Removes a listener.
    public func removeUpdateListener(_ listening: Listening) {
        core.handlers.removeListener(listening.number)
    }
}

extension ListAdapter {
    /// Fetches the objects and shows what has changed.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated; it is if all requests of the update are.
    ///   - completion: Called when the views show the change, in the order of requests.
    /// - Complexity: O(*n*) expected in the number of objects and items, when the update is due.
    public func performUpdates(animated: Bool = true, completion: ((_ isShown: Bool) -> Void)? = nil) {
        request(animated: animated, completion) { $0.fetchesObjects = true }
    }

    /// Fetches the objects and replaces all cells, without computing differences.
    public func reloadData(completion: ((_ isShown: Bool) -> Void)? = nil) {
        request(animated: false, completion) { pending in
            pending.fetchesObjects = true
            pending.isFullReload = true
        }
    }

    /// Replaces the cells of all items of some objects, without fetching the objects. An object with another value
    /// replaces the one with the same identity: its controller is notified by ``SectionController/didUpdate(to:)``.
    /// Objects that the list does not contain are ignored.
    ///
    /// - Complexity: O(*n*) expected in the number of objects given and of all items, when the update is due.
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
