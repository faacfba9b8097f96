/// A request to the host to measure a node.
public struct HostMeasurement: Equatable, Sendable {
    /// The node.
    public var node: NodeID
    /// The given width, in points; `nil` if the node determines it.
    public var width: Double?
    /// The given height, in points; `nil` if the node determines it.
    public var height: Double?

    /// Creates a request; the lengths are in points.
    public init(node: NodeID, width: Double?, height: Double?) {
        self.node = node
        self.width = width
        self.height = height
    }
}
