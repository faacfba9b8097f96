public import CollectionGeometry

/// A path of straight and curved lines, in points from the top left corner of the view that draws it.
///
/// ```swift
/// var triangle = BezierPath()
/// triangle.move(to: Point(x: 0, y: 8))
/// triangle.addLine(to: Point(x: 10, y: 8))
/// triangle.addLine(to: Point(x: 5, y: 0))
/// triangle.close()
/// ```
///
/// It contains only coordinates; the style sheet sets the fill and the line width. x grows to the right and y downwards; a path is
/// not mirrored in a right-to-left layout.
public struct BezierPath: Equatable, Sendable {
    /// An element of the path. Its points are in points from the top left corner of the view.
    public enum Element: Equatable, Sendable {
        /// Begins a new subpath at a point.
        case move(Point)
        /// A straight line to a point.
        case line(Point)
        /// A cubic Bézier curve to a point.
        case curve(Point, control1: Point, control2: Point)
        /// A straight line to the start of the subpath.
        case close
    }

    /// The elements, in order.
    public private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path of straight lines.
    ///
    /// - Parameters:
    ///   - points: The corners, in order, in points from the top left corner of the view. Without any the path is empty.
    ///   - isClosed: Whether the last corner is joined to the first.
    /// - Complexity: O(*n*) in the number of points.
    public init(lines points: [Point], isClosed: Bool = false) {
        for (index, point) in points.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
        if isClosed, !points.isEmpty { elements.append(.close) }
    }
}

extension BezierPath {
    /// Whether there is nothing to draw.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a new subpath at a point, in points from the top left corner of the view.
    public mutating func move(to point: Point) {
        elements.append(.move(point))
    }

    /// Adds a straight line to a point, in points from the top left corner of the view. Does nothing before the first
    /// subpath has begun.
    public mutating func addLine(to point: Point) {
        guard !elements.isEmpty else { return }
        elements.append(.line(point))
    }

    /// Adds a cubic Bézier curve; all points are in points from the top left corner of the view. Does nothing before
    /// the first subpath has begun.
    public mutating func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
        guard !elements.isEmpty else { return }
        elements.append(.curve(point, control1: controlPoint1, control2: controlPoint2))
    }

    /// Closes a subpath with a straight line to its start. Does nothing before the first subpath has begun.
    public mutating func close() {
        guard !elements.isEmpty else { return }
        elements.append(.close)
    }

    /// Adds all elements of another path.
    ///
    /// - Complexity: O(*n*) in the number of elements of the other path.
    public mutating func append(_ other: BezierPath) {
        elements += other.elements
    }
}
