/// A stack of screens, the last of which is seen, kept in step with the history of the host.
///
/// Screens beneath the top stay as they are: coming back finds the same offsets and the same content. A few of those that
/// were left by going back are kept as well, without anything in the host, so that going forward again finds them as they
/// were; they are let go when the user goes elsewhere.
public final class NavigationController: ViewController {
    /// Makes the screen for an address, or answers `nil` for one that leads nowhere.
    public typealias Router = (_ path: String) -> ViewController?

    /// The screens, the visible one last. Never empty once the first address is known.
    public private(set) var viewControllers: [ViewController] = []

    /// The screens that were left by going back, the one to come first when going forward last.
    private var leftViewControllers: [ViewController] = []
    /// The most screens that are kept for going forward again. The default is 4.
    public var mostLeftViewControllers = 4 {
        didSet { dropLeft() }
    }

    private var announcedTitle = ""
    /// What held the focus in each screen beneath the top when it was left.
    private var leftNodes: [NodeID] = []
    private let router: Router
    private let notFound: (_ path: String) -> ViewController

    /// Creates a stack without screens; the first comes with ``HostEvent/started(path:)``.
    ///
    /// - Parameters:
    ///   - router: Makes the screen for an address.
    ///   - notFound: Makes the screen for an address that leads nowhere.
    public init(router: @escaping Router, notFound: @escaping (_ path: String) -> ViewController) {
        self.router = router
        self.notFound = notFound
        super.init(view: View(.box, roles: ["navigation"]))
    }

    /// The visible screen.
    public var topViewController: ViewController? { viewControllers.last }

    public override var title: String { topViewController?.title ?? "" }

    public override func viewDidLayoutSubviews() {
        guard let top = topViewController else { return }
        top.viewDidLayoutSubviews()
        updateTitle()
        switch top.takeNavigationRequest() {
        case .push(let path): push(path: path)
        case .back(let path): goBack(orTo: path)
        case nil: return
        }
    }

    package override func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .started(let path):
            show(makeViewController(for: path))
            return true
        case .navigated(let path):
            go(to: path)
            return true
        case .environmentChanged:
            for viewController in viewControllers { _ = viewController.handle(event) }
            return true
        case .resized, .scrolled, .scrollEnded, .scrollReleased, .scrollReturned, .measured:
            // A screen beneath the top may still be told of its size or of a scroll that had begun.
            for viewController in viewControllers.reversed() where viewController.handle(event) { return true }
            return false
        default:
            return topViewController?.handle(event) ?? false
        }
    }
}

extension NavigationController {
    /// Puts the screen for an address on top and adds the address to the history.
    public func push(path: String) {
        leftViewControllers = []
        context?.send(.navigate(.push(path)))
        show(makeViewController(for: path))
    }

    /// Goes back to the screen beneath, or, where there is none because the app was opened in the middle, to an address.
    public func goBack(orTo path: String) {
        if viewControllers.count > 1 {
            context?.send(.navigate(.back))
        } else {
            context?.send(.navigate(.replace(path)))
            go(to: path)
        }
    }

    /// Tells the host the name of the visible screen where it has changed, as after its content has come.
    private func updateTitle() {
        guard !title.hasSameBytes(as: announcedTitle) else { return }
        announcedTitle = title
        context?.send(.setTitle(title))
    }

    private func makeViewController(for path: String) -> ViewController {
        router(path) ?? notFound(path)
    }

    private func show(_ viewController: ViewController) {
        guard let context else { return }
        if let previous = topViewController {
            leftNodes.append(context.focusedNode)
            setVisible(previous, false)
        }
        viewControllers.append(viewController)
        view.addSubview(viewController.view)
        viewController.load(in: context)
        viewController.viewDidAppear()
    }

    /// Follows the host to an address of its history: back to the screen that has it, or on to a new one.
    private func go(to path: String) {
        guard let index = viewControllers.lastIndex(where: { $0.path.hasSameBytes(as: path) }) else {
            guard let left = takeLeft(for: path) else { return show(makeViewController(for: path)) }
            show(left)
            // It may have missed a change of the window.
            left.view.environmentDidChange()
            return
        }
        var leftNode = NodeID.none
        while viewControllers.count > index + 1 {
            let removed = viewControllers.removeLast()
            leftNode = leftNodes.popLast() ?? .none
            removed.viewDidDisappear()
            view.removeSubview(removed.view)
            removed.unload()
            leftViewControllers.append(removed)
        }
        dropLeft()
        guard let top = topViewController else { return }
        setVisible(top, true)
        // The keyboard goes on from where it left.
        if leftNode != .none, top.view.view(for: leftNode) != nil { context?.send(.focus(leftNode)) }
    }

    /// The screen that was left with an address, and none of those between.
    private func takeLeft(for path: String) -> ViewController? {
        guard let index = leftViewControllers.lastIndex(where: { $0.path.hasSameBytes(as: path) }) else { return nil }
        defer { leftViewControllers.removeSubrange(index...) }
        return leftViewControllers[index]
    }

    /// Lets go of the screens that are farthest ahead while there are too many.
    private func dropLeft() {
        let surplus = leftViewControllers.count - max(0, mostLeftViewControllers)
        if surplus > 0 { leftViewControllers.removeFirst(surplus) }
    }

    private func setVisible(_ viewController: ViewController, _ isVisible: Bool) {
        viewController.view.setRole("is-beneath", !isVisible)
        if isVisible { viewController.viewDidAppear() } else { viewController.viewDidDisappear() }
    }
}
