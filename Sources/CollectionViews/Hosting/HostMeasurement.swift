/// A question to the host: how large a node wants to be.
public struct HostMeasurement: Equatable, Sendable {
    /// The node.
    public var node: NodeID
    /// The width it is given, in points; `nil` if it may choose.
    public var width: Double?
    /// The height it is given, in points; `nil` if it may choose.
    public var height: Double?

    /// Creates a question.
    public init(node: NodeID, width: Double?, height: Double?) {
        self.node = node
        self.width = width
        self.height = height
    }
}
