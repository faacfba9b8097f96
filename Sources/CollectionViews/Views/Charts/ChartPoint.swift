/// One number of a ``LineChart``, and where it stands.
public struct ChartPoint: Equatable, Sendable {
    /// Where the number stands across, such as a day counted from some day. Ascending from point to point.
    public var x: Double
    /// The number; one that is not finite leaves a gap in the line.
    public var y: Double
    /// Where the number stands in words of the user's language, such as "12 March".
    public var label: String

    /// Creates a point.
    public init(x: Double, y: Double, label: String) {
        self.x = x
        self.y = y
        self.label = label
    }

    var isFinite: Bool { x.isFinite && y.isFinite }

    /// Whether both are the same point; two gaps at one place are.
    public static func == (left: ChartPoint, right: ChartPoint) -> Bool {
        left.x == right.x && (left.y == right.y || (left.y.isNaN && right.y.isNaN))
            && left.label.hasSameBytes(as: right.label)
    }
}

/// A stretch of a ``LineChart`` to choose, such as the last month.
public struct ChartRange: Equatable, Sendable {
    /// The name of the stretch, as short as "1M".
    public var title: String
    /// How far back from the last point it reaches, in the measure of ``ChartPoint/x``; `nil` for everything.
    public var length: Double?

    /// Creates a stretch.
    public init(_ title: String, length: Double?) {
        self.title = title
        self.length = length
    }
}
