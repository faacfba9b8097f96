import CollectionGeometry
import CollectionLayout

/// Translates between a row and the host's scroller that shows it.
///
/// Offsets of a row grow in the reading direction and begin before 0 where the first group rests in the middle of the
/// window. A scroller begins at 0; in a browser its offsets become negative where reading goes from right to left.
struct RowGeometry: Equatable {
    /// The window, in content coordinates.
    private(set) var frame = Rect.zero
    /// The extent of what the host scrolls.
    private(set) var hostSize = Size.zero
    /// The room before the row that lets its first group rest in the middle, in points.
    private(set) var lead = 0.0
    /// The least and greatest offset of the row.
    private(set) var range = 0.0...0.0
    /// Whether the row starts at the right.
    private(set) var isMirrored = false

    /// The geometry of a row nobody knows yet.
    init() {}

    /// The geometry of a row.
    init(_ scroller: OrthogonalScroller, isMirrored: Bool) {
        frame = scroller.frame
        range = scroller.offsetRange
        self.isMirrored = isMirrored
        lead = max(0, -range.lowerBound)
        let end = max(0, scroller.contentSize.width - frame.width)
        let tail = range.upperBound > end + 0.01 ? range.upperBound - end : 0
        hostSize = scroller.contentSize
        if lead > 0 || tail > 0 { hostSize.width = max(hostSize.width, frame.width) + lead + tail }
    }
}

extension RowGeometry {
    /// Whether there is anywhere to scroll to.
    var isScrollable: Bool { range.upperBound - range.lowerBound > 0.01 }

    /// The offset of the host's scroller for an offset of the row.
    func hostOffset(_ offset: Double) -> Double {
        let distance = offset + lead
        return isMirrored && distance != 0 ? -distance : distance
    }

    /// The offset of the row for an offset of the host's scroller.
    func rowOffset(_ hostOffset: Double) -> Double {
        (isMirrored ? -hostOffset : hostOffset) - lead
    }

    /// The content coordinates of the corner of what the host scrolls, while the row is at 0.
    var origin: Point {
        Point(x: isMirrored ? frame.maxX + lead - hostSize.width : frame.minX - lead, y: frame.minY)
    }

    /// Where the marker of a resting place stands in what the host scrolls.
    func markerOrigin(_ offset: Double) -> Point {
        Point(x: isMirrored ? hostSize.width - offset - lead - 1 : offset + lead, y: 0)
    }
}
