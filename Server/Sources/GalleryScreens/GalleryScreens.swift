import Foundation
import Gallery
public import PageServer

/// The gallery's screens, rendered by the server.
public enum GalleryScreens {
    /// The rendering, with the line heights of the gallery's style sheet.
    public static var rendering: ScreenRendering {
        var rendering = ScreenRendering { makeGallery() }
        rendering.lineHeights = lineHeights
        rendering.metadata = GalleryMetadata.metadata
        rendering.addresses = GalleryAddresses.addresses
        return rendering
    }

    /// The line heights of `Web/theme.css`, rounded as the browser half rounds them.
    private static func lineHeights(_ environment: ScreenEnvironment) -> [Double] {
        let rem = 16.0 * Double(environment.textPercent) / 100
        let display = min(max(1.75 * rem, 1.1 * rem + 0.032 * Double(environment.width)), 3.5 * rem) * 1.15
        let others = [
            2.125 * 1.2, 1.75 * 1.2, 1.375 * 1.25, 1.125 * 1.3, 1.35, 1.4, 0.9375 * 1.35, 0.875 * 1.35, 0.8125 * 1.35,
            0.75 * 1.35, 0.6875 * 1.3,
        ]
        return ([display] + others.map { $0 * rem }).map { ($0 * 64).rounded(.down) / 64 }
    }
}
