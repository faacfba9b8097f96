import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Storefront

struct ProductGalleryTests {
    /// The page of a product with four pictures.
    private func opened(width: Double) -> ModelHost {
        let host = makeHost(path: "/product/7", width: width)
        let images = (1...3).map { ##"{"path":"p/7.\##($0).jpg","w":1066,"h":1600,"alt":"View \##($0)"}"## }
        let product = TestPages.product(7)
            .replacing(#""image":"#, with: #""images":[\#(images.joined(separator: ","))],"image":"#)
        let hero = #"{"id":"hero","layout":"product.hero","items":[\#(product)]}"#
        host.respond(to: "/v1/pages/product/7", with: .success(TestPages.page([hero], title: "Coat 7")))
        return host
    }

    /// Which place the dots stand for, of how many, and the pictures that are fetched.
    private func state(_ host: ModelHost) -> String {
        let control = host.nodes(withStyleClass: "page-control").first.flatMap { host.node($0) }
        guard let attributes = control?.attributes else { return "" }
        let pictures = host.nodes(withStyleClass: "hero-picture").compactMap { host.node($0)?.image.url }
        let fetched = pictures.filter { !$0.isEmpty }.count
        return "\(attributes[.valueNow] ?? "") of \(attributes[.valueMaximum] ?? ""), \(fetched) fetched"
    }

    /// The width of a whole picture that is 0.45 of the window's 844 points high, in points.
    private static let pictureWidth = 380.0 * 1_066 / 1_600

    @Test("the pictures are paged by swipe and by the dots, and the next one is fetched")
    func paging() throws {
        let host = opened(width: 390)
        #expect(state(host) == "1 of 4, 3 fetched")
        let window = try #require(host.nodes(withStyleClass: "hero-window").first)
        #expect(host.node(window)?.attributes[.accessibilityLabel] == "Pictures")
        host.scroll(window, to: Point(x: Self.pictureWidth, y: 0))
        host.endScroll(window)
        #expect(state(host) == "2 of 4, 4 fetched")
        let control = try #require(host.nodes(withStyleClass: "page-control").first)
        host.press(.end, on: control)
        host.runFrames()
        host.endScroll(window)
        #expect(state(host) == "4 of 4, 4 fetched")
        let offset = try #require(host.node(window)?.offset)
        #expect(abs(offset.x - (4 * Self.pictureWidth - 390)) < 0.5)
    }

    @Test("where there is room beside an upright picture the next ones are seen")
    func wide() {
        #expect(state(opened(width: 760)) == "1 of 2, 4 fetched")
    }

    /// The size that the style sheet gives a gallery, in points.
    private func size(_ host: ModelHost, _ gallery: NodeID) -> Size? {
        guard let variables = host.node(gallery)?.variables, let width = variables["gallery-width"],
            let height = variables["gallery-height"]
        else { return nil }
        return Size(width: width, height: height)
    }

    @Test("beside the text there are as many pictures as the text leaves room for")
    func besideText() throws {
        let host = opened(width: 1_280)
        #expect(state(host) == "1 of 4, 3 fetched")
        let gallery = try #require(host.nodes(withStyleClass: "hero-gallery").first)
        #expect(size(host, gallery) == Size(width: 642, height: 675))
    }

    @Test(
        "a single picture stands beside the text, or fills the width where there is no room",
        arguments: [(1_280, 450, 675), (700, 350, 525), (600, 600, 380), (390, 390, 380)] as [(Double, Double, Double)])
    func singleSize(width: Double, galleryWidth: Double, height: Double) throws {
        let host = makeHost(path: "/product/7", width: width)
        let hero = #"{"id":"hero","layout":"product.hero","items":[\#(TestPages.product(7))]}"#
        host.respond(to: "/v1/pages/product/7", with: .success(TestPages.page([hero], title: "Coat 7")))
        let gallery = try #require(host.nodes(withStyleClass: "hero-gallery").first)
        #expect(size(host, gallery) == Size(width: galleryWidth, height: height))
        let track = try #require(host.nodes(withStyleClass: "hero-track").first)
        #expect(host.node(track)?.size == Size(width: galleryWidth, height: height))
    }

    @Test("a single picture has no dots")
    func single() {
        let host = makeHost(path: "/product/7", width: 390)
        let hero = #"{"id":"hero","layout":"product.hero","items":[\#(TestPages.product(7))]}"#
        host.respond(to: "/v1/pages/product/7", with: .success(TestPages.page([hero], title: "Coat 7")))
        let control = host.nodes(withStyleClass: "page-control").first
        #expect(control.flatMap { host.frameInWindow($0) } == nil)
    }
}
