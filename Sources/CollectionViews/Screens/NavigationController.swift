import CollectionGeometry

/// A stack of screens of which the last is visible, synchronized with the history of the host.
///
/// Screens beneath the top keep their state: a screen shown again by going back has the same offsets and content. Some
/// screens removed by going back are kept in memory as well, without elements in the host, so that going forward shows
/// them with their state; they are released when the user navigates elsewhere.
public final class NavigationController: ViewController {
    /// Makes the screen for an address; `nil` for an unknown address.
    public typealias Router = (_ path: String) -> ViewController?

    /// The screens, the visible one last. Never empty after the first event ``HostEvent/started(path:)``.
    public private(set) var viewControllers: [ViewController] = []

    /// The screens removed by going back; the last is the next one when going forward.
    private var forwardViewControllers: [ViewController] = []
    /// The maximum number of screens that are kept for going forward. The default is 4.
    public var maximumForwardViewControllerCount = 4 {
        didSet { trimForwardViewControllers() }
    }

    private var announcedTitle = ""
    /// Whether the title of the visible screen is read out once it is known, because the user has come to the screen.
    private var readsTitle = false
    /// The focused view of each screen beneath the top when it was left, a request for the focus in the same event included; `nil` where
    /// the focus was elsewhere.
    private var focusedViewsBeneath: [Weak<View>?] = []
    /// Whether the focus moves to a screen that the user has come to; `nil` for always. A column calls its split view controller.
    final var takesFocus: ((_ viewController: ViewController) -> Bool)?
    private let router: Router
    private let notFound: (_ path: String) -> ViewController

    /// Creates an empty stack; the first screen is added by ``HostEvent/started(path:)``.
    ///
    /// - Parameters:
    ///   - router: Makes the screen for an address.
    ///   - notFound: Makes the screen for an unknown address.
    public init(router: @escaping Router, notFound: @escaping (_ path: String) -> ViewController) {
        self.router = router
        self.notFound = notFound
        super.init(view: View(.box, styleClasses: ["navigation"]))
    }

    /// The visible screen.
    public var topViewController: ViewController? { viewControllers.last }

    public override var title: String { topViewController?.title ?? "" }

    /// Whether the title of the visible screen is not known yet.
    public override var isTitleProvisional: Bool { topViewController?.isTitleProvisional ?? false }

    /// The address of the visible screen.
    public override var path: String { topViewController?.path ?? "/" }

    /// Whether the visible screen reports that its address does not exist.
    public override var isNotFound: Bool { topViewController?.isNotFound ?? false }

    /// Sets the title of the window again, which another screen may have replaced meanwhile.
    public override func viewDidAppear() {
        announcedTitle = ""
        topViewController?.viewDidAppear()
    }

    public override func viewDidDisappear() { topViewController?.viewDidDisappear() }

    public override func viewDidLayoutSubviews() {
        guard let top = topViewController else { return }
        top.layoutDidEnd()
        updateTitle()
        switch top.takeNavigationRequest() {
        case .push(let path): push(path: path)
        case .back(let path): goBack(orTo: path)
        case nil: return
        }
    }

    /// Makes the visible screen anew, as when the page is loaded again; the others are made anew when they are shown again. For a
    /// change that affects every screen, such as another language of the app. What is presented is dismissed.
    public override func reloadViewControllers() {
        guard let path = topViewController?.path else { return }
        context?.dismissModalViews()
        while let removed = viewControllers.popLast() { remove(removed) }
        focusedViewsBeneath = []
        forwardViewControllers = []
        show(makeViewController(for: path), arrives: false)
    }

    override func returnToStart() { popToRoot() }

    package override func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .started(let path):
            show(makeViewController(for: path), arrives: false)
            return true
        case .navigated(let path):
            go(to: path)
            return true
        case .environmentChanged:
            for viewController in viewControllers { _ = viewController.handle(event) }
            return true
        case .printingEnded:
            // Another screen may have been pushed since printing began.
            for viewController in viewControllers { _ = viewController.handle(event) }
            return false
        case .resized, .scrolled, .scrollEnded, .scrollReleased, .scrollReturned, .scrollRestored,
            .measured:
            // A screen beneath the top may still receive its size or the end of a scroll.
            for viewController in viewControllers.reversed() where viewController.handle(event) { return true }
            return false
        default:
            return topViewController?.handle(event) ?? false
        }
    }
}

extension NavigationController {
    /// Pushes the screen for an address and adds the address to the history.
    public func push(path: String) {
        forwardViewControllers = []
        context?.navigate(.push(path))
        show(makeViewController(for: path))
    }

    /// Goes back to the screen beneath, or to an address if there is no screen beneath because the app was opened at
    /// this one.
    public func goBack(orTo path: String) {
        if viewControllers.count > 1 {
            context?.navigate(.back)
        } else {
            context?.navigate(.replace(path))
            if let only = viewControllers.popLast() { remove(only) }
            show(makeViewController(for: path))
        }
    }

    /// Goes to the first screen of the stack, and adds its address to the history. Does nothing if it is visible already.
    public func popToRoot() {
        guard viewControllers.count > 1 else { return }
        let path = viewControllers[0].path
        context?.navigate(.push(path))
        go(to: 0)
    }

    /// Sends the title of the visible screen to the host if it has changed, as after its content was loaded, and has it
    /// read out on arrival.
    private func updateTitle() {
        guard !isTitleProvisional else { return }
        if readsTitle, !title.isEmpty {
            readsTitle = false
            context?.send(.announce(title))
        }
        guard !title.hasSameBytes(as: announcedTitle) else { return }
        announcedTitle = title
        context?.send(.setTitle(title))
    }

    private func makeViewController(for path: String) -> ViewController {
        let viewController = router(path) ?? notFound(path)
        viewController.address = path
        return viewController
    }

    private func show(_ viewController: ViewController, arrives: Bool = true) {
        guard let context else { return }
        if let previous = topViewController {
            focusedViewsBeneath.append(context.focusedView(in: previous.view).map { Weak($0) })
            setVisible(previous, false)
        }
        viewControllers.append(viewController)
        view.addSubview(viewController.view)
        readsTitle = readsTitle || arrives
        viewController.loadOnArrival(in: context, takesFocus: arrives && (takesFocus?(viewController) ?? true))
        viewController.viewDidAppear()
        viewController.presentModalRoutes()
    }

    /// Releases the screens that are farthest beneath the top, as long as there are more than a number of them. The first screen stays.
    func releaseViewControllers(beneath maximum: Int) {
        while viewControllers.count > max(1, maximum) + 1 {
            focusedViewsBeneath.remove(at: 1)
            let released = viewControllers.remove(at: 1)
            // It has disappeared already.
            view.removeSubview(released.view)
            released.unload()
        }
    }

    /// Follows the host to an address of its history: back to the screen that has it, or forward to a new one.
    private func go(to path: String) {
        if let index = viewControllers.lastIndex(where: { $0.path.hasSameBytes(as: path) }) { return go(to: index) }
        if let forward = takeForwardViewController(for: path) {
            show(forward)
            // It may have missed a change of the environment.
            forward.environmentDidChange()
            forward.view.environmentDidChange()
        } else if let index = viewControllers.lastIndex(where: {
            $0.path.hasSameBytes(as: $0.screenAddress(of: path))
        }) {
            // The entry of a view that was presented when the user went to another screen.
            context?.navigate(.replace(viewControllers[index].path))
            go(to: index)
        } else {
            show(makeViewController(for: path))
        }
    }

    /// Removes the screens above one of the stack.
    private func go(to index: Int) {
        var focusedView: View?
        while viewControllers.count > index + 1 {
            let removed = viewControllers.removeLast()
            focusedView = focusedViewsBeneath.removeLast()?.object
            remove(removed)
            forwardViewControllers.append(removed)
        }
        trimForwardViewControllers()
        guard let top = topViewController else { return }
        setVisible(top, true)
        // Restores the focus of the screen. The view that held it may have been removed meanwhile.
        let takesFocus = takesFocus?(top) ?? true
        if takesFocus, let focusedView, focusedView.isDescendant(of: top.view) {
            context?.send(.focus(focusedView.node))
        } else {
            if takesFocus { top.focusOnArrival() }
            readsTitle = true
        }
    }

    /// Removes and returns the screen kept for an address, and those behind it.
    private func takeForwardViewController(for path: String) -> ViewController? {
        let index = forwardViewControllers.lastIndex { $0.path.hasSameBytes(as: path) }
        guard let index else { return nil }
        defer { forwardViewControllers.removeSubrange(index...) }
        return forwardViewControllers[index]
    }

    /// Releases the screens that are farthest forward while there are too many.
    private func trimForwardViewControllers() {
        let surplus = forwardViewControllers.count - max(0, maximumForwardViewControllerCount)
        if surplus > 0 { forwardViewControllers.removeFirst(surplus) }
    }

    private func remove(_ viewController: ViewController) {
        viewController.viewDidDisappear()
        view.removeSubview(viewController.view)
        viewController.unload()
    }

    private func setVisible(_ viewController: ViewController, _ isVisible: Bool) {
        viewController.view.setStyleClass("is-beneath", !isVisible)
        if isVisible { viewController.viewDidAppear() } else { viewController.viewDidDisappear() }
    }
}
