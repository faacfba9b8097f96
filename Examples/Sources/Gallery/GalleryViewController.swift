import Catalogue
public import CollectionViewKit

/// The frame around every screen: the screens, and below them a button. It opens the drawer, which has the link to the gallery, the
/// language of the app and how the screen is built. On a rendered page without JavaScript, where no button works, the style sheet
/// shows a link to the gallery in its place.
public final class GalleryViewController: ViewController {
    let navigation: NavigationController
    let drawer = GalleryDrawer()
    /// The columns of the catalogue, at whose addresses they are shown in place of the stack of screens.
    private(set) var columns: SplitViewController?
    private let strip = View(.box, styleClasses: ["gallery-strip"])
    private let menuButton = Button(style: .footnote, styleClasses: ["strip-menu"])
    private let homeLink = View(.link, styleClasses: ["button", "strip-home"])
    private let homeLabel = Label(.footnote)

    /// Creates the frame around the screens that a navigation controller shows.
    public init(_ navigation: NavigationController) {
        self.navigation = navigation
        super.init(view: View(.box, styleClasses: ["gallery"]))
        menuButton.setAttribute(.popup, "dialog")
        menuButton.addTarget(self) { $0.showDrawer() }
        drawer.homeLink.addTarget(self) { $0.showGallery() }
        drawer.languageButton.addTarget(self) { $0.showLanguages() }
        strip.setAttribute(.accessibilityRole, "navigation")
        homeLink.setAttribute(.destination, GalleryScreen.gallery.path)
        homeLink.addSubview(homeLabel)
        homeLink.addTarget(self) { $0.showGallery() }
        strip.addSubview(menuButton)
        strip.addSubview(homeLink)
        view.addSubview(navigation.view)
        view.addSubview(strip)
        addChild(navigation)
    }

    public override var title: String { container.title }

    public override var isTitleProvisional: Bool { container.isTitleProvisional }

    public override var path: String { container.path }

    public override var isNotFound: Bool { container.isNotFound }

    public override func viewDidLoad() { environmentDidChange() }

    public override func environmentDidChange() {
        guard context?.updateLanguage(from: GalleryStrings.catalog) == true else { return }
        showTexts()
        navigation.reloadViewControllers()
        columns?.placeholder = TreeColumns.placeholder
        columns?.reloadViewControllers()
    }

    public override func show(path: String) -> Bool {
        showContainer(for: path)
        // The container shows the screen of the address.
        return false
    }

    /// Shows the texts of the frame in the language of the app.
    private func showTexts() {
        let strings = GalleryStrings.current
        strip.accessibilityLabel = strings.frame.home
        menuButton.title = strings.frame.menu
        homeLabel.text = strings.frame.home
    }

    /// Shows the languages in a sheet, which takes the place of the drawer.
    private func showLanguages() {
        let strings = GalleryStrings.current
        let sheet = AlertController(title: strings.frame.languageTitle, preferredStyle: .actionSheet)
        for language in GalleryLanguage.allCases {
            var action = AlertAction(language.name) { [context] in context?.chooseLanguage(language.tag) }
            action.isSelected = language == .current
            // Each name is in its own language.
            action.accessibilityLanguage = language.tag
            sheet.addAction(action)
        }
        sheet.addAction(AlertAction(strings.frame.deviceLanguage) { [context] in context?.chooseLanguage(nil) })
        sheet.addAction(.cancel())
        drawer.dismiss()
        present(sheet, from: menuButton)
    }

    private func showDrawer() {
        drawer.show(screen)
        present(drawer, from: menuButton)
    }

    private func showGallery() {
        drawer.dismiss()
        showContainer(for: GalleryScreen.gallery.path)
        navigation.push(path: GalleryScreen.gallery.path)
    }

    /// The columns or the stack of screens.
    private var container: ViewController { columns ?? navigation }

    /// Exchanges the columns and the stack of screens if an address belongs to the other. The stack keeps its screens; the columns are
    /// made anew.
    private func showContainer(for path: String) {
        let showsColumns = TreeRoute(path: path) != nil
        guard showsColumns != (columns != nil) else { return }
        let previous = container
        previous.viewDidDisappear()
        view.removeSubview(previous.view)
        removeChild(previous)
        columns = showsColumns ? TreeColumns.makeViewController() : nil
        view.insertSubview(container.view, at: 0)
        addChild(container)
        container.viewDidAppear()
        guard !showsColumns else { return }
        // The screens may have missed a change of the environment.
        for screen in navigation.viewControllers { screen.environmentDidChange() }
        navigation.view.environmentDidChange()
    }

    /// The screen that is seen.
    private var screen: GalleryScreen { GalleryScreen(path: path) }
}
