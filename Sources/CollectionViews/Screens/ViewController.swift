/// Where a screen has its navigation controller go.
public enum NavigationRequest: Equatable, Sendable {
    /// On to the screen for an address.
    case push(path: String)
    /// Back to the screen beneath or, where there is none, to the screen for an address.
    case back(orTo: String)
}

/// One screen, or a part of one: a view and what it does.
///
/// Subclass it. A view controller owns its views. It hears of them as their delegate and as the target of their actions, both
/// of which hold it weakly, so there are no cycles to break.
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
    /// What the screen shows. It is a box that fills its parent unless a subclass hands another view to `init`.
    public let view: View
    /// The view controllers whose views are inside the view of this one, see ``addChild(_:)``.
    public private(set) final var children: [ViewController] = []
    /// Ends with the view controller. Made when it is first held weakly.
    public private(set) final lazy var lifetime = Lifetime()
    /// The connection to the host; `nil` until the screen is shown for the first time.
    public private(set) var context: HostContext?
    /// Where the screen wants to go; its navigation controller looks at the end of the event.
    private(set) var navigationRequest: NavigationRequest?
    /// The name of the screen, for the window, the history and assistive technology.
    open var title: String { "" }
    /// The address of the screen: a path of the same origin.
    open var path: String { "/" }

    /// Creates a view controller.
    public init(view: View = View(.box, roles: ["screen"])) {
        self.view = view
    }

    /// Called once, after the view has become known to a host. The default does nothing.
    open func viewDidLoad() {}

    /// Called whenever the view has come onto the screen. The default does nothing.
    open func viewDidAppear() {}

    /// Called whenever the view has left the screen. The default does nothing.
    open func viewDidDisappear() {}

    /// Called at the end of every event, after the views have been brought up to date. The default passes it on to the
    /// ``children``.
    open func viewDidLayoutSubviews() {
        for child in children { child.viewDidLayoutSubviews() }
    }

    /// Called when the environment has changed, after the views were told. The default does nothing.
    open func environmentDidChange() {}

    /// Called before any view when a character is typed. Returns whether it was a shortcut that the screen acted upon. The
    /// default is none.
    ///
    /// - Parameter character: What was typed, in lower case.
    open func keyTyped(_ character: String) -> Bool { false }

    /// Called when the host has begun at an address or went to another one of its history. Returns whether the view controller
    /// followed. The default does not; a ``NavigationController`` does.
    open func show(path: String) -> Bool { false }

    /// Acts upon an event. Returns whether the event is dealt with. The default gives it to the children and to the view.
    package func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .environmentChanged: environmentDidChange()
        case .typed(let character, _): if keyTyped(character) { return true }
        case .started(let path), .navigated(let path): if show(path: path) { return true }
        default: break
        }
        guard !children.isEmpty else { return view.handle(event) }
        for child in children where child.handle(event) { return true }
        // The views of the children have had their turn.
        if let target = event.target, target == view.node { return view.respond(to: event) }
        for subview in view.subviews where !children.contains(where: { $0.view === subview }) {
            if subview.handle(event) { return true }
        }
        return false
    }
}

extension ViewController {
    /// Has another view controller be told of events and of the end of each. Add its view to this one's as well.
    public func addChild(_ child: ViewController) {
        children.append(child)
        if let context { child.load(in: context) }
    }

    /// Takes a child out. Remove its view as well.
    public func removeChild(_ child: ViewController) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        children.remove(at: index).unload()
    }

    /// Shows a view over everything else. Does nothing if this view controller is not shown, or the view is there already.
    ///
    /// - Parameters:
    ///   - modalView: The view. The window keeps it until it is dismissed.
    ///   - source: What gets the focus when the view is dismissed; `nil` for what holds it now.
    public func present(_ modalView: ModalView, from source: View? = nil) {
        if let context { modalView.present(in: context, from: source) }
    }

    /// Makes the view known to a host, detached. Does nothing if it already is.
    public func load(in context: HostContext) {
        guard self.context == nil else { return }
        self.context = context
        view.realize(in: context)
        for child in children { child.load(in: context) }
        viewDidLoad()
    }

    /// Asks the navigation controller to go somewhere before the current event ends. The last request counts.
    public func navigate(_ request: NavigationRequest) {
        navigationRequest = request
        view.setNeedsLayout()
    }

    /// Hands over where the screen wants to go.
    func takeNavigationRequest() -> NavigationRequest? {
        defer { navigationRequest = nil }
        return navigationRequest
    }

    /// Has the host forget the view.
    public func unload() {
        for child in children { child.unload() }
        view.discard()
        context = nil
    }
}
