import CollectionDataSources
import CollectionGeometry
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
    /// What is shown. The view keeps it. Set ``dataSource`` instead for a screen that gives the content item by item.
    public var contentSource: (any CollectionContentSource)? {
        didSet {
            interaction.reordering?.forget()
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

    /// The limit of operations of an update; one with more is carried out like a reload at the user's place. An update costs
    /// time for each of them, whether they are seen or not.
    public var maximumOperations = 5_000
    /// Whether arrows, Home, End, the page keys and letters lead from item to item. Then one cell can be reached with the
    /// Tab key instead of all that are links. The default is no.
    public var isKeyboardNavigable = false {
        didSet {
            setAttribute(.tabIndex, isKeyboardNavigable ? "-1" : "0")
            if isKeyboardNavigable, !interaction.contains(.typeAhead) { interaction.install(TypeAheadInteraction()) }
            setNeedsLayout()
        }
    }
    /// What is told what the view does.
    var delegation = Delegation()
    /// What views are made by that were registered.
    let registrations = Registrations()

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
    /// Which items are selected, and what the user may select.
    let selection: SelectionController
    /// The press under way, and what the user can do with items beside activating them.
    let interaction: InteractionController
    /// The item with the keyboard focus.
    let itemFocus = FocusController()
    /// The movements of updates.
    let animator = UpdateAnimator()
    /// What is seen, and what comes near.
    let visibility: VisibilityTracker
    /// What the view is to assistive technology.
    let accessibility = AccessibilityController()
    /// Which handlers are called when the user comes near an end of the content.
    let reach = ReachController()

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
        selection = SelectionController(elements: elements)
        interaction = InteractionController(elements: elements)
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
        if interaction.isHoldingTouches { send(.setHoldsTouches(node, true)) }
    }

    public override func didRealize() {
        super.didRealize()
        guard let context else { return }
        _ = sizing.setEnvironment(context.environment)
        wakeOnUpdates()
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
