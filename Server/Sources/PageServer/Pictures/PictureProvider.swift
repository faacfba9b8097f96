public import PageStore

/// Draws pictures that are not in the store.
public protocol PictureProvider: Sendable {
    /// The picture of a path as an SVG document, or `nil` if this source does not know the path.
    ///
    /// - Parameter path: The path, checked to be one of a picture.
    func svg(for path: String, in store: any PageStore) async throws -> String?
}
