public import CollectionGeometry

/// An outline of straight and curved lines, in points.
///
/// ```swift
/// var triangle = BezierPath()
/// triangle.move(to: Point(x: 0, y: 8))
/// triangle.addLine(to: Point(x: 10, y: 8))
/// triangle.addLine(to: Point(x: 5, y: 0))
/// triangle.close()
/// ```
///
/// It is nothing but numbers; what fills it and how thick its line is are the style sheet's business.
public struct BezierPath: Equatable, Sendable {
    /// A step of the outline.
    public enum Element: Equatable, Sendable {
        /// Begins a new part at a point.
        case move(Point)
        /// A straight line to a point.
        case line(Point)
        /// A cubic Bézier curve to a point.
        case curve(Point, control1: Point, control2: Point)
        /// A straight line to where the part began.
        case close
    }

    /// The steps, in order.
    public private(set) var elements: [Element] = []

    /// Creates an empty outline.
    public init() {}

    /// Creates an outline of straight lines.
    ///
    /// - Parameters:
    ///   - points: The corners, in order. Without any the outline is empty.
    ///   - isClosed: Whether the last corner is joined to the first.
    public init(lines points: [Point], isClosed: Bool = false) {
        for (index, point) in points.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
        if isClosed, !points.isEmpty { elements.append(.close) }
    }
}

extension BezierPath {
    /// Whether there is nothing to draw.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a new part at a point.
    public mutating func move(to point: Point) {
        elements.append(.move(point))
    }

    /// Adds a straight line. Does nothing before the first part has begun.
    public mutating func addLine(to point: Point) {
        guard !elements.isEmpty else { return }
        elements.append(.line(point))
    }

    /// Adds a cubic Bézier curve. Does nothing before the first part has begun.
    public mutating func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
        guard !elements.isEmpty else { return }
        elements.append(.curve(point, control1: controlPoint1, control2: controlPoint2))
    }

    /// Ends a part with a straight line to where it began. Does nothing before the first part has begun.
    public mutating func close() {
        guard !elements.isEmpty else { return }
        elements.append(.close)
    }

    /// Adds all steps of another outline.
    public mutating func append(_ other: BezierPath) {
        elements += other.elements
    }
}
