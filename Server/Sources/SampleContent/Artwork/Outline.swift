/// A line made of cubic curves, open or closed.
///
/// Garments are symmetrical, so outlines are drawn for one half, with the vertical axis at x = 0, and then mirrored.
struct Outline: Equatable, Sendable {
    private struct Segment: Equatable, Sendable {
        var first: Vector
        var second: Vector
        var end: Vector
    }

    private var start: Vector
    private var segments: [Segment] = []
    private var isClosed = false

    init(_ x: Double, _ y: Double) {
        start = Vector(x, y)
    }
}

extension Outline {
    /// The last point.
    var end: Vector { segments.last?.end ?? start }

    /// A straight line.
    func line(_ x: Double, _ y: Double) -> Outline {
        let target = Vector(x, y)
        return appending(end.toward(target, 1.0 / 3), end.toward(target, 2.0 / 3), target)
    }

    /// A curve with two control points.
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) -> Outline {
        appending(Vector(x1, y1), Vector(x2, y2), Vector(x, y))
    }

    /// A curve with one control point.
    func bend(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) -> Outline {
        let (control, target) = (Vector(cx, cy), Vector(x, y))
        return appending(end.toward(control, 2.0 / 3), target.toward(control, 2.0 / 3), target)
    }

    /// The line closed from its end to its start.
    var closed: Outline {
        var result = self
        result.isClosed = true
        return result
    }

    /// The line on the other side of the vertical axis.
    var mirrored: Outline {
        var result = Outline(-start.x, start.y)
        result.segments = segments.map {
            Segment(first: $0.first.mirrored, second: $0.second.mirrored, end: $0.end.mirrored)
        }
        result.isClosed = isClosed
        return result
    }

    /// The line in the other direction.
    var reversed: Outline {
        var result = Outline(end.x, end.y)
        for (index, segment) in segments.enumerated().reversed() {
            let target = index == 0 ? start : segments[index - 1].end
            result.segments.append(Segment(first: segment.second, second: segment.first, end: target))
        }
        return result
    }

    /// This half and its mirror image as one closed shape. The half starts and ends on the axis.
    var symmetrical: Outline {
        var result = self
        let other = mirrored.reversed
        if other.start != end { result = result.line(other.start.x, other.start.y) }
        result.segments += other.segments
        return result.closed
    }

    /// The line moved.
    func moved(_ x: Double, _ y: Double) -> Outline {
        mapped { $0 + Vector(x, y) }
    }

    /// The line scaled about a point.
    func scaled(_ x: Double, _ y: Double, about center: Vector) -> Outline {
        mapped { Vector(center.x + ($0.x - center.x) * x, center.y + ($0.y - center.y) * y) }
    }

    /// A box that the whole line lies in: that of its points and control points.
    var bounds: (low: Vector, high: Vector) {
        var (low, high) = (start, start)
        for point in segments.flatMap({ [$0.first, $0.second, $0.end] }) {
            low = Vector(min(low.x, point.x), min(low.y, point.y))
            high = Vector(max(high.x, point.x), max(high.y, point.y))
        }
        return (low, high)
    }

    /// The text of an SVG path, with the axis moved to the middle of the drawing.
    var data: String {
        var text = "M\(Self.number(start.x + 400)) \(Self.number(start.y))"
        for segment in segments {
            text += "C"
            text += [segment.first, segment.second, segment.end]
                .map { "\(Self.number($0.x + 400)) \(Self.number($0.y))" }.joined(separator: " ")
        }
        return isClosed ? text + "Z" : text
    }

    /// An ellipse.
    static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Outline {
        // The usual approximation of a quarter circle by a cubic curve.
        let k = 0.5523
        return Outline(x + rx, y)
            .curve(x + rx, y + ry * k, x + rx * k, y + ry, x, y + ry)
            .curve(x - rx * k, y + ry, x - rx, y + ry * k, x - rx, y)
            .curve(x - rx, y - ry * k, x - rx * k, y - ry, x, y - ry)
            .curve(x + rx * k, y - ry, x + rx, y - ry * k, x + rx, y).closed
    }

    /// A rectangle with round corners.
    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0) -> Outline {
        let r = min(radius, width / 2, height / 2)
        return Outline(x + r, y).line(x + width - r, y).bend(x + width, y, x + width, y + r)
            .line(x + width, y + height - r).bend(x + width, y + height, x + width - r, y + height)
            .line(x + r, y + height).bend(x, y + height, x, y + height - r)
            .line(x, y + r).bend(x, y, x + r, y).closed
    }

    /// A number with at most one decimal place.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }

    private func appending(_ first: Vector, _ second: Vector, _ end: Vector) -> Outline {
        var result = self
        result.segments.append(Segment(first: first, second: second, end: end))
        return result
    }

    private func mapped(_ change: (Vector) -> Vector) -> Outline {
        var result = self
        result.start = change(start)
        result.segments = segments.map {
            Segment(first: change($0.first), second: change($0.second), end: change($0.end))
        }
        return result
    }
}
