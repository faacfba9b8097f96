import CollectionViewKit
import SharedScreens

/// What the screens of the property app have in common: a bar, what is said about something that failed, and a list. It
/// knows no kind of cell.
class HomesViewController: ViewController {
    let services: HomesServices
    let adapter: ListAdapter
    private let noticeView = NoticeView()
    private var shownRevision = -1

    init(_ services: HomesServices, _ adapter: ListAdapter, title: String, isRoot: Bool) {
        self.services = services
        self.adapter = adapter
        super.init(view: View(.box, styleClasses: ["screen", "homes-screen"]))
        adapter.collectionView.accessibilityLabel = title
        adapter.collectionView.isKeyboardNavigable = true
        navigationItem.backPath = isRoot ? nil : HomesRoute.start.path
        noticeView.dismissButton.addAction {
            services.seen.dismissNotice()
            adapter.collectionView.focus()
        }
        for view in [noticeView, adapter.collectionView] as [View] { self.view.addSubview(view) }
    }

    override var title: String { HomesStrings.current.start.title }

    override func viewDidLoad() {
        services.connect(to: context)
    }

    override func viewDidLayoutSubviews() {
        if let path = services.takeDestination() { navigate(.push(path: path)) }
        noticeView.show(services.seen.notice.map { Notice($0, kind: .failure) })
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
    var revision: Int { services.seen.revision &+ services.lastSearch.revision }

    /// Does what is to be done before something else is shown.
    func follow() {}

    /// Does what needs the views of everything there is to show.
    func didShowChanges() {}
}
