import CollectionTestSupport
import CollectionViewKit
import Foundation
import Testing

@testable import Gallery

struct GalleryTests {
    private func makeHost(_ path: String = "/", width: Double = 390, height: Double = 2_600) -> (
        ModelHost, GalleryViewController
    ) {
        let gallery = makeGallery()
        let host = ModelHost(gallery, windowSize: Size(width: width, height: height))
        host.start(path: path)
        host.runFrames()
        return (host, gallery)
    }

    private func cards(_ host: ModelHost) -> [[String]] {
        host.nodes(withStyleClass: "gallery-card").filter { host.visibleFrame($0) != nil }
            .sorted {
                let (left, right) = (host.frameInWindow($0) ?? .zero, host.frameInWindow($1) ?? .zero)
                return (left.minY, left.minX) < (right.minY, right.minX)
            }
            .map { host.texts(in: $0) }
    }

    /// Follows the link of the drawer to the gallery. Returns whether there was one.
    private func followDrawerLink(_ host: ModelHost) -> Bool {
        guard let link = host.nodes(withStyleClass: "drawer-home").first else { return false }
        host.send(.activated(link))
        return true
    }

    @Test(
        "the first screen has a card for each screen: its name and what to try there",
        arguments: [390.0, 820, 1_280])
    func home(width: Double) {
        let (host, _) = makeHost(width: width)
        #expect(cards(host) == GalleryScreen.cards.map { [$0.title, $0.invitation] })
        #expect(host.title == "CollectionViewKit gallery")
        let frames = host.nodes(withStyleClass: "gallery-card").compactMap { host.visibleFrame($0) }
        let columns = Set(frames.map(\.minX)).count
        #expect(columns == (width < 640 ? 1 : width < 1_080 ? 2 : 3))
        for frame in frames {
            #expect(frame.minX >= 16)
            #expect(frame.maxX <= width - 16)
        }
    }

    @Test("each card has a picture of its screen in the colours of the page, a small file, which only decorates")
    func pictures() {
        let (host, _) = makeHost()
        func images() -> [ImageReference] {
            host.nodes(withStyleClass: "card-picture").compactMap { host.node($0)?.image }
        }
        let web = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Web")
        for colors in ["light", "dark"] {
            host.change { $0.prefersDarkColors = colors == "dark" }
            host.runFrames()
            let addresses = GalleryScreen.cards.map { "/pictures/\($0.word)-\(colors)-480.webp" }
            #expect(Set(images().map(\.url)) == Set(addresses))
            for address in addresses {
                let picture = try? Data(contentsOf: web.appending(path: String(address.dropFirst())))
                #expect((1...25_000).contains(picture?.count ?? 0), "Web\(address): Scripts/take-pictures takes it.")
            }
        }
        #expect(images().allSatisfy { $0.alternativeText.isEmpty })
    }

    @Test(
        "each card leads to its screen, the history leads back, and the drawer to the gallery",
        arguments: GalleryScreen.cards)
    func navigation(screen: GalleryScreen) {
        let (host, gallery) = makeHost()
        #expect(host.tap(screen.title))
        #expect(host.history == ["/", screen.path])
        #expect(gallery.navigation.topViewController?.path == screen.path)
        host.pressBack()
        #expect(gallery.navigation.topViewController?.path == "/")
        #expect(host.title == "CollectionViewKit gallery")
        host.tap(screen.title)
        host.tap("Gallery menu")
        #expect(followDrawerLink(host))
        #expect(!gallery.drawer.isPresented)
        #expect(host.history == ["/", screen.path, "/"])
    }

    @Test("the link of the drawer to the gallery and a step back leave a screen where it was scrolled to")
    func offset() throws {
        let (host, _) = makeHost("/catalogue", height: 844)
        host.scroll(to: Point(x: 0, y: 2_000))
        host.endScroll()
        host.runFrames()
        let scroller = try #require(host.visibleScroller)
        let before = try #require(host.node(scroller)?.offset.y)
        #expect(before > 1_000)
        host.tap("Gallery menu")
        #expect(followDrawerLink(host))
        host.runFrames()
        #expect(host.visibleScroller != scroller)
        host.pressBack()
        host.runFrames()
        #expect(host.visibleScroller == scroller)
        #expect(abs((host.node(scroller)?.offset.y ?? 0) - before) <= 1)
    }

    /// The title is empty where it comes with the content.
    @Test(
        "every address belongs to one screen, which shows it",
        arguments: [
            ("/", GalleryScreen.gallery, "CollectionViewKit gallery"), ("/?x", .gallery, "CollectionViewKit gallery"),
            ("/storefront", .storefront, ""), ("/product/7", .storefront, ""),
            ("/storefront/bag", .storefront, "Bag"), ("/storefront/wishlist", .storefront, "Wishlist"),
            ("/shows", .portal, "Shows"), ("/shows/1/trends", .portal, ""),
            ("/shows/1/episodes/7", .portal, ""), ("/people", .people, "People"),
            ("/earnings", .earnings, "Earnings"), ("/earnings/7", .earnings, ""),
            ("/catalogue?theme=harbour", .catalogue, "Catalogue"), ("/catalogue/split?x", .catalogue, "Trees"),
            ("/catalogue/split/2", .catalogue, "Lime"), ("/homes", .homes, "Homes"),
            ("/homes/7", .homes, ""), ("/homes/0", .homes, "Homes"), ("/homes/1x", .homes, "Homes"),
            ("/a/b/c", .storefront, ""),
        ] as [(String, GalleryScreen, String)])
    func addresses(path: String, screen: GalleryScreen, title: String) {
        #expect(GalleryScreen(path: path) == screen)
        let (host, gallery) = makeHost(path)
        #expect(host.title == title)
        #expect(GalleryScreen(path: gallery.path) == screen)
    }

    @Test("an address leads to a screen, to a page by its name, or nowhere")
    func routes() {
        for path in ["/", "/catalogue", "/catalogue/split/4", "/shows/1", "/people", "/homes/7", "/storefront/bag"] {
            #expect(GalleryRoute(path: path) != nil, "\(path)")
            #expect(GalleryRoute(path: path)?.pageName == nil, "\(path)")
        }
        for (path, name) in [("/storefront", "home"), ("/storefront/search?query=a", "search"), ("/a/b", "a")] {
            #expect(GalleryRoute(path: path)?.pageName == name, "\(path)")
        }
        for path in ["/a/b/c", "/homes/0", "/homes/1x"] { #expect(GalleryRoute(path: path) == nil, "\(path)") }
    }

    @Test("the columns of the catalogue are shown at their addresses, and going back returns to them")
    func columns() {
        let (host, gallery) = makeHost("/catalogue/split", width: 1_280)
        #expect(gallery.columns?.displayMode == .oneBesideSecondary)
        #expect(host.title == "Trees")
        #expect(host.texts.contains("No tree chosen"))
        host.tap("Gallery menu")
        #expect(followDrawerLink(host))
        #expect(gallery.columns == nil)
        #expect(gallery.navigation.topViewController?.path == "/")
        #expect(host.history == ["/catalogue/split", "/"])
        #expect(host.title == "CollectionViewKit gallery")
        host.pressBack()
        #expect(gallery.columns != nil)
        #expect(host.title == "Trees")
    }

    @Test("the strip has a button, whose drawer has all of the gallery, and a link for pages without JavaScript")
    func strip() throws {
        let (host, _) = makeHost("/earnings")
        let strip = try #require(host.nodes(withStyleClass: "gallery-strip").first)
        #expect(host.texts(in: strip) == ["Gallery menu", "Gallery"])
        let home = try #require(host.nodes(withStyleClass: "strip-home").first)
        #expect(host.node(home)?.element == .link)
        #expect(host.node(home)?.attributes[.destination] == "/")
        let button = try #require(host.node(strip)?.children.first)
        #expect(host.node(button)?.attributes[.popup] == "dialog")
        host.send(.activated(button))
        let drawer = try #require(host.nodes(withStyleClass: "gallery-drawer").first)
        #expect(host.node(drawer)?.attributes[.accessibilityLabel] == "Gallery menu")
        let link = try #require(host.nodes(withStyleClass: "drawer-home").first)
        #expect(host.node(link)?.attributes[.destination] == "/")
    }

    @Test("the language is chosen in a sheet in place of the drawer, and the focus is on the button afterwards")
    func language() {
        let (host, gallery) = makeHost("/earnings")
        host.tap("Gallery menu")
        #expect(host.tap("Language: English"))
        #expect(!gallery.drawer.isPresented)
        #expect(host.texts.contains("Language of the app"))
        #expect(host.press(.escape, on: host.focusedNode))
        #expect(!host.texts.contains("Language of the app"))
        #expect(host.texts(in: host.focusedNode) == ["Gallery menu"])
        #expect(host.history == ["/earnings"])
    }

    @Test("the drawer says how a screen is built, leads to its documentation, and gives the focus back")
    func drawer() throws {
        for screen in [GalleryScreen.gallery] + GalleryScreen.cards {
            #expect(screen.parts.count >= 4, "\(screen.word): say of four parts at least what the screen has them for")
            let (host, gallery) = makeHost(screen.path)
            #expect(host.tap("Gallery menu"))
            let panel = try #require(host.nodes(withStyleClass: "drawer-panel").first)
            let parts = screen.parts.flatMap { ["\($0.name)", "\($0.purpose)"] }
            let links = screen == .gallery ? ["Language: English"] : ["Gallery", "Language: English"]
            let head = ["Gallery menu", screen.title] + links
            #expect(host.texts(in: panel) == head + [screen.summary, "How it is built", screen.code] + parts)
            #expect(host.node(gallery.view.node)?.attributes[.isInert] == "true")
            #expect(host.node(host.focusedNode)?.attributes[.accessibilityLabel] == "Close")
            #expect(host.tap("\(screen.parts[0].name)"))
            #expect(host.openedURLs == [screen.parts[0].documentation])
            #expect(host.press(.escape, on: host.focusedNode))
            #expect(host.nodes(withStyleClass: "drawer-panel") == [])
            #expect(host.texts(in: host.focusedNode) == ["Gallery menu"])
            #expect(host.node(gallery.view.node)?.attributes[.isInert] == nil)
            // Another screen has other parts.
            host.tap("Gallery menu")
            host.send(.activated(host.nodes(withStyleClass: "drawer-ground")[0]))
            #expect(!gallery.drawer.isPresented)
        }
    }

    @Test("going back closes the drawer and leaves the screen; going back again leaves the screen")
    func leaving() {
        let (host, gallery) = makeHost()
        host.tap("Earnings")
        host.tap("Gallery menu")
        #expect(gallery.drawer.isPresented)
        host.pressBack()
        #expect(!gallery.drawer.isPresented)
        #expect(gallery.navigation.topViewController?.path == "/earnings")
        host.pressBack()
        #expect(gallery.navigation.topViewController?.path == "/")
    }
}
