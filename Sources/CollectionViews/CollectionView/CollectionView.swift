import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

/// Shows an ordered collection of items in a layout, making views only for what is near the screen.
///
/// A collection view is a state machine. It takes host events and sends host commands; it holds no timer, no thread and
/// no reference to whoever owns it. What it has to report, such as a selection, it keeps until the owner takes it with
/// ``takeReports()``.
///
/// ```swift
/// let collectionView = CollectionView(layout: layout)
/// let dataSource = CollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
///     collectionView, indexPath, id in
///     collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
/// }
/// ```
///
/// Ownership: a collection view owns its layout, its data source and its views. Closures handed to the data source
/// must not hold the view controller that owns the collection view; let them hold the model.
public final class CollectionView: View {
    /// What decides where everything is.
    public let layout: CollectionViewLayout
    /// What is shown.
    public var dataSource: (any CollectionViewDataSource)? {
        didSet {
            forgetMovement()
            reorderedSource = nil
            replaceUpdates()
            reloadData()
        }
    }
    /// What carries the changes of the data here: another one for each data source.
    var updates = UpdatePipeline(isDisplayed: false)
    /// What is seen behind the items; shown only when it is set.
    public var backgroundView: View? {
        didSet { replaceBackground(oldValue) }
    }

    /// Lets the reader ask for new content by pulling the content down; `nil`, the default, for content that is what it is.
    public var refreshControl: RefreshControl? {
        didSet { replaceRefreshControl(oldValue) }
    }

    /// The reports that are made besides those of the reader's doing. The default is none.
    public var reportedEvents: ReportedEvents = [] {
        didSet { setNeedsLayout() }
    }
    /// How far from the screen items are reported for prefetching, in lengths of the view.
    public var prefetchDistance = 2.0
    /// The most views of one registration that wait to be used again.
    public var mostReusableViews: Int {
        get { pool.mostParked }
        set { pool.mostParked = max(0, newValue) }
    }
    /// The most operations an update may have; one with more is carried out like a reload at the reader's place. An update
    /// costs time for each of them, whether they are seen or not.
    public var mostOperations = 5_000
    /// Whether the content is being changed by the reader: cells show it by their state.
    public var isEditing = false {
        didSet { if isEditing != oldValue { permissionsChanged() } }
    }

    /// What the view is to assistive technology. The default is a list.
    public var accessibilityPattern = AccessibilityPattern.list {
        didSet { if accessibilityPattern != oldValue { showPattern() } }
    }
    /// Whether arrows, Home, End, the page keys and letters lead from item to item. Then one cell can be reached with the
    /// Tab key instead of all that are links. The default is no.
    public var isKeyboardNavigable = false {
        didSet {
            setAttribute(.tabIndex, isKeyboardNavigable ? "-1" : "0")
            setNeedsLayout()
        }
    }
    /// Words a sentence about a change of the data for assistive technology to read out; `nil` for silence. The view
    /// keeps the closure: it must not hold what owns the view.
    public var updateAnnouncement: ((UpdateSummary) -> String?)?

    /// What is asked and told when the reader presses and selects items.
    public var selectionHandlers = SelectionHandlers() {
        didSet { touchesChanged() }
    }
    /// Answers the actions that a swipe uncovers where reading begins, or `nil` for an item without any. It is asked when an
    /// item is swiped. The view keeps the closure: it must not hold what owns the view.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)? {
        didSet { swipesChanged() }
    }
    /// The same where reading ends.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)? {
        didSet { swipesChanged() }
    }
    /// Answers the menu of an item, or `nil` for an item without one. The swipe actions of the item are added to it. The view
    /// keeps the closure: it must not hold what owns the view.
    public var contextMenuConfigurationProvider: ((IndexPath) -> Menu?)? {
        didSet { touchesChanged() }
    }

    /// Is told what the view does: the section controllers of a list.
    var observer: (any CollectionViewObserver)?

    /// Chooses where an item goes that the reader holds over a place: the place itself, any other, or the one it has.
    ///
    /// The first path is where the item is in the data; the second where it is seen, and the third where it would go, both
    /// being paths of what is seen. A path that does not exist leaves the item where it is. The view keeps the closure: it
    /// must not hold what owns the view.
    public var targetIndexPathForMoveOfItem:
        ((_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath)?
    /// Whether a finger that is held still on a cell, and a mouse that is moved on one, pick its item up. The default is no:
    /// items are taken elsewhere by the handle of ``CellAccessory/reorder(label:)``, by the keyboard, and by calls.
    public var installsStandardGestureForInteractiveMovement = false {
        didSet { touchesChanged() }
    }
    /// What assistive technology is told while the reader takes an item to another place.
    public var reorderingWords = ReorderingWords() {
        didSet { setNeedsLayout() }
    }

    /// The item that the reader takes to another place.
    var movement: InteractiveMovement? {
        didSet { reorderedSource?.order = movement?.order }
    }
    /// The data in the order that is seen, once an item has been picked up.
    var reorderedSource: ReorderedDataSource?
    /// What a pointer has to do with the item.
    var held: HeldItem?
    /// The cell that is on its way from where it was held.
    var landing: Landing?
    var autoscroller = Autoscroller()
    /// Where the middle of the held item is, seen from the pointer.
    var grip = Point.zero
    /// Whether the data source is being told of a drop.
    var isDelivering = false

    let contentView = View(.box, roles: ["collection-content"])
    let backgroundContainer = View(.box, roles: ["collection-background"])

    /// Chooses where a drag that the reader has let go of comes to rest; `nil` lets it run. It is asked only when
    /// ``ReportedEvents/scrolling`` are reported. The view keeps the closure: it must not hold what owns the view.
    ///
    /// A browser tells where a finger has been lifted, and nothing of a wheel or a dragged scroll bar. Being sent elsewhere
    /// ends its own momentum; iOS may finish that first.
    public var scrollTargetAdjustment: ((ScrollRelease) -> Point?)?

    /// Room around the content that it can be scrolled out of, in points: for bars that lie over the view.
    public var contentInset = EdgeInsets.zero {
        didSet { if contentInset != oldValue { insetsChanged(from: oldValue) } }
    }

    var viewport: Viewport
    var contentSize = Size.zero
    /// Where the host's scroller is when the content is somewhere.
    var mapping: ScrollMapping
    /// The extent the host was last told of.
    var sentExtent = Size.zero
    /// Whether the view has another size than the mapping knows.
    var needsExtent = false
    /// Who moves the content.
    var motion = ScrollMotion()
    /// Whether the content has been away from its start since that was last reported.
    var hasLeftTop = false
    /// The item the view is on its way to.
    var scrollTarget: ScrollTarget?
    /// Whether the row of that item is still to be scrolled.
    var scrollTargetNeedsRow = false
    /// The bounds for which the layout was prepared.
    var preparedBounds = Rect.zero
    var needsConfiguration = false
    /// Whether views are being made for what is near the screen.
    var isDisplaying = false
    /// Whether views were made or moved since the host's tree was last put into reading order.
    var needsReadingOrder = false {
        didSet { hasChangedOrder = hasChangedOrder || needsReadingOrder }
    }
    /// Whether that was said once more since the time until the order is restored began.
    var hasChangedOrder = false
    /// Whether the reading order is to be restored in this event.
    var restoresOrderAtOnce = false
    /// The time until the reading order is restored after a change of the data.
    var readingOrderTimer: HostContext.Ticket?
    /// Whether views were parked outside of a pass and are still to be hidden.
    var needsSettling = false
    /// Whether the last pass made what is seen and no more, because the reader goes farther than that in a frame.
    var isJump = false
    /// The number of cells that were seen in the last pass.
    var visibleCount = 0
    var pool = ReusePool()
    var decorationMakers: [DecorationMaker] = []
    var selection = SelectionState()
    var displayTracker = DisplayTracker()
    var prefetcher = Prefetcher()
    var measuring = MeasuringState()
    /// The views whose sizes are to be asked for, and those that are being measured.
    var unmeasured: [CollectionReusableView] = []
    var measured: [CollectionReusableView] = []
    /// Whether sizes have come in since the layout was last told that all is settled.
    var needsSettledSizes = false
    /// The environment for which views were measured.
    var measuredEnvironment: HostEnvironment?
    /// The cells that exist, by index path, ascending.
    var displayedCells: [DisplayedCell] = []
    /// The supplementary views and decorations that exist, in no order.
    var displayedSupplementaries: [DisplayedSupplementary] = []
    /// The windows of the orthogonal sections that exist, by section, ascending.
    var displayedScrollers: [OrthogonalScrollView] = []
    var spareScrollers: [OrthogonalScrollView] = []
    /// The node that holds the keyboard focus, if it is one of the view's.
    var focusedNode = NodeID.none
    /// The cell that holds the keyboard focus; it is not reused while it does.
    var focusedIndexPath: IndexPath?
    /// The item that held the focus last.
    var lastFocused: IndexPath?
    /// The item that is to get the focus once it has a cell.
    var pendingFocus: IndexPath?
    /// Whether the item that held the focus is gone, and the one that came into its place, if there is one.
    var focusLeft = false
    var focusReplacement: IndexPath?
    var typeAhead = TypeAhead()
    var typeAheadTimer: HostContext.Ticket?
    /// What the reader may select.
    var selectionPermissions = SelectionPermissions() {
        didSet { permissionsChanged() }
    }
    /// The mark of the pressed item.
    var highlight = PressHighlight()
    var highlightTimer: HostContext.Ticket?
    var doubleTap = DoubleTap()
    /// The keys that were held down during the tap whose activation is still to come.
    var tapModifiers: HostModifiers = []
    /// Whether the activation still to come is that of a press which has done what it was for.
    var ignoresTap = false
    /// The drag over check marks that is under way.
    var dragSelection: DragSelection?
    /// The cell whose content is pushed aside.
    var swipe: SwipeSession?
    var swipeTimer: HostContext.Ticket?
    var swipeCount = 0
    /// The menu that is open.
    var openMenu: OpenMenu?
    /// Whether the host was told to be ready to hold touches.
    var isHoldingTouches = false
    /// The press on a cell that is under way.
    var press: PressSession?
    /// The time until a pointer has been held still for long enough.
    var holdTimer: HostContext.Ticket?
    /// The number of items before each section, and of all; empty while they are not known.
    var sectionStarts: [Int] = []
    var itemCount = 0
    /// The parent for which a view is being dequeued.
    var destinationParent: NodeID = .none
    /// The view that is being configured again; a dequeue for it answers with it.
    var reconfiguredView: CollectionReusableView?
    /// What keeps the reader's place over a change of the data.
    var anchor: Anchor?
    /// What keeps the reader's places in rows.
    var rowAnchors: [RowAnchor] = []
    /// The update whose movements are still to be started.
    var transition: UpdateTransition?
    /// Whether movements were started whose ends are still to be measured.
    var hasJustAnimated = false
    /// Where views stood on the screen before sizes came in, while an update moves them.
    var rememberedPlaces: [NodeID: Point] = [:]
    /// Views whose elements are gone, or off the screen, and that are still on their way.
    var departing: [Departing] = []
    /// Counts how often all views were discarded, so that what was to happen to one of them is forgotten.
    var departureGeneration = 0
    /// Who is told when the reader comes near an end of the content.
    var reachHandlers: [ReachHandler] = []
    var pendingReconfigurations: [IndexPath] = []
    var pendingSupplementaryReconfigurations: [Int] = []
    var reconfiguresGlobalSupplementaries = false
    var unseenReconfigurations = UnseenReconfigurations()

    /// The nodes put into each container, in the order in which the host has them.
    var childOrder: [NodeID: [NodeID]] = [:]
    /// The container of each node that was put into one.
    var parents: [NodeID: NodeID] = [:]

    var reports: [Report] = []
    /// Where the content has been scrolled to since the last of the ``reports``: every frame of a scroll has another.
    var lastScroll: Point?
    /// The distance from the screen beyond which the last pass had to drop cells, in points.
    var coverageLimit: Double?
    var attributesScratch: [LayoutAttributes] = []
    var scrollerScratch: [OrthogonalScroller] = []
    var cellScratch: [DisplayedCell] = []
    var displayScratch: [DisplayTracker.Entry] = []
    var prefetchScratch: [LayoutAttributes] = []
    var siblingScratch: [LayoutAttributes] = []

    /// Creates a collection view that shows nothing yet.
    ///
    /// - Parameters:
    ///   - layout: What decides where everything is.
    ///   - viewport: How far beyond the edges of the screen views exist.
    public init(layout: CollectionViewLayout, viewport: Viewport.Configuration = Viewport.Configuration()) {
        self.layout = layout
        mapping = ScrollMapping(limit: viewport.mostHostLength)
        self.viewport = Viewport(axis: .vertical, configuration: viewport)
        super.init(.scroller, roles: ["collection-view"])
        setAttribute(.tabIndex, "0")
        setAttribute(.accessibilityRole, "group")
        contentView.setAttribute(.accessibilityRole, accessibilityPattern.containerRole)
        addSubview(backgroundContainer)
        addSubview(contentView)
        backgroundContainer.isHidden = true
    }

    deinit { updates.close() }

    /// The name of the view for assistive technology: that of its window, which holds the focus, and of the list in it.
    public override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set {
            super.accessibilityLabel = newValue
            contentView.accessibilityLabel = newValue
        }
    }

    public override func sendState() {
        super.sendState()
        if isHoldingTouches { send(.setHoldsTouches(node, true)) }
    }

    public override func didRealize() {
        super.didRealize()
        guard let context else { return }
        measuredEnvironment = context.environment
        wakeOnUpdates()
    }

    public override func willDiscard() {
        discardDisplayed()
    }

    public override func environmentDidChange() {
        super.environmentDidChange()
        for displayed in displayedCells { displayed.view.environmentDidChange() }
        for displayed in displayedSupplementaries { displayed.view.environmentDidChange() }
        if let environment = context?.environment {
            if measuredEnvironment?.mayMeasureOtherwise(than: environment) == true { forgetSizes() }
            measuredEnvironment = environment
        }
        for departing in departing { departing.view.environmentDidChange() }
        pool.forEach { $0.environmentDidChange() }
        invalidateLayout()
    }

    public override func view(for node: NodeID) -> View? {
        if let found = super.view(for: node) { return found }
        for displayed in displayedCells {
            if let found = displayed.view.view(for: node) { return found }
        }
        for displayed in displayedSupplementaries {
            if let found = displayed.view.view(for: node) { return found }
        }
        for scroller in displayedScrollers {
            if let found = scroller.view(for: node) { return found }
        }
        return nil
    }

    public override func layoutIfNeeded() {
        super.layoutIfNeeded()
        layoutContent()
    }

    public override func handle(_ event: HostEvent) -> Bool {
        handleHostEvent(event)
    }
}

extension CollectionView {
    /// A cell that exists, and the item it shows.
    struct DisplayedCell {
        var indexPath: IndexPath
        let view: CollectionViewCell
    }

    /// A supplementary view or decoration that exists, and the element it shows.
    struct DisplayedSupplementary {
        var element: LayoutElement
        let view: CollectionReusableView
    }

    private func replaceBackground(_ previous: View?) {
        guard previous !== backgroundView else { return }
        if let previous { backgroundContainer.removeSubview(previous) }
        if let backgroundView { backgroundContainer.addSubview(backgroundView) }
        backgroundContainer.isHidden = backgroundView == nil
    }
}
