import CollectionGeometry

/// A point of a ``LineChart``.
public struct ChartPoint: Equatable, Sendable {
    /// The horizontal value, in a unit of the caller's choice, such as the number of a day. Ascending from point to point.
    public var x: Double
    /// The vertical value, in a unit of the caller's choice; one that is not finite leaves a gap in the line.
    public var y: Double
    /// The horizontal value as a localized string, such as "12 March".
    public var label: String

    /// Creates a point; the units are those of the properties.
    public init(x: Double, y: Double, label: String) {
        self.x = x
        self.y = y
        self.label = label
    }

    var isFinite: Bool { x.isFinite && y.isFinite }

    /// Whether both are the same point; two gaps at the same horizontal value are.
    public static func == (left: ChartPoint, right: ChartPoint) -> Bool {
        left.x == right.x && (left.y == right.y || (left.y.isNaN && right.y.isNaN))
            && left.label.hasSameBytes(as: right.label)
    }
}

/// A range of a ``LineChart`` that the user can select, such as the last month.
public struct ChartRange: Equatable, Sendable {
    /// The title of the range, such as "1M".
    public var title: String
    /// The length of the range before the last point, in units of ``ChartPoint/x``; `nil` for all points.
    public var length: Double?
    /// The range in words for assistive technology, such as "The last month", where the title is an abbreviation; `nil` for none.
    public var accessibilityHint: String?

    /// Creates a range with a length in units of ``ChartPoint/x``.
    public init(_ title: String, length: Double?, accessibilityHint: String? = nil) {
        self.title = title
        self.length = length
        self.accessibilityHint = accessibilityHint
    }
}
