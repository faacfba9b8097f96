public import CollectionGeometry

/// A background drawn behind a section. It shows no data.
///
/// Its frame is that of the section with its boundary items, less the content insets. The cells of a section that has a
/// decoration are drawn one step further in front. See Apple's documentation of `NSCollectionLayoutDecorationItem`.
public struct LayoutDecorationItem: Hashable, Sendable {
    /// The kind of the view.
    public var elementKind: ElementKind
    /// Distances from the edges of the section, in points.
    public var contentInsets: DirectionalEdgeInsets
    /// The drawing order: higher values are in front. 0 by default.
    public var zIndex: Int

    /// A background for the whole section, less insets in points.
    public static func background(
        elementKind: ElementKind,
        contentInsets: DirectionalEdgeInsets = .zero,
        zIndex: Int = 0
    ) -> LayoutDecorationItem {
        LayoutDecorationItem(elementKind: elementKind, contentInsets: contentInsets, zIndex: zIndex)
    }
}
