import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

/// Shows an ordered collection of items in a layout, making views only for what is near the screen.
///
/// A collection view is a state machine. It takes host events and sends host commands; it holds no timer, no thread and
/// no strong reference to its owner. What the user does it tells its ``delegate``, which it holds weakly.
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
            while let update = dataSource?.takeUpdate() { dataSource?.finishUpdate(update.number) }
            if let context { dataSource?.attach(to: context) }
            reloadData()
        }
    }
    /// What is seen behind the items; shown only when it is set.
    public var backgroundView: View? {
        didSet { replaceBackground(oldValue) }
    }

    /// Lets the reader ask for new content by pulling the content down; `nil`, the default, for content that is what it is.
    public var refreshControl: RefreshControl? {
        didSet { replaceRefreshControl(oldValue) }
    }

    /// The limit of operations of an update; one with more is carried out like a reload at the user's place. An update costs
    /// time for each of them, whether they are seen or not.
    public var maximumOperations = 5_000
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

    /// Whether items react to a finger that is held still: with their menu, else with
    /// ``CollectionViewDelegate/collectionView(_:didLongPressItemAt:)``. The default is no, since it has the browser wait for the
    /// engine before each scroll by touch. Items with swipe actions, and those of a view with
    /// ``contextMenuConfigurationProvider``, open their menus in any case.
    public var recognizesLongPresses = false {
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

    /// What is told what the view does.
    var delegation = Delegation()

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

    /// Which element is which, over updates.
    let elements: ElementTable
    /// The views that exist.
    let display = DisplayList()
    /// The elements that are to have views.
    let collector = ElementCollector()
    /// The sections that scroll by themselves.
    let rows = RowController()
    /// The order of the views in the host's tree.
    let order = HostOrder()
    /// Where the content is.
    let scroll: ScrollController
    /// The sizes that are still to be found out.
    let sizing = SizingController()
    /// The item with the keyboard focus.
    let itemFocus = FocusController()
    /// The movements of updates.
    let animator = UpdateAnimator()
    /// What is seen, and what comes near.
    let visibility: VisibilityTracker
    /// The numbers of items for assistive technology.
    var numbering = ItemNumbering()

    var decorationMakers: [DecorationMaker] = []
    var selection = SelectionState()
    var typeAhead = TypeAhead()
    var typeAheadTimer: HostContext.Ticket?
    /// What the user may select.
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
    /// Who is told when the user comes near an end of the content.
    var reachHandlers: [ReachHandler] = []

    /// Creates a collection view that shows nothing yet.
    ///
    /// - Parameters:
    ///   - layout: What decides where everything is.
    ///   - viewport: How far beyond the edges of the screen views exist.
    public init(layout: CollectionViewLayout, viewport: Viewport.Configuration = Viewport.Configuration()) {
        self.layout = layout
        scroll = ScrollController(viewport)
        elements = ElementTable()
        visibility = VisibilityTracker(elements)
        super.init(.scroller, roles: ["collection-view"])
        setAttribute(.tabIndex, "0")
        setAttribute(.accessibilityRole, "group")
        contentView.setAttribute(.accessibilityRole, accessibilityPattern.containerRole)
        addSubview(backgroundContainer)
        addSubview(contentView)
        backgroundContainer.isHidden = true
    }

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
        _ = sizing.setEnvironment(context.environment)
        dataSource?.attach(to: context)
    }

    public override func willDiscard() {
        discardDisplayed()
    }

    public override func environmentDidChange() {
        super.environmentDidChange()
        display.forEach { $0.environmentDidChange() }
        if let environment = context?.environment, sizing.setEnvironment(environment) { forgetSizes() }
        for departing in animator.departing { departing.view.environmentDidChange() }
        display.forEachParked { $0.environmentDidChange() }
        invalidateLayout()
    }

    package override func view(for node: NodeID) -> View? {
        if let found = super.view(for: node) { return found }
        if let found = display.view(for: node) { return found }
        for window in rows.windows {
            if let found = window.view(for: node) { return found }
        }
        return nil
    }

    public override func layoutIfNeeded() {
        super.layoutIfNeeded()
        layoutContent()
    }

    package override func handle(_ event: HostEvent) -> Bool {
        handleHostEvent(event)
    }
}

extension CollectionView {
    private func replaceBackground(_ previous: View?) {
        guard previous !== backgroundView else { return }
        if let previous { backgroundContainer.removeSubview(previous) }
        if let backgroundView { backgroundContainer.addSubview(backgroundView) }
        backgroundContainer.isHidden = backgroundView == nil
    }
}
