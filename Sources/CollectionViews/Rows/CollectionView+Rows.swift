import CollectionGeometry
import CollectionLayout

// The frames of elements in rows that scroll by themselves. See ``OrthogonalRows``.
extension CollectionView {
    /// Whether rows start at the right edge.
    var isMirrored: Bool { context?.environment.layoutDirection == .rightToLeft }

    /// The frame of an element at the current offset of its row, in content coordinates.
    func seenFrame(_ attributes: LayoutAttributes) -> Rect {
        guard attributes.isInOrthogonalSection else { return attributes.frame }
        let offset = layout.orthogonalContentOffset(forSection: attributes.indexPath.section)
        return attributes.frame.offsetBy(dx: isMirrored ? offset.x : -offset.x, dy: -offset.y)
    }
}
