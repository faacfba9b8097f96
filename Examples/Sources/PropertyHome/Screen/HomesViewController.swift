import CollectionViewKit
import SharedScreens

/// What the screens of the property app have in common: a bar, what is said about something that failed, and a list. It
/// knows no kind of cell.
class HomesViewController: ViewController {
    let services: HomesServices
    let adapter: ListAdapter
    private let noticeView = NoticeView()
    private let undoBar: UndoBar
    private var shownRevision = -1

    init(_ services: HomesServices, _ adapter: ListAdapter, title: String, isRoot: Bool) {
        self.services = services
        self.adapter = adapter
        undoBar = UndoBar(
            history: services.favourites.history, configuration: UndoBar.Configuration(milliseconds: 10_000))
        super.init(view: View(.box, styleClasses: ["screen", "homes-screen"]))
        adapter.collectionView.accessibilityLabel = title
        adapter.collectionView.isKeyboardNavigable = true
        navigationItem.backPath = isRoot ? nil : HomesRoute.start.path
        noticeView.dismissButton.addTarget(self) {
            $0.dismissNotice()
            $0.adapter.collectionView.focus()
        }
        for view in [noticeView, adapter.collectionView, undoBar] as [View] { self.view.addSubview(view) }
    }

    override var title: String { HomesStrings.current.start.title }

    override func viewDidLoad() {
        services.connect(to: context)
    }

    override func viewDidLayoutSubviews() {
        services.favourites.settle()
        if let path = services.takeDestination() { navigate(.push(path: path)) }
        noticeView.show(notice)
        followHistory()
        guard revision != shownRevision else { return }
        shownRevision = revision
        follow()
        let screen = Weak(self)
        adapter.performUpdates { _ in
            guard let screen = screen.object, screen.revision == screen.shownRevision else { return }
            screen.didShowChanges()
        }
    }

    /// A number that differs when there is something else to show.
    var revision: Int { services.markRevision &+ services.lastSearch.revision }

    /// What is to be said. The default is what failed of what the screens share.
    var notice: Notice? { services.notice }

    /// The user has read what was said.
    func dismissNotice() { services.dismissNotice() }

    /// Does what is to be done before something else is shown.
    func follow() {}

    /// Does what needs the views of everything there is to show.
    func didShowChanges() {}

    /// Shows what can be undone. The focus goes to the list where it was in the bar and that has gone.
    private func followHistory() {
        let holdsFocus = undoBar.containsFocus && !undoBar.isHidden
        undoBar.followHistory()
        if holdsFocus, undoBar.isHidden { adapter.collectionView.focus() }
    }
}
