import CollectionViewKit
import SharedScreens

/// What the feed and a profile have in common: a driver that performs the commands of whatever is shown, keys for some of
/// them, and the way back from what was done. It knows no kind of cell.
class PeopleViewController: ViewController {
    let services: FeedServices
    let driver: CellCommandDriver<Int>
    let bar: PeopleBar
    let placeholder = FeedPlaceholderView()
    private let undoBar: UndoBar
    private let noticeView = NoticeView()
    private var shownRevision = -1
    private var isUndoBarFocused = false

    init(_ services: FeedServices, layout: CompositionalLayout, isRoot: Bool, label: String) {
        self.services = services
        let collectionView = CollectionView(layout: layout)
        driver = CellCommandDriver(
            collectionView: collectionView, runner: CellCommandRunner(history: services.people.history))
        bar = PeopleBar(isRoot: isRoot)
        undoBar = UndoBar(
            history: services.people.history, configuration: UndoBar.Configuration(milliseconds: 10_000))
        super.init()
        collectionView.accessibilityLabel = label
        collectionView.isKeyboardNavigable = true
        collectionView.accessibilityHint = "L likes and P passes somebody"
        for view in [bar, noticeView, collectionView, placeholder, undoBar] as [View] { self.view.addSubview(view) }
    }

    override func viewDidLoad() {
        services.connect(to: context)
    }

    override func viewDidDisappear() {
        services.tracker.flush()
    }

    override func handle(_ event: HostEvent) -> Bool {
        switch event {
        case .typed(let letter, let node):
            if performShortcut(letter, on: node) { return true }
        case .activated(let node):
            if activate(node) { return true }
        case .focused(let node):
            isUndoBarFocused = node != .none && undoBar.view(for: node) != nil
        default:
            break
        }
        return super.handle(event)
    }

    override func viewDidLayoutSubviews() {
        driver.handleReports()
        services.people.settle()
        if let path = services.takeDestination() { navigate(.push(path: path)) }
        if noticeView.show(services.people.notice), let notice = services.people.notice {
            context?.send(.announce(notice))
        }
        undoBar.followHistory()
        if isUndoBarFocused, undoBar.isHidden {
            isUndoBarFocused = false
            driver.collectionView.focus()
        }
        showIfNeeded()
    }

    /// Acts upon the buttons of the screen. Returns whether the node belongs to one.
    func activate(_ node: NodeID) -> Bool {
        guard noticeView.dismissButton.view(for: node) != nil else { return false }
        services.people.dismissNotice()
        driver.collectionView.focus()
        return true
    }

    /// A number that differs when there is something else to show.
    var revision: Int { services.people.revision }

    /// Shows what there is to show.
    func show() {}

    private func showIfNeeded() {
        guard revision != shownRevision else { return }
        shownRevision = revision
        show()
    }
}

extension PeopleViewController {
    /// The commands that have a letter, which is pressed while the focus is on an item.
    private static var shortcuts: [(letter: String, key: CellCommandKey)] { [("l", .like), ("p", .pass)] }

    private func performShortcut(_ letter: String, on node: NodeID) -> Bool {
        guard let shortcut = Self.shortcuts.first(where: { $0.letter == letter }),
            let identity = item(around: node), driver.viewModel(for: identity)?.commands[shortcut.key] != nil
        else { return false }
        return driver.perform(shortcut.key, on: identity)
    }

    /// The item whose cell a node lies in.
    private func item(around node: NodeID) -> CellIdentity? {
        let view = driver.collectionView
        let path = view.indexPathsForDisplayedItems.first { view.cellForItem(at: $0)?.view(for: node) != nil }
        return path.flatMap { driver.viewModel(at: $0)?.identity }
    }
}
