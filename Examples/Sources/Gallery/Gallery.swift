public import CollectionViewKit

/// The app that leads to every screen.
public func makeGallery() -> NavigationController {
    NavigationController(
        router: { _ in DebugScreen() },
        notFound: { _ in DebugScreen() }
    )
}
