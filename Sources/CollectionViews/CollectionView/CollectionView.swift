import CollectionDataSources
import CollectionGeometry
public import CollectionLayout

/// Shows an ordered collection of items in a layout, and makes views only for the items near the screen.
///
/// A collection view is a state machine: host events go in, host commands come out. It notifies its ``delegate``, which
/// it holds weakly, of what the user does, and takes its content from a ``contentSource``.
///
/// ```swift
/// let collectionView = CollectionView(layout: layout)
/// let dataSource = CollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
///     collectionView, indexPath, id in
///     collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
/// }
/// ```
///
/// It scrolls up and down only. Content that scrolls sideways is an orthogonal section of its layout, or a ``CarouselView``.
///
/// A cell, header or footer may contain a collection view, at any depth of its subviews. It is laid out after the collection view around
/// it, and not while its cell is in the reuse pool. The style sheet determines its size.
///
/// Ownership: a collection view owns its layout, its content source and its views. The closures of a data source must
/// not capture the view controller that owns the collection view strongly; let them capture the model.
///
/// ## Parts
///
/// The view is a facade: each property and call is forwarded to the part that owns the state. No part knows another
/// part; where two have to interact, an extension of the view in the folder of one of them connects them.
///
/// ```
/// CollectionView
/// ├── ElementTable              which element is which, over updates: the one place that translates index paths
/// ├── ContentConnection         the data source
/// │   └── UpdatePipeline        changes of the data: their order, when the data change, completions
/// ├── ElementCollector          which elements need views
/// ├── DisplayList               the views that exist, and the reuse pool
/// ├── RowController             the sections that scroll by themselves: one of the optional parts
/// ├── HostOrder                 the order of views in the host's tree, which is the reading order
/// ├── ScrollController          offset, insets, extent, the host's scroller, the scroll target
/// ├── SizingController          views that size themselves: one of the optional parts
/// ├── SelectionController       selected items and which items may be selected
/// ├── InteractionController     the press under way, and the installed interactions
/// │   └── reordering, drag selection, swipe actions, context menus, type-ahead: each created by its setter
/// ├── FocusController           the item with the keyboard focus
/// ├── AccessibilityController   pattern, numbers of items, announcements
/// ├── UpdateAnimator            animations of an update, and departing views
/// ├── VisibilityController      display events, prefetching, the ends of the content: each created by its setter
/// ├── Registrations             registered cell and view classes
/// │   └── DecorationController  registered decoration classes: one of the optional parts
/// └── Delegation                the delegates, held weakly
/// ```
///
/// ## What happens in an event
///
/// Two functions are the whole flow: `handleHostEvent(_:)` passes an event to the part it concerns, and
/// `layoutContent()` is the pass at the end of each event, which calls only the steps that have work to do.
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
/// apply → UpdatePipeline.submit → the data change                                  at once, or in order
///   end of the event → layoutContent → takeUpdate       ElementTable.translate, then each part looks at its handles
///                                      prepareLayout
///                                      display          views that stay are placed, others made and parked
///                                      reconfigure      what changed its content
///                                      size             displayAgain, once, if sizes moved something
///                                      animate          from the old places to the new
///                                      finishUpdate     the completion is called
///                                      describe → focus → measure → tellDisplay → [HostCommand]
///                                      the passes of collection views in cells
/// ```
public final class CollectionView: View {
    /// The layout, which decides the frames of all elements. It cannot be replaced; a screen that offers two arrangements has
    /// two views, or a ``CompositionalLayout`` whose section provider returns one or the other after ``invalidateLayout()``.
    public let layout: CollectionViewLayout
    /// The content. The view holds it strongly. Set ``dataSource`` instead for a screen that provides the content item
    /// by item.
    public var contentSource: (any CollectionContentSource)? {
        get { connection.source }
        set {
            let old = connection
            connection = ContentConnection(source: newValue)
            interaction.reordering?.forget()
            attachContentSource(replacing: old.updates)
            reloadData()
        }
    }
    /// The content source, and the pipeline of changes of its data.
    private(set) var connection = ContentConnection(source: nil)
    /// A view behind the items, as large as the view; `nil`, the default, for none.
    public var backgroundView: View? {
        get { backgroundContainer.subviews.first }
        set { replaceBackground(with: newValue) }
    }

    /// Lets the user request new content by pulling the content down; `nil`, the default, for static content.
    public var refreshControl: RefreshControl? {
        didSet { replaceRefreshControl(oldValue) }
    }

    /// The maximum number of operations of an animated update. A larger update is shown like a reload that keeps the
    /// user's place, since an update costs time for each operation, visible or not.
    public var maximumOperations: Int {
        get { animator.maximumOperations }
        set { animator.maximumOperations = newValue }
    }
    /// Whether the arrow keys, Home, End, the page keys and letters move the focus between items. Then the Tab key
    /// reaches one cell instead of every cell that is a link. The default is no.
    public var isKeyboardNavigable: Bool {
        get { itemFocus.isKeyboardNavigable }
        set {
            itemFocus.isKeyboardNavigable = newValue
            setAttribute(.tabIndex, newValue ? "-1" : "0")
            if newValue, !interaction.contains(.typeAhead) { interaction.install(TypeAheadInteraction()) }
            setNeedsLayout()
        }
    }
    /// The delegates and their events.
    var delegation = Delegation()
    /// The registered cell and view classes, and what makes the decorations.
    let registrations: Registrations

    let contentView = View(.box, styleClasses: ["collection-content"])
    /// Contains the background view; hidden without one.
    private let backgroundContainer = View(.box, styleClasses: ["collection-background"])

    /// The identity of elements over updates.
    let elements: ElementTable
    /// The views that exist.
    let display = DisplayList()
    /// The elements that need views.
    let collector = ElementCollector()
    /// The sections that scroll by themselves; `nil` without the part.
    let rows: (any OrthogonalRows)?
    /// The order of the views in the host's tree.
    let order = HostOrder()
    /// The offset and everything that changes it.
    let scroll: ScrollController
    /// Self-sizing; `nil` without the part.
    let sizing: (any SelfSizing)?
    /// The selected items, and which items the user may select.
    let selection: SelectionController
    /// The press under way, and what the user can do with items besides activating them.
    let interaction: InteractionController
    /// The item with the keyboard focus.
    let itemFocus = FocusController()
    /// The animations of updates.
    let animator = UpdateAnimator()
    /// Display events, prefetching and the ends of the content.
    let visibility = VisibilityController()
    /// The accessibility pattern of the view.
    let accessibility = AccessibilityController()

    /// Creates a collection view that shows nothing yet.
    ///
    /// - Parameters:
    ///   - layout: Decides the frames of all elements.
    ///   - viewport: How far beyond the edges of the screen views exist.
    ///   - parts: The optional parts that the layout needs. See ``CollectionViewPart``.
    public init(
        layout: CollectionViewLayout,
        viewport: Viewport.Configuration = Viewport.Configuration(),
        parts: [CollectionViewPart] = .all
    ) {
        self.layout = layout
        rows = parts.make { $0.makeRows }
        sizing = parts.make { $0.makeSizing }
        registrations = Registrations(decorations: parts.make { $0.makeDecorations })
        scroll = ScrollController(viewport)
        elements = ElementTable()
        selection = SelectionController(elements: elements)
        interaction = InteractionController(elements: elements)
        super.init(.scroller, styleClasses: ["collection-view"])
        setAttribute(.tabIndex, "0")
        setAttribute(.accessibilityRole, "group")
        contentView.setAttribute(.accessibilityRole, accessibilityPattern.containerRole)
        addSubview(backgroundContainer)
        addSubview(contentView)
        backgroundContainer.isHidden = true
    }

    deinit { connection.updates.close() }

    /// The name of the view for assistive technology. It names the scrolling element, which can hold the focus, and the
    /// list in it.
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
        context.collectionViews.add(self)
        scroll.setTextScale(context.environment.textScale)
        sizing?.setEnvironment(context.environment, in: self)
        wakeOnUpdates()
    }

    public override func willDiscard() {
        context?.collectionViews.remove(self)
        discardDisplayed()
    }

    public override func environmentDidChange() {
        super.environmentDidChange()
        display.forEach { $0.environmentDidChange() }
        if let environment = context?.environment {
            scroll.setTextScale(environment.textScale)
            sizing?.setEnvironment(environment, in: self)
        }
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
    /// Creates a collection view of a list, which shows nothing yet, with the part that lists need:
    /// ``CollectionViewPart/selfSizing``.
    ///
    /// - Parameters:
    ///   - layout: Decides the frames of all elements.
    ///   - viewport: How far beyond the edges of the screen views exist.
    public convenience init(
        layout: CompositionalListLayout,
        viewport: Viewport.Configuration = Viewport.Configuration()
    ) {
        self.init(layout: layout, viewport: viewport, parts: [.selfSizing])
    }
}

extension CollectionView {
    private func replaceBackground(with view: View?) {
        let previous = backgroundView
        if previous !== view {
            if let previous { backgroundContainer.removeSubview(previous) }
            if let view { backgroundContainer.addSubview(view) }
        }
        backgroundContainer.isHidden = view == nil
    }
}
