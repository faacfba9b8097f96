import CollectionDataSources
import CollectionGeometry
public import CollectionLayout

/// Shows an ordered collection of items in a layout, making views only for what is near the screen.
///
/// A collection view is a state machine: host events go in, host commands come out. It tells its ``delegate``, which it holds
/// weakly, what the user does, and takes its content from a ``contentSource``.
///
/// ```swift
/// let collectionView = CollectionView(layout: layout)
/// let dataSource = CollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
///     collectionView, indexPath, id in
///     collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
/// }
/// ```
///
/// Ownership: a collection view owns its layout, its content source and its views. Closures handed to a data source must not
/// hold the view controller that owns the collection view; let them hold the model.
///
/// ## Parts
///
/// The view is a face: each property and call is forwarded to the part that owns the state. No part knows another one; where
/// two have to meet, an extension of the view in the folder of one of them introduces them.
///
/// ```
/// CollectionView
/// ├── ElementTable              which element is which, over updates: the one place that translates index paths
/// ├── UpdatePipeline            changes of the data: their order, when the data change, completions
/// ├── ElementCollector          which elements are to have views
/// ├── DisplayList               the views that exist, and those that wait to be used again
/// ├── RowController             the sections that scroll by themselves: one of the parts of `init(layout:viewport:parts:)`
/// ├── HostOrder                 the order of views in the host's tree, which is the reading order
/// ├── ScrollController          offset, insets, extent, the host's scroller, the item on the way to
/// ├── SizingController          views whose sizes are to be found out: another one
/// ├── DecorationController      what decorations are made by: another one
/// ├── SelectionController       selected items and what may be selected
/// ├── InteractionController     the press under way, and the interactions that a program has requested
/// │   └── reordering, drag selection, swipe actions, context menus, type-ahead: each created by who requests it
/// ├── FocusController           the item with the keyboard focus
/// ├── AccessibilityController   pattern, numbers of items, announcements
/// ├── UpdateAnimator            movements of an update and views on their way out
/// ├── VisibilityController      display events, prefetching, the ends of the content: each created by who requests it
/// ├── Registrations             what views are made by that were registered
/// └── Delegation                who is told, held weakly
/// ```
///
/// ## What happens in an event
///
/// Two functions are the whole flow: `handleHostEvent(_:)` gives an event to the part it concerns, and `layoutContent()` is the
/// pass at the end of each event. The steps that have something to do are, in order:
///
/// A scroll event that brings another cell near the screen:
///
/// ```
/// HostEvent.scrolled → Window → handleHostEvent → ScrollController.follow          the offset is the host's
///   end of the event → layoutContent → display → ElementCollector → DisplayList → data source → dequeue → [HostCommand]
///                                      describe                                    at rest
/// ```
///
/// An update of the data:
///
/// ```
/// apply → UpdatePipeline.submit → the data change                                  at once, or in their turn
///   end of the event → layoutContent → takeUpdate       ElementTable.translate, then each part looks at its handles
///                                      prepareLayout
///                                      display          views that stay are placed, others made and parked
///                                      reconfigure      what changed its content
///                                      size             displayAgain, once, if sizes moved something
///                                      animate          differences that shrink to nothing
///                                      finishUpdate     the completion is called
///                                      describe → focus → measure → tellDisplay → [HostCommand]
/// ```
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
    /// The sections that scroll by themselves, if there can be any.
    let rows: (any OrthogonalRows)?
    /// The order of the views in the host's tree.
    let order = HostOrder()
    /// Where the content is.
    let scroll: ScrollController
    /// The sizes that are still to be found out, if views can size themselves.
    let sizing: (any SelfSizing)?
    /// What decorations are made by, if there can be any.
    var decorations: (any Decorations)?
    /// Which items are selected, and what the user may select.
    let selection: SelectionController
    /// The press under way, and what the user can do with items beside activating them.
    let interaction: InteractionController
    /// The item with the keyboard focus.
    let itemFocus = FocusController()
    /// The movements of updates.
    let animator = UpdateAnimator()
    /// What a program wants to know of what is seen.
    let visibility = VisibilityController()
    /// What the view is to assistive technology.
    let accessibility = AccessibilityController()

    /// Creates a collection view that shows nothing yet.
    ///
    /// - Parameters:
    ///   - layout: What decides where everything is.
    ///   - viewport: How far beyond the edges of the screen views exist.
    ///   - parts: What the layout may need beside cells and supplementary views of the sizes it gives them. See
    ///     ``CollectionViewPart``.
    public init(
        layout: CollectionViewLayout,
        viewport: Viewport.Configuration = Viewport.Configuration(),
        parts: [CollectionViewPart] = .all
    ) {
        self.layout = layout
        rows = parts.make { $0.makeRows }
        sizing = parts.make { $0.makeSizing }
        decorations = parts.make { $0.makeDecorations }
        scroll = ScrollController(viewport)
        elements = ElementTable()
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
        sizing?.setEnvironment(context.environment, in: self)
        wakeOnUpdates()
    }

    public override func willDiscard() {
        discardDisplayed()
    }

    public override func environmentDidChange() {
        super.environmentDidChange()
        display.forEach { $0.environmentDidChange() }
        if let environment = context?.environment { sizing?.setEnvironment(environment, in: self) }
        for departing in animator.departing { departing.view.environmentDidChange() }
        display.forEachParked { $0.environmentDidChange() }
        invalidateLayout()
    }

    package override func view(for node: NodeID) -> View? {
        if let found = super.view(for: node) { return found }
        if let found = display.view(for: node) { return found }
        return rows?.view(for: node)
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
