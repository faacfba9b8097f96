import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct ImageViewTests {
    private let responsiveImage: ResponsiveImage

    init() throws {
        responsiveImage = try #require(ResponsiveImage(template: "/img/{w}/{path}", widths: [640, 160, 320]))
    }

    private func source(_ path: String, dark: String? = nil) -> ImageSource {
        ImageSource(
            responsiveImage: responsiveImage,
            path: path,
            darkPath: dark,
            pixelSize: Size(width: 1066, height: 1600),
            alternativeText: "A coat",
            tint: 0x8A8D91,
            focusX: 50,
            focusY: 30
        )
    }

    @Test("the smallest width that fills the drawn width is chosen, else the largest")
    func ladderWidths() {
        #expect(responsiveImage.width(forDrawnWidth: 80, scale: 2) == 160)
        #expect(responsiveImage.width(forDrawnWidth: 80.01, scale: 2) == 320)
        #expect(responsiveImage.width(forDrawnWidth: 0, scale: 2) == 160)
        #expect(responsiveImage.width(forDrawnWidth: 5000, scale: 3) == 640)
        #expect(responsiveImage.url(path: "p/1.jpg", width: 320) == "/img/320/p/1.jpg")
        #expect(ResponsiveImage(template: "/{path}?w={w}", widths: [10])?.url(path: "a", width: 10) == "/a?w=10")
        #expect(ResponsiveImage(template: "/img/{path}", widths: [10]) == nil)
        #expect(ResponsiveImage(template: "/img/{w}/{path}", widths: [0, -1]) == nil)
    }

    @Test("nothing is fetched before the drawn width is known; the tint is shown at once")
    func tintFirst() {
        let view = ImageView()
        view.source = source("p/1.jpg")
        let context = HostContext()
        view.realize(in: context)
        let waiting = ImageReference(url: "", alternativeText: "A coat", tint: 0x8A8D91, focus: (50, 30))
        #expect(context.takeCommands().last == .setImage(view.node, waiting))
        view.drawnWidth = 100
        var fetched = waiting
        fetched.url = "/img/160/p/1.jpg"
        #expect(context.takeCommands() == [.setImage(view.node, fetched)])
    }

    @Test("a picture drawn larger is fetched again, one drawn smaller is not")
    func resizing() {
        let view = ImageView()
        view.drawnWidth = 200
        let context = HostContext()
        view.realize(in: context)
        view.source = source("p/1.jpg")
        #expect(urls(context) == ["/img/320/p/1.jpg"])
        view.drawnWidth = 50
        #expect(urls(context) == [])
        view.drawnWidth = 500
        #expect(urls(context) == ["/img/640/p/1.jpg"])
        view.drawnWidth = 50
        view.source = source("p/2.jpg")
        #expect(urls(context) == ["/img/160/p/2.jpg"])
    }

    @Test("dark colours take the dark picture, and a change of scale a sharper one")
    func environment() {
        let view = ImageView()
        view.source = source("p/1.jpg", dark: "p/1-dark.jpg")
        view.drawnWidth = 160
        let host = ModelHost(ViewController(view: view), windowSize: Size(width: 400, height: 800), displayScale: 1)
        host.start(path: "/")
        let url = { host.node(view.node)?.image.url }
        #expect(url() == "/img/160/p/1.jpg")
        host.change { $0.prefersDarkColors = true }
        #expect(url() == "/img/160/p/1-dark.jpg")
        host.change { $0.displayScale = 2 }
        #expect(url() == "/img/320/p/1-dark.jpg")
    }

    private func urls(_ context: HostContext) -> [String] {
        context.takeCommands().compactMap { command in
            guard case .setImage(_, let image) = command else { return nil }
            return image.url
        }
    }
}
