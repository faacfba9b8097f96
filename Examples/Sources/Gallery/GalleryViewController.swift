public import CollectionViewKit

/// The frame around every screen: the screens, and below them the way back to the gallery and to how a screen is built.
public final class GalleryViewController: ViewController {
    let navigation: NavigationController
    let drawer = PartsDrawer()
    private let strip = View(.box, roles: ["gallery-strip"])
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
        strip.setAttribute(.accessibilityRole, "navigation")
        strip.accessibilityLabel = "Gallery"
        strip.addSubview(homeLink)
        strip.addSubview(partsButton)
        view.addSubview(navigation.view)
        view.addSubview(strip)
    }

    public override var title: String { navigation.title }

    public override var path: String { navigation.topViewController?.path ?? "/" }

    public override func viewDidLoad() {
        if let context { navigation.load(in: context) }
    }

    public override func viewDidLayoutSubviews() {
        navigation.viewDidLayoutSubviews()
        homeLink.isHidden = screen == .gallery
    }

    public override func handle(_ event: HostEvent) -> Bool {
        if drawer.handle(event) { return true }
        switch event {
        case .environmentChanged: drawer.environmentDidChange()
        case .navigated: drawer.dismiss()
        case .activated(let node):
            if homeLink.view(for: node) != nil {
                navigation.push(path: GalleryScreen.gallery.path)
                return true
            }
            if partsButton.view(for: node) != nil, let context {
                drawer.show(screen)
                drawer.present(in: context, from: partsButton.node)
                return true
            }
        default: break
        }
        return navigation.handle(event)
    }

    /// The screen that is seen.
    private var screen: GalleryScreen { GalleryScreen(path: path) }
}
