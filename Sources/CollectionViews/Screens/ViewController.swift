/// Where a screen asks its navigation controller to go.
public enum NavigationRequest: Equatable, Sendable {
    /// On to the screen for an address.
    case push(path: String)
    /// Back to the screen beneath or, where there is none, to the screen for an address.
    case back(orTo: String)
}

/// One screen, or a part of one: a view and what it does.
///
/// Subclass it. A view controller is told of every event that concerns its view, first through ``handle(_:)``; it owns
/// its view and is not known by it, so there are no cycles to break.
open class ViewController {
    /// What the screen shows. It is a box that fills its parent unless a subclass hands another view to `init`.
    public let view: View
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

    /// Called at the end of every event, after the views have been brought up to date. The default does nothing.
    ///
    /// This is the place to act on what views report, such as the selection of an item.
    open func viewDidLayoutSubviews() {}

    /// Acts upon an event. Returns whether the event is dealt with.
    ///
    /// The default gives it to the view.
    open func handle(_ event: HostEvent) -> Bool {
        view.handle(event)
    }
}

extension ViewController {
    /// Makes the view known to a host, detached. Does nothing if it already is.
    public func load(in context: HostContext) {
        guard self.context == nil else { return }
        self.context = context
        view.realize(in: context)
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
        view.discard()
        context = nil
    }
}
