import CollectionGeometry
import CollectionLayout

/// Translates between offsets of a row and offsets of the host's scroller that shows it.
///
/// Offsets of a row increase in the reading direction; the first is negative where the first group rests in the middle
/// of the window. A scroller starts at 0; in a browser its offsets become negative in right-to-left layouts.
struct RowGeometry: Equatable {
    /// The frame of the window, in content coordinates.
    private(set) var frame = Rect.zero
    /// The size of the host's scrolled box, in points.
    private(set) var hostSize = Size.zero
    /// The space before the row that lets its first group rest in the middle, in points.
    private(set) var lead = 0.0
    /// The minimum and maximum offset of the row, in points.
    private(set) var range = 0.0...0.0
    /// Whether the row starts at the right edge.
    private(set) var isMirrored = false

    /// The geometry of an empty row.
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
    /// Whether the row is longer than its window.
    var isScrollable: Bool { range.upperBound - range.lowerBound > 0.01 }

    /// The offset of the host's scroller for an offset of the row, in points.
    func hostOffset(_ offset: Double) -> Double {
        let distance = offset + lead
        return isMirrored && distance != 0 ? -distance : distance
    }

    /// The offset of the row for an offset of the host's scroller, in points.
    func rowOffset(_ hostOffset: Double) -> Double {
        (isMirrored ? -hostOffset : hostOffset) - lead
    }

    /// The content coordinates of the origin of the host's scrolled box, while the row's offset is 0.
    var origin: Point {
        Point(x: isMirrored ? frame.maxX + lead - hostSize.width : frame.minX - lead, y: frame.minY)
    }

    /// The origin of a resting place's marker in the host's scrolled box, in points.
    func markerOrigin(_ offset: Double) -> Point {
        Point(x: isMirrored ? hostSize.width - offset - lead - 1 : offset + lead, y: 0)
    }
}
