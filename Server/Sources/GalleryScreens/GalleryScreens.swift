import CollectionTextMetrics
import Gallery
public import PageServer

/// The gallery's screens, rendered by the server.
public enum GalleryScreens {
    /// The rendering, with the text sizes of the gallery's style sheet and the widths of its typeface.
    public static var rendering: ScreenRendering {
        var rendering = ScreenRendering { makeGallery() }
        rendering.lineHeights = { environment in
            let rootFontSize = 16 * Double(environment.textPercent) / 100
            return TextMetrics(rootFontSize: rootFontSize, windowWidth: Double(environment.width)).lineHeights
        }
        rendering.makeTextMeasure = { TypefaceTextMeasure(environment: $0) }
        rendering.metadata = GalleryMetadata.metadata
        rendering.addresses = GalleryAddresses.addresses
        return rendering
    }

    /// What the gallery has at an address, for a server that does not render its screens.
    ///
    /// - Parameter path: The path and query.
    public static func match(_ path: String) -> ScreenMatch {
        guard let route = GalleryRoute(path: path) else { return .nothing }
        return route.pageName.map { ScreenMatch.page($0) } ?? .screen
    }
}
