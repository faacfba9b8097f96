import CollectionViewKit
import SharedScreens

/// What the screens of the property app have in common: a bar, what is said about something that failed, and a list. It
/// knows no kind of cell.
class HomesViewController: ViewController {
    let services: HomesServices
    let adapter: ListAdapter
    let bar: HomesBar
    private let noticeView = NoticeView()
    private var shownRevision = -1

    init(_ services: HomesServices, _ adapter: ListAdapter, title: String, isRoot: Bool) {
        self.services = services
        self.adapter = adapter
        bar = HomesBar(isRoot: isRoot)
        super.init(view: View(.box, roles: ["screen", "homes-screen"]))
        bar.show(title: title)
        adapter.collectionView.accessibilityLabel = title
        adapter.collectionView.isKeyboardNavigable = true
        bar.backButton.addTarget(self) { $0.navigate(.back(orTo: HomesRoute.start.path)) }
        noticeView.dismissButton.addAction {
            services.seen.dismissNotice()
            adapter.collectionView.focus()
        }
        for view in [bar, noticeView, adapter.collectionView] as [View] { self.view.addSubview(view) }
    }

    override var title: String { "Homes" }

    override func viewDidLoad() {
        services.connect(to: context)
    }

    override func viewDidLayoutSubviews() {
        if let path = services.takeDestination() { navigate(.push(path: path)) }
        if noticeView.show(services.seen.notice), let notice = services.seen.notice {
            context?.send(.announce(notice))
        }
        guard revision != shownRevision else { return }
        shownRevision = revision
        follow()
        adapter.performUpdates()
    }

    /// A number that differs when there is something else to show.
    var revision: Int { services.seen.revision &+ services.lastSearch.revision }

    /// Does what is to be done before something else is shown.
    func follow() {}
}

/// The bar on top of a screen of homes.
final class HomesBar: View {
    let backButton = Button(roles: ["back-button"])
    private let titleLabel = Label(.headline, roles: ["navigation-title"])

    init(isRoot: Bool) {
        super.init(.box, roles: ["navigation-bar", "homes-bar"])
        backButton.accessibilityLabel = "Back"
        backButton.isHidden = isRoot
        titleLabel.headingLevel = 1
        addSubview(backButton)
        addSubview(titleLabel)
    }

    func show(title: String) { titleLabel.text = title }
}
