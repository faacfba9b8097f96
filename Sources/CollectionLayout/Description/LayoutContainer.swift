public import CollectionGeometry

/// A rectangle that sizes are resolved in.
///
/// See Apple's documentation of `NSCollectionLayoutContainer`.
public struct LayoutContainer: Equatable, Sendable {
    /// The size, in points, with the insets.
    public var contentSize: Size
    /// Distances from the edges that belong to the container and hold no content, in points.
    public var contentInsets: DirectionalEdgeInsets

    /// Creates a container from its size and insets, in points.
    public init(contentSize: Size, contentInsets: DirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    /// The size without the insets, in points.
    public var effectiveContentSize: Size {
        Size(
            width: contentSize.width - contentInsets.leading - contentInsets.trailing,
            height: contentSize.height - contentInsets.top - contentInsets.bottom
        )
    }
}
