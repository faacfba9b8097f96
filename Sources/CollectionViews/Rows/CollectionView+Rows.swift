import CollectionGeometry
import CollectionLayout

// What of rows that scroll by themselves concerns the frames of elements. See ``OrthogonalRows``.
extension CollectionView {
    /// Whether rows start at the right.
    var isMirrored: Bool { context?.environment.layoutDirection == .rightToLeft }

    /// The frame of an element with regard to how far its row is scrolled.
    func seenFrame(_ attributes: LayoutAttributes) -> Rect {
        guard attributes.isInOrthogonalSection else { return attributes.frame }
        let offset = layout.orthogonalContentOffset(forSection: attributes.indexPath.section)
        return attributes.frame.offsetBy(dx: isMirrored ? offset.x : -offset.x, dy: -offset.y)
    }
}
