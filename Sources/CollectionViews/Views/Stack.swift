public import CollectionGeometry

/// A row or column of views.
public final class Stack: View {
    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - axis: The direction in which the views follow each other.
    ///   - roles: The looks of the stack, among them its spacing and alignment.
    ///   - views: The views, in order.
    public init(_ axis: Axis, roles: [StyleRole] = [], _ views: [View] = []) {
        super.init(.box, roles: [axis == .horizontal ? "stack-horizontal" : "stack-vertical"] + roles)
        for view in views { addSubview(view) }
    }
}
