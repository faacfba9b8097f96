import CollectionViewKit
import SharedScreens

/// What the feed and a profile have in common: a driver that performs the commands of whatever is shown, keys for some of
/// them, and undo. It knows no kind of cell.
class PeopleViewController: ViewController {
    let services: FeedServices
    let driver: CellCommandDriver<Int>
    private let undoBar: UndoBar
    private let noticeView = NoticeView()
    private var shownRevision = -1

    init(_ services: FeedServices, layout: CompositionalLayout, label: String) {
        self.services = services
        let collectionView = CollectionView(layout: layout)
        driver = CellCommandDriver(
            collectionView: collectionView, runner: CellCommandRunner(history: services.people.history))
        undoBar = UndoBar(
            history: services.people.history, configuration: UndoBar.Configuration(milliseconds: 10_000))
        super.init(view: View(.box, styleClasses: ["screen", "people-screen"]))
        collectionView.accessibilityLabel = label
        collectionView.isKeyboardNavigable = true
        collectionView.accessibilityHint = PeopleStrings.current.feed.keysHint
        noticeView.dismissButton.addAction {
            services.people.dismissNotice()
            collectionView.focus()
        }
        for view in [noticeView, collectionView, undoBar] as [View] { self.view.addSubview(view) }
    }

    override func viewDidLoad() {
        services.connect(to: context)
    }

    override func viewDidDisappear() {
        services.tracker.flush()
    }

    /// Some commands have a letter, which is pressed while the focus is on an item.
    override func keyTyped(_ character: String) -> Bool {
        let shortcuts: [(letter: String, key: CellCommandKey)] = [("l", .like), ("p", .pass)]
        guard let shortcut = shortcuts.first(where: { $0.letter == character }),
            let item = driver.collectionView.indexPathForFocusedItem.flatMap({ driver.viewModel(at: $0) }),
            item.commands[shortcut.key] != nil
        else { return false }
        return driver.perform(shortcut.key, on: item.identity)
    }

    override func viewDidLayoutSubviews() {
        services.people.settle()
        if let path = services.takeDestination() { navigate(.push(path: path)) }
        noticeView.show(services.people.notice.map { Notice($0, kind: .failure) })
        let holdsFocus = undoBar.containsFocus && !undoBar.isHidden
        undoBar.followHistory()
        if holdsFocus, undoBar.isHidden { driver.collectionView.focus() }
        showIfNeeded()
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
