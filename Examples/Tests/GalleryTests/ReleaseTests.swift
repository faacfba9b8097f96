import CollectionGeometry
import CollectionTestSupport
import CollectionViewKit
import Foundation
import Testing

@testable import Gallery

/// A server renders each screen with an app of its own: what is not released with its window, it keeps for ever.
struct ReleaseTests {
    private static let paths =
        GalleryScreen.allCases.map { $0.path } + [
            "/storefront/bag", "/storefront/wishlist", "/product/1001", "/shows/1", "/people/1", "/earnings/1",
            "/homes/1", "/homes/results", "/homes/results?minimumRooms=2", "/catalogue/split", "/catalogue/split/1",
            "/nothing",
        ]

    @Test(
        "the app, the screen and the context are released with the window, once the server has responded",
        arguments: paths)
    func release(path: String) {
        expectRelease(path: path) { host in
            for open in host.openRequests { host.send(.responded(open.token, .failure(status: 404))) }
        }
    }

    @Test("and also where the server has not responded, as when a rendering runs out of time", arguments: paths)
    func releaseBeforeResponses(path: String) {
        expectRelease(path: path) { _ in }
    }

    @Test("and where it has responded to some requests only", arguments: paths, 1...3)
    func releaseAmongResponses(path: String, count: Int) {
        expectRelease(path: path) { host in
            for open in host.openRequests.prefix(count) { host.send(.responded(open.token, .failure(status: 500))) }
        }
    }

    private func expectRelease(path: String, after respond: (ModelHost) -> Void) {
        weak var gallery: GalleryViewController?
        weak var screen: ViewController?
        weak var context: HostContext?
        do {
            let root = makeGallery()
            let host = ModelHost(root, windowSize: Size(width: 390, height: 844))
            host.start(path: path)
            respond(host)
            gallery = root
            screen =
                root.columns?.viewController(for: .secondary) ?? root.columns?.viewController(for: .primary)
                ?? root.navigation.topViewController
            context = host.window.context
            #expect(screen != nil)
        }
        // The registry of leaks looks at the objects of all tests, and keeps one alive for a moment when it does.
        for _ in 0..<1_000 where gallery != nil || screen != nil || context != nil { usleep(1_000) }
        #expect(gallery == nil)
        #expect(screen == nil)
        #expect(context == nil)
    }
}
