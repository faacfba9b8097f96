/// An outline, filled or stroked as its roles say.
///
/// ```swift
/// let spark = Drawing(roles: ["spark-line"])
/// spark.path = BezierPath(lines: points)
/// ```
///
/// A drawing fills its parent, takes no part in pressing, and assistive technology passes it over: whatever it tells has
/// to be said in words beside it.
public final class Drawing: View {
    /// What is drawn, in points from the top left corner.
    public var path = BezierPath() {
        didSet { if path != oldValue { send(.setPath(node, path)) } }
    }

    /// Creates a drawing of nothing.
    public init(roles: [StyleRole] = []) {
        super.init(.drawing, roles: roles)
    }

    public override func sendState() {
        super.sendState()
        if !path.isEmpty { send(.setPath(node, path)) }
    }
}
