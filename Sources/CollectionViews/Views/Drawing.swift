/// A path, filled or stroked as its style classes define.
///
/// ```swift
/// let spark = Drawing(styleClasses: ["spark-line"])
/// spark.path = BezierPath(lines: points)
/// ```
///
/// A drawing fills its parent and takes no part in input or accessibility: state its information in a string beside it.
public final class Drawing: View {
    /// The path, in points from the top left corner.
    public var path = BezierPath() {
        didSet { if path != oldValue { send(.setPath(node, path)) } }
    }

    /// Creates an empty drawing.
    public init(styleClasses: [StyleClass] = []) {
        super.init(.drawing, styleClasses: styleClasses)
    }

    public override func sendState() {
        super.sendState()
        if !path.isEmpty { send(.setPath(node, path)) }
    }
}
