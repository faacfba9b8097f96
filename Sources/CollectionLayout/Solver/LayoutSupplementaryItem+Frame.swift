import CollectionGeometry

extension LayoutSupplementaryItem {
    /// The place of the view: the point of the anchor on the frame it is attached to, less the point of its own.
    ///
    /// - Parameters:
    ///   - frame: The frame of the item or group.
    ///   - container: What the size is resolved in.
    ///   - measured: The size the view wants, if it is known.
    func frame(on frame: Rect, container: Size, measured: Size?, _ grid: PixelGrid) -> Rect {
        var size = layoutSize.resolved(in: container, grid)
        let free = layoutSize.estimatedAxes
        if let measured {
            for axis in Axis.allCases where free.contains(axis) { size[axis] = measured[axis] }
        }
        let own = itemAnchor ?? LayoutAnchor(edges: containerAnchor.edges)
        let offset = containerAnchor.offset(forSize: size)
        let ownOffset = own.offset(forSize: size)
        var origin = frame.origin
        for axis in Axis.allCases {
            origin[axis] += containerAnchor.fraction(along: axis) * frame.size[axis]
            origin[axis] -= own.fraction(along: axis) * size[axis]
            origin[axis] += offset[axis] + ownOffset[axis]
        }
        return Rect(origin: origin, size: size)
    }
}
