package import CollectionViewKit

/// The width in which rows can be read well.
package enum ReadableWidth {
    /// The space on both sides of rows in a window.
    ///
    /// - Parameters:
    ///   - windowWidth: The width of the window, in points.
    ///   - greatest: The greatest width of the rows, in points.
    package static func insets(in windowWidth: Double, greatest: Double) -> DirectionalEdgeInsets {
        let margin = max(16, (windowWidth - greatest) / 2)
        return DirectionalEdgeInsets(leading: margin, trailing: margin)
    }
}
