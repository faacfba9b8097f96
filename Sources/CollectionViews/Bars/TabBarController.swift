import CollectionGeometry

/// A container of screens of which a tab bar selects one.
///
/// Each tab has an address. Its screen is usually a ``NavigationController`` whose router knows the addresses of the tab:
///
/// ```swift
/// let tabs = TabBarController([
///     .init(TabBarItem("Notes", icon: "icon-notes", path: "/notes"), notesNavigation),
///     .init(TabBarItem("Tags", icon: "icon-tags", path: "/tags"), tagsNavigation),
/// ])
/// let window = Window(rootViewController: tabs)
/// ```
///
/// The address decides which tab is visible: the tab with the longest path that the address begins with, or the first tab.
/// A screen is started when its tab is selected for the first time, and keeps its state. Selecting a tab adds an entry to
/// the history, so that going back leads to the tab before. Selecting the visible tab goes to its first screen.
public final class TabBarController: ViewController {
    /// A tab and its screen.
    public struct Tab {
        /// The tab, whose ``TabBarItem/path`` is the address of the first screen.
        public let item: TabBarItem
        /// The screen.
        public let viewController: ViewController

        /// Creates a tab with its screen.
        public init(_ item: TabBarItem, _ viewController: ViewController) {
            self.item = item
            self.viewController = viewController
        }
    }

    /// The bar.
    public let tabBar: TabBar
    /// The tabs.
    public let tabs: [Tab]
    private let content = View(.box, styleClasses: ["tab-content"])
    /// Whether the screen of each tab has been started.
    private var hasStarted: [Bool]
    /// The index of the visible tab, from 0; `nil` before the app has started.
    public private(set) var selectedIndex: Int?

    /// Creates a controller that shows nothing before the app starts.
    ///
    /// - Parameters:
    ///   - tabs: The tabs, at least one.
    ///   - title: The name of the bar for assistive technology; `nil` for "Tabs" in the language of the app.
    /// - Precondition: `tabs` is not empty.
    public init(_ tabs: [Tab], title: String? = nil) {
        precondition(!tabs.isEmpty, "A tab bar controller needs a tab.")
        self.tabs = tabs
        hasStarted = Array(repeating: false, count: tabs.count)
        tabBar = TabBar(tabs.map { $0.item }, title: title)
        for tab in tabs where tab.viewController.address == nil { tab.viewController.address = tab.item.path }
        super.init(view: View(.box, styleClasses: ["screen", "tabs"]))
        view.addSubview(content)
        view.addSubview(tabBar)
        content.setAttribute(.accessibilityRole, "tabpanel")
        tabBar.addTarget(self) { $0.select($1) }
    }

    public override var title: String { selectedViewController?.title ?? "" }

    /// Whether the title of the visible screen is not known yet.
    public override var isTitleProvisional: Bool { selectedViewController?.isTitleProvisional ?? false }

    public override var path: String { selectedViewController?.path ?? "/" }

    /// Whether the selected screen says that there is nothing at its address.
    public override var isNotFound: Bool { selectedViewController?.isNotFound ?? false }

    public override func viewDidAppear() { selectedViewController?.viewDidAppear() }

    public override func viewDidDisappear() { selectedViewController?.viewDidDisappear() }

    public override func viewDidLayoutSubviews() { selectedViewController?.layoutDidEnd() }

    /// Makes the screens of all tabs that have been selected anew; see ``NavigationController/reloadViewControllers()``.
    public override func reloadViewControllers() {
        for (index, tab) in tabs.enumerated() where hasStarted[index] { tab.viewController.reloadViewControllers() }
    }

    package override func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .started(let path), .navigated(let path):
            return show(index(for: path), event)
        case .environmentChanged:
            for (index, tab) in tabs.enumerated() where hasStarted[index] { _ = tab.viewController.handle(event) }
            // The tabs may have names in another language now.
            if let selectedIndex { content.accessibilityLabel = tabs[selectedIndex].item.titleLabel.text }
            return true
        case .printingEnded:
            // Another tab may have been selected since printing began.
            for (index, tab) in tabs.enumerated() where hasStarted[index] { _ = tab.viewController.handle(event) }
            return false
        case .resized, .scrolled, .scrollEnded, .scrollReleased, .scrollReturned, .scrollRestored,
            .measured:
            // Screens that are not visible may still receive their size or the end of a scroll.
            for (index, tab) in tabs.enumerated() where hasStarted[index] && tab.viewController.handle(event) {
                return true
            }
            return false
        default:
            if selectedViewController?.handle(event) == true { return true }
            return tabBar.handle(event)
        }
    }
}

extension TabBarController {
    /// The screen of the visible tab; `nil` before the app has started.
    public var selectedViewController: ViewController? { selectedIndex.map { tabs[$0].viewController } }

    /// Selects the tab at an index for the user: shows its screen as it was left, and adds its address to the history. The
    /// visible tab goes to its first screen.
    public func select(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        let tab = tabs[index]
        guard index != selectedIndex else {
            tab.viewController.returnToStart()
            return
        }
        let path = hasStarted[index] ? tab.viewController.path : tab.item.path ?? "/"
        context?.navigate(.push(path))
        _ = show(index, hasStarted[index] ? nil : .started(path: path))
        context?.send(.announce(tab.viewController.title))
    }

    /// The tab with the longest path that an address begins with.
    private func index(for path: String) -> Int {
        var best = (index: 0, length: -1)
        let bytes = Array(path.utf8)
        for (index, tab) in tabs.enumerated() {
            guard let start = tab.item.path, start.utf8.count > best.length, path.hasPrefix(bytesOf: start) else {
                continue
            }
            let length = start.utf8.count
            let next = length < bytes.count ? bytes[length] : nil
            let isWhole = next == nil || next == UInt8(ascii: "/") || next == UInt8(ascii: "?")
            if isWhole || length > 0 && bytes[length - 1] == UInt8(ascii: "/") { best = (index, length) }
        }
        return best.index
    }

    /// Shows a tab, and passes its screen the event that led to it. A screen that has not started starts there.
    private func show(_ index: Int, _ event: HostEvent?) -> Bool {
        guard let context else { return false }
        let tab = tabs[index]
        if index != selectedIndex {
            if let previous = selectedViewController {
                previous.view.setStyleClass("is-beneath", true)
                previous.viewDidDisappear()
            }
            selectedIndex = index
            tabBar.selectedIndex = index
            content.accessibilityLabel = tab.item.titleLabel.text
            if !hasStarted[index] {
                content.addSubview(tab.viewController.view)
                tab.viewController.load(in: context)
            }
            tab.viewController.view.setStyleClass("is-beneath", false)
            tab.viewController.viewDidAppear()
        }
        guard hasStarted[index] else {
            hasStarted[index] = true
            switch event {
            case .started(let path), .navigated(let path): return tab.viewController.handle(.started(path: path))
            default: return true
            }
        }
        return event.map { tab.viewController.handle($0) } ?? true
    }
}
