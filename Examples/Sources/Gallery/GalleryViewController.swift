public import CollectionViewKit

/// The frame around every screen: the screens, and below them the way back to the gallery and to how a screen is built.
public final class GalleryViewController: ViewController {
    let navigation: NavigationController
    let drawer = PartsDrawer()
    private let homeLink = View(.link, roles: ["strip-link", "strip-home"])
    private let partsButton = Button("How it is built", style: .footnote, roles: ["strip-link"])

    /// Creates the frame around the screens that a navigation controller shows.
    public init(_ navigation: NavigationController) {
        self.navigation = navigation
        super.init(view: View(.box, roles: ["gallery"]))
        let label = Label(.footnote)
        label.text = "Gallery"
        homeLink.addSubview(label)
        homeLink.setAttribute(.destination, GalleryScreen.gallery.path)
        homeLink.addAction { navigation.push(path: GalleryScreen.gallery.path) }
        partsButton.addTarget(self) { $0.showParts() }
        let strip = View(.box, roles: ["gallery-strip"])
        strip.setAttribute(.accessibilityRole, "navigation")
        strip.accessibilityLabel = "Gallery"
        strip.addSubview(homeLink)
        strip.addSubview(partsButton)
        view.addSubview(navigation.view)
        view.addSubview(strip)
        addChild(navigation)
    }

    public override var title: String { navigation.title }

    public override var path: String { navigation.topViewController?.path ?? "/" }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        homeLink.isHidden = screen == .gallery
    }

    private func showParts() {
        drawer.show(screen)
        present(drawer, from: partsButton)
    }

    /// The screen that is seen.
    private var screen: GalleryScreen { GalleryScreen(path: path) }
}
