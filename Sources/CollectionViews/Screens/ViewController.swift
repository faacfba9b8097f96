/// A request of a screen to its navigation controller.
public enum NavigationRequest: Equatable, Sendable {
    /// Pushes the screen for an address.
    case push(path: String)
    /// Goes back to the screen beneath or, if there is none, to the screen for an address.
    case back(orTo: String)
}

/// One screen, or a part of one: a view and its behaviour.
///
/// Subclass it. A view controller owns its views. It is their delegate and the target of their actions; both references
/// are weak, so that there are no reference cycles.
///
/// ```swift
/// final class CartViewController: ViewController, CollectionViewDelegate {
///     override func viewDidLoad() {
///         collectionView.delegate = self
///         payButton.addTarget(self) { $0.pay() }
///     }
/// }
/// ```
open class ViewController: WeaklyReferenceable {
    /// The view of the screen. It is a box that fills its parent unless a subclass passes another view to `init`.
    public let view: View
    /// The view controllers whose views are inside this one's view, see ``addChild(_:)``.
    public private(set) final var children: [ViewController] = []
    /// The token of weak references: ends when the view controller is deallocated. Created for the first weak
    /// reference.
    public private(set) final lazy var lifetime = Lifetime()
    /// The connection to the host; `nil` before the screen is shown for the first time, and while a ``NavigationController``
    /// keeps the screen for going forward.
    public private(set) var context: HostContext?
    /// Whether ``viewDidLoad()`` has been called. A screen that is kept for going forward is realized again with its views.
    private var hasLoaded = false
    /// Whether the bar is focused as soon as there is one.
    private(set) var awaitsBar = false
    /// The bar of ``navigationItem``, once there is one.
    final var screenBar: ScreenBar?
    /// The view of ``contentUnavailableConfiguration``, once there is one.
    final var unavailableContent: View?
    /// The pending navigation; the navigation controller performs it at the end of the event.
    private(set) var navigationRequest: NavigationRequest?
    /// The title of the screen, for the window, the history and assistive technology.
    open var title: String { "" }
    /// Whether ``title`` stands for one that is not known yet, as while the content is loaded. The window keeps its title meanwhile,
    /// and the title is read out once it is known. The default is `false`; a screen that takes its title from its content overrides
    /// it, and a container that is not one of the library's returns that of its visible screen.
    open var isTitleProvisional: Bool { false }
    /// The address of the screen: a path of the same origin. The default is the one that a ``NavigationController`` made the screen
    /// for, or that of its tab; a screen whose address changes while it is shown overrides it.
    open var path: String { address ?? "/" }
    /// Whether the screen reports that its address does not exist. A server that renders the screen responds with the status
    /// 404. The default is `false`; a screen that knows it without a request overrides it, and a container that is not one of the
    /// library's returns that of its visible screen.
    open var isNotFound: Bool { false }
    /// The address that the screen was made for, without the queries of ``modalRoutes`` once they have been presented.
    final var address: String?
    /// The routes by which the address presents views over the screen; `nil` before one is added.
    final var modalRoutes: (any ModalRoutes)?

    /// Creates a view controller.
    public init(view: View = View(.box, styleClasses: ["screen"])) {
        self.view = view
    }

    /// Called once in the life of the view controller, after the view was first realized in a host. The default does nothing.
    open func viewDidLoad() {}

    /// Called whenever the view has appeared. The default does nothing.
    open func viewDidAppear() {}

    /// Called whenever the view has disappeared. The default does nothing.
    open func viewDidDisappear() {}

    /// Called at the end of every event, after the views were laid out. The default calls the ``ViewController/children``.
    open func viewDidLayoutSubviews() {
        for child in children { child.layoutDidEnd() }
    }

    /// Called when the environment has changed, after the views were notified. The default does nothing.
    open func environmentDidChange() {}

    /// Called before any view when a character is typed. Returns whether it was a keyboard shortcut of the screen. The
    /// default returns `false`.
    ///
    /// - Parameter character: The typed character, in lower case.
    open func keyTyped(_ character: String) -> Bool { false }

    /// Called when a key was pressed on the screen, or while nothing had the focus, and no view has handled it: Control-Z for
    /// ``Key/undo``, for example. Returns whether the screen has. The default returns `false`.
    open func keyPressed(_ key: Key) -> Bool { false }

    /// Called when the host has started at an address or navigated to another one of its history. Returns whether the
    /// view controller shows it. The default returns `false`; a ``NavigationController`` shows it.
    open func show(path: String) -> Bool { false }

    /// Makes the screens inside this one anew, as when the page is loaded again: for a change that affects every screen, such as another
    /// language of the app. The default calls the ``children``; the containers of the library make the screens that they show anew, and
    /// dismiss all modal views.
    open func reloadViewControllers() {
        for child in children { child.reloadViewControllers() }
    }

    /// Called on the list of a ``SplitViewController`` when another screen is shown beside it, so that it can mark the row of that
    /// screen. The default does nothing.
    ///
    /// - Parameter path: The address of the screen; `nil` while nothing is chosen, and where the list is not beside a screen.
    open func chosenPathDidChange(_ path: String?) {}

    /// Called when the user has selected the tab whose screen is visible. The default does nothing.
    func returnToStart() {}

    /// Handles an event. Returns whether it was handled. The default passes it to the children and to the view.
    package func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .environmentChanged: environmentDidChange()
        case .typed(let character, _): if keyTyped(character) { return true }
        case .started(let path), .navigated(let path): if show(path: path) { return true }
        default: break
        }
        if passOn(event) { return true }
        guard case .keyPressed(let key, let target) = event else { return false }
        return (target == .none || view.view(for: target) != nil) && keyPressed(key)
    }

    /// Passes an event to the children and to the view. Returns whether one of them has handled it.
    private func passOn(_ event: HostEvent) -> Bool {
        guard !children.isEmpty else { return view.handle(event) }
        for child in children where child.handle(event) { return true }
        // The views of the children have received the event already.
        if let target = event.target, target == view.node { return view.respond(to: event) }
        for subview in view.subviews where !children.contains(where: { $0.view === subview }) {
            if subview.handle(event) { return true }
        }
        return false
    }
}

extension ViewController {
    /// Adds a child, which receives events and the end of each. Add its view to this one's as well.
    public func addChild(_ child: ViewController) {
        children.append(child)
        if let context { child.load(in: context) }
    }

    /// Removes a child. Remove its view as well.
    public func removeChild(_ child: ViewController) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index).unload()
    }

    /// Presents a view above all other content. Does nothing if this view controller is not loaded, or the view is
    /// presented already.
    ///
    /// - Parameters:
    ///   - modalView: The view. The window holds it until it is dismissed.
    ///   - source: The view that is focused when the modal view is dismissed; `nil` for the focused one.
    public func present(_ modalView: ModalView, from source: View? = nil) {
        if let context { modalView.present(in: context, from: source) }
    }

    /// Realizes the view in a host, detached. Does nothing if it is realized.
    public func load(in context: HostContext) {
        guard self.context == nil else { return }
        self.context = context
        view.realize(in: context)
        for child in children { child.load(in: context) }
        guard !hasLoaded else { return }
        hasLoaded = true
        viewDidLoad()
    }

    /// Requests a navigation before the current event ends. The last request counts.
    public func navigate(_ request: NavigationRequest) {
        navigationRequest = request
        view.setNeedsLayout()
    }

    /// Lets the screen follow the layout of its views, and its bar the title of the screen.
    final func layoutDidEnd() {
        viewDidLayoutSubviews()
        screenBar?.follow(title)
    }

    /// Moves the focus to the screen, to the heading in its bar if it has one: what the user has activated lies beneath it now.
    /// A screen with a better place for the focus moves it there when it loads.
    final func focusOnArrival() { makeHeadingFocusable().focus() }

    /// Makes the heading in the bar of the screen focusable, or the view of a screen without one, and returns it.
    final func makeHeadingFocusable() -> View {
        let target = screenBar?.headingView ?? view
        target.setAttribute(.tabIndex, "-1")
        return target
    }

    /// Loads the screen that the user has come to. A bar that it gets while it loads is focused in place of the whole view.
    ///
    /// - Parameters:
    ///   - context: The host.
    ///   - takesFocus: Whether the focus moves to the screen.
    final func loadOnArrival(in context: HostContext, takesFocus: Bool) {
        if takesFocus { focusOnArrival() }
        awaitsBar = takesFocus && screenBar == nil
        load(in: context)
        awaitsBar = false
    }

    /// Returns the pending navigation, once.
    func takeNavigationRequest() -> NavigationRequest? {
        defer { navigationRequest = nil }
        return navigationRequest
    }

    /// Discards the view: the host forgets its elements.
    public func unload() {
        for child in children { child.unload() }
        view.discard()
        context = nil
    }
}
