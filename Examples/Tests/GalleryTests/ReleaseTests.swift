import CollectionGeometry
import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Gallery

/// A server renders each screen with an app of its own: what is not released with its window, it keeps for ever.
struct ReleaseTests {
    @Test(
        "the app, the screen and the context are released with the window, once the server has responded",
        arguments: [
            "/", "/storefront", "/product/1001", "/shows", "/shows/1", "/people", "/people/1", "/earnings",
            "/earnings/1",
            "/homes", "/homes/1", "/homes/results", "/catalogue", "/nothing",
        ])
    func release(path: String) {
        weak var gallery: GalleryViewController?
        weak var screen: ViewController?
        weak var context: HostContext?
        do {
            let root = makeGallery()
            let host = ModelHost(root, windowSize: Size(width: 390, height: 844))
            host.start(path: path)
            for open in host.openRequests { host.send(.responded(open.token, .failure(status: 404))) }
            gallery = root
            screen = root.navigation.topViewController
            context = host.window.context
            #expect(screen != nil)
        }
        #expect(gallery == nil)
        #expect(screen == nil)
        #expect(context == nil)
    }
}
