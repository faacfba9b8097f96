import CollectionGeometry

/// A container of a list and the screens chosen in it: side by side in a wide window, one at a time in a narrow one.
///
/// ```swift
/// var nothing = ContentUnavailableConfiguration.empty()
/// nothing.text = "No message chosen"
/// let mail = SplitViewController(
///     primaryPath: "/",
///     placeholder: nothing,
///     router: { path in path == "/" ? InboxViewController() : makeMessage(path) },
///     notFound: { _ in NotFoundViewController() })
/// let window = Window(rootViewController: mail)
/// ```
///
/// The primary column has the screen of one address. All other addresses are those of screens in the secondary column, which is a
/// ``NavigationController``. The address of the window is that of the screen there, and that of the primary column if nothing is chosen.
///
/// A screen of either column goes to another by ``ViewController/navigate(_:)``. In a wide window it takes the place of what the secondary
/// column has shown, and going back returns to that; in a narrow one it covers the list, and going back returns to the list. A screen that
/// the window was opened at is beside the list, or has the back button of its ``NavigationBar/backPath``. Between the two both columns keep
/// their state: offsets, text and selection. The list marks the row of that screen by ``ViewController/chosenPathDidChange(_:)``.
///
/// A split view controller is the root of a window or the screen of a tab, not a screen of a ``NavigationController``. See UIKit's
/// `UISplitViewController`.
public final class SplitViewController: ViewController {
    /// A column.
    public enum Column: Hashable, Sendable {
        /// The column with the list, at the leading edge.
        case primary
        /// The column with the chosen screen.
        case secondary
    }

    /// Which columns are shown.
    public enum DisplayMode: Hashable, Sendable {
        /// Both columns.
        case oneBesideSecondary
        /// One column at a time: the secondary one, and the primary one only while nothing is chosen.
        case secondaryOnly
    }

    /// Whether a wide window shows both columns. With ``DisplayMode/secondaryOnly`` the list is beside the placeholder alone, and the
    /// chosen screen has the window and a back button.
    public var preferredDisplayMode = DisplayMode.oneBesideSecondary {
        didSet { if preferredDisplayMode != oldValue { update(resized: true) } }
    }

    /// What the secondary column shows while nothing is chosen.
    public var placeholder: ContentUnavailableConfiguration {
        didSet { if placeholder != oldValue { showPlaceholder() } }
    }

    /// The maximum number of screens beneath the top one that the secondary column keeps. One that was released is made anew when the
    /// user comes back to it. The default is 8.
    public var maximumViewControllerCountBeneath = 8

    /// Whether the window is too narrow for two columns.
    public private(set) var isCollapsed = true
    /// The width of the primary column in a wide window, in points; that of the window in a narrow one.
    public private(set) var primaryColumnWidth = 0.0
    /// The address of the primary column, without a query.
    public let primaryPath: String
    /// The screens of the secondary column. The first is a placeholder if nothing was chosen at the start.
    public private(set) lazy var secondaryNavigationController = makeNavigationController()

    private var columnWidths = SplitColumnWidths() {
        didSet { if columnWidths != oldValue { update(resized: true) } }
    }
    private let router: NavigationController.Router
    private let notFound: (_ path: String) -> ViewController
    private let primaryColumn = View(.box, styleClasses: ["split-column", "split-primary", "is-beneath"])
    private let secondaryColumn = View(.box, styleClasses: ["split-column", "split-secondary"])
    /// The screen of the primary column; `nil` until it is seen for the first time.
    private var primary: ViewController?
    private var hasStarted = false
    private var showsPrimary = false
    /// Whether the list is to be focused once it is seen, because the user has come back to it.
    private var arrivesAtPrimary = false
    /// The view that had the focus in the list when it was covered, a request for the focus in the same event included; `nil` if the focus
    /// was elsewhere.
    private var coveredFocus: Weak<View>?
    /// The address of which the list was last notified as the one beside it.
    private var toldPath: String?

    /// Creates a controller that shows nothing before the app starts.
    ///
    /// - Parameters:
    ///   - primaryPath: The address of the primary column. With a query it is still the same screen.
    ///   - placeholder: What the secondary column shows while nothing is chosen.
    ///   - router: Makes the screen for an address, that of the primary column among them.
    ///   - notFound: Makes the screen for an unknown address.
    public init(
        primaryPath: String,
        placeholder: ContentUnavailableConfiguration,
        router: @escaping NavigationController.Router,
        notFound: @escaping (_ path: String) -> ViewController
    ) {
        self.primaryPath = primaryPath
        self.placeholder = placeholder
        self.router = router
        self.notFound = notFound
        super.init(view: View(.box, styleClasses: ["screen", "split"]))
        for column in [primaryColumn, secondaryColumn] {
            column.setAttribute(.accessibilityRole, "region")
            view.addSubview(column)
        }
        secondaryColumn.addSubview(secondaryNavigationController.view)
        addChild(secondaryNavigationController)
    }

    public override var title: String { secondaryNavigationController.title }

    /// Whether the title of the visible screen is not known yet.
    public override var isTitleProvisional: Bool { secondaryNavigationController.isTitleProvisional }

    public override var path: String { hasStarted ? secondaryNavigationController.path : primaryPath }

    public override func viewDidLoad() { update(resized: true) }

    /// Makes the visible screens anew, and dismisses what is presented; see ``NavigationController/reloadViewControllers()``.
    public override func reloadViewControllers() {
        guard hasStarted else { return }
        context?.dismissModalViews()
        if let primary {
            if showsPrimary { primary.viewDidDisappear() }
            primaryColumn.removeSubview(primary.view)
            removeChild(primary)
            self.primary = nil
            showsPrimary = false
        }
        secondaryNavigationController.reloadViewControllers()
        update(resized: false)
    }

    public override func viewDidAppear() {
        if showsPrimary { primary?.viewDidAppear() }
        secondaryNavigationController.viewDidAppear()
    }

    public override func viewDidDisappear() {
        if showsPrimary { primary?.viewDidDisappear() }
        secondaryNavigationController.viewDidDisappear()
    }

    public override func viewDidLayoutSubviews() {
        if showsPrimary, let primary {
            primary.layoutDidEnd()
            if perform(primary.takeNavigationRequest()) { return }
        }
        if returnsToPrimary { return returnToStart() }
        secondaryNavigationController.layoutDidEnd()
        update(resized: false)
        showBackButton()
        nameColumns()
        tellChosenPath()
    }

    override func returnToStart() {
        popToPrimary()
        update(resized: false)
        view.setNeedsLayout()
    }

    package override func handle(_ event: HostEvent) -> Bool {
        let secondary = secondaryNavigationController
        switch event {
        case .started, .navigated:
            hasStarted = true
            return follow(event)
        case .environmentChanged:
            update(resized: true)
            if let primary { _ = primary.handle(event) }
            return secondary.handle(event)
        case .focused, .frame, .printingEnded:
            // What is removed from one column is added to the other, and a column may have been hidden since printing began.
            let isHandled = primary?.handle(event) == true
            return secondary.handle(event) || isHandled
        case .resized, .scrolled, .scrollEnded, .scrollReleased, .scrollReturned, .scrollRestored,
            .measured:
            // A column that is not seen may still receive its size or the end of a scroll.
            return primary?.handle(event) == true || secondary.handle(event)
        default:
            guard showsPrimary, let primary else { return secondary.handle(event) }
            // A shortcut is that of the column with the focus, if both have it.
            if primary.view.containsFocus { return primary.handle(event) || secondary.handle(event) }
            return secondary.handle(event) || primary.handle(event)
        }
    }
}

extension SplitViewController {
    /// The window width, in points, from which on the columns are beside each other. The default is 768.
    public var minimumExpandedWidth: Double {
        get { columnWidths.minimumExpandedWidth }
        set { columnWidths.minimumExpandedWidth = newValue }
    }

    /// The width of the primary column, in points, within its limits; `nil`, the default, for the fraction.
    public var preferredPrimaryColumnWidth: Double? {
        get { columnWidths.preferred }
        set { columnWidths.preferred = newValue }
    }

    /// The width of the primary column as a fraction of the window's, from 0 to 1, within its limits. The default is 0.35.
    public var preferredPrimaryColumnWidthFraction: Double {
        get { columnWidths.preferredFraction }
        set { columnWidths.preferredFraction = newValue }
    }

    /// The minimum width of the primary column, in points. The default is 280.
    public var minimumPrimaryColumnWidth: Double {
        get { columnWidths.minimum }
        set { columnWidths.minimum = newValue }
    }

    /// The maximum width of the primary column, in points. The default is 400.
    public var maximumPrimaryColumnWidth: Double {
        get { columnWidths.maximum }
        set { columnWidths.maximum = newValue }
    }

    /// The screen that a column shows; `nil` for a primary one that has not been seen, and for a secondary one with nothing chosen.
    public func viewController(for column: Column) -> ViewController? {
        switch column {
        case .primary: primary
        case .secondary: isEmpty ? nil : secondaryNavigationController.topViewController
        }
    }

    /// Which columns are shown.
    public var displayMode: DisplayMode { showsPrimary && !isCollapsed ? .oneBesideSecondary : .secondaryOnly }

    /// Shows the screen of an address in the secondary column, and adds the address to the history. Does nothing if it is shown already.
    public func push(path: String) {
        let secondary = secondaryNavigationController
        guard hasStarted, !secondary.path.hasSameBytes(as: path) else { return }
        if isPrimary(path) { _ = primary?.handle(.navigated(path: path)) }
        secondary.push(path: path)
        update(resized: false)
        view.setNeedsLayout()
    }

    /// Whether nothing is chosen.
    private var isEmpty: Bool { secondaryNavigationController.topViewController is SplitPlaceholder }

    private func isPrimary(_ path: String) -> Bool {
        guard path.hasPrefix(bytesOf: primaryPath) else { return false }
        let (bytes, length) = (Array(path.utf8), primaryPath.utf8.count)
        return length == bytes.count || bytes[length] == UInt8(ascii: "?")
    }

    private func makeNavigationController() -> NavigationController {
        let split = Weak(self)
        let controller = NavigationController(
            router: { path in
                guard let split = split.object else { return nil }
                return split.isPrimary(path) ? SplitPlaceholder(of: split) : split.router(path)
            },
            notFound: notFound)
        controller.takesFocus = { split.object?.takesFocus($0) ?? true }
        return controller
    }

    private func showPlaceholder() {
        for case let screen as SplitPlaceholder in secondaryNavigationController.viewControllers {
            screen.contentUnavailableConfiguration = placeholder
        }
    }
}

// MARK: - History

extension SplitViewController {
    /// Follows the host to an address.
    private func follow(_ event: HostEvent) -> Bool {
        switch event {
        case .started(let path), .navigated(let path):
            if isPrimary(path) {
                // Made for this address if it does not exist yet.
                if let primary { _ = primary.handle(event) } else { makePrimary(path) }
            }
        default: break
        }
        let isHandled = secondaryNavigationController.handle(event)
        update(resized: false)
        return isHandled
    }

    /// Carries out what the screen of the primary column has requested. Returns whether it has requested anything.
    private func perform(_ request: NavigationRequest?) -> Bool {
        switch request {
        case .push(let path): push(path: path)
        case .back(let path): secondaryNavigationController.goBack(orTo: path)
        case nil: return false
        }
        // What is shown now is laid out first.
        view.setNeedsLayout()
        return true
    }

    /// Whether the visible screen covers the list and has requested to go back to it while the history leads to a screen that was chosen
    /// earlier, in a wide window.
    private var returnsToPrimary: Bool {
        let screens = secondaryNavigationController.viewControllers
        guard !showsPrimary, screens.count > 1, !(screens[screens.count - 2] is SplitPlaceholder),
            case .back(let path) = screens[screens.count - 1].navigationRequest, isPrimary(path)
        else { return false }
        _ = screens[screens.count - 1].takeNavigationRequest()
        return true
    }

    /// Chooses nothing, and adds the address of the list to the history.
    private func popToPrimary() {
        guard hasStarted, !isEmpty else { return }
        if secondaryNavigationController.viewControllers.first is SplitPlaceholder {
            secondaryNavigationController.popToRoot()
        } else {
            secondaryNavigationController.push(path: primary?.path ?? primaryPath)
        }
    }
}

// MARK: - Columns

extension SplitViewController {
    /// Shows and hides the columns as the window and the address require.
    ///
    /// - Parameter resized: Whether the reason is the window, and not a screen that the user has come to.
    private func update(resized: Bool) {
        guard let context else { return }
        if resized { measureColumns(in: context) }
        guard hasStarted else { return }
        secondaryNavigationController.releaseViewControllers(beneath: maximumViewControllerCountBeneath)
        let isEmpty = isEmpty
        secondaryColumn.setStyleClass("is-beneath", isCollapsed && isEmpty)
        setShowsPrimary(isEmpty || !isCollapsed && preferredDisplayMode == .oneBesideSecondary, resized, in: context)
        guard arrivesAtPrimary, let primary else { return }
        arrivesAtPrimary = false
        if let focusedView = coveredFocus?.object, focusedView.isDescendant(of: primary.view) {
            context.send(.focus(focusedView.node))
        } else {
            primary.focusOnArrival()
        }
    }

    private func measureColumns(in context: HostContext) {
        let width = context.environment.windowSize.width
        isCollapsed = columnWidths.isCollapsed(inWindow: width)
        view.setStyleClass("is-expanded", !isCollapsed)
        primaryColumnWidth = columnWidths.primary(inWindow: width)
    }

    private func setShowsPrimary(_ isShown: Bool, _ resized: Bool, in context: HostContext) {
        let width = context.environment.windowSize.width
        primaryColumn.setVariable("column-width", primaryColumnWidth)
        secondaryColumn.setVariable("column-width", isShown && !isCollapsed ? width - primaryColumnWidth : width)
        guard isShown != showsPrimary else { return }
        showsPrimary = isShown
        primaryColumn.setStyleClass("is-beneath", !isShown)
        view.setNeedsLayout()
        if isShown {
            if primary == nil { makePrimary(primaryPath) }
            primary?.viewDidAppear()
        } else {
            // For a screen that the user has come to, `takesFocus` has set `coveredFocus`: the focus has been requested since.
            if resized {
                coveredFocus = focusedViewInPrimary.map { Weak($0) }
                if coveredFocus != nil { secondaryNavigationController.topViewController?.focusOnArrival() }
            }
            primary?.viewDidDisappear()
        }
    }

    private func makePrimary(_ path: String) {
        let screen = router(path) ?? notFound(path)
        screen.address = path
        primary = screen
        toldPath = nil
        primaryColumn.addSubview(screen.view)
        addChild(screen)
    }

    /// The focused view in the list, a request for the focus in the same event included; `nil` if the focus is elsewhere.
    private var focusedViewInPrimary: View? {
        guard let primary else { return nil }
        return context?.focusedView(in: primary.view)
    }

    /// Whether the focus moves to a screen of the secondary column that the user has come to. It stays in a list beside it, so that the
    /// keys choose the next item; and it goes to the list if nothing is chosen.
    ///
    /// Called before the focus moves. If the screen covers the list, the focused view of the list becomes ``coveredFocus``.
    private func takesFocus(_ viewController: ViewController) -> Bool {
        let focusedView = showsPrimary ? focusedViewInPrimary : nil
        if viewController is SplitPlaceholder {
            arrivesAtPrimary = focusedView == nil
            return false
        }
        // What is hidden cannot be focused.
        secondaryColumn.setStyleClass("is-beneath", false)
        let staysBeside = !isCollapsed && preferredDisplayMode == .oneBesideSecondary
        if showsPrimary, !staysBeside { coveredFocus = focusedView.map { Weak($0) } }
        return !staysBeside || focusedView == nil
    }

    /// A list beside a screen needs no back button to it.
    private func showBackButton() {
        guard let bar = secondaryNavigationController.topViewController?.screenBar as? NavigationBar else { return }
        bar.isBesideParent = showsPrimary && bar.backPath.map { isPrimary($0) } == true
    }

    /// Notifies the list of what is beside it.
    private func tellChosenPath() {
        guard let primary else { return }
        let isBeside = showsPrimary && !isCollapsed && !isEmpty
        let path: String? = isBeside ? secondaryNavigationController.path : nil
        guard !path.hasSameBytes(as: toldPath) else { return }
        toldPath = path
        primary.chosenPathDidChange(path)
    }

    private func nameColumns() {
        primaryColumn.accessibilityLabel = primary.flatMap { Self.label($0.title) }
        secondaryColumn.accessibilityLabel = Self.label(isEmpty ? placeholder.text : title)
    }

    private static func label(_ text: String) -> String? { text.isEmpty ? nil : text }
}
