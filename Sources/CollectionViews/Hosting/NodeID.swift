/// The number of an element of the screen, shared by the engine and its host.
///
/// The engine assigns the numbers. The nodes of one instantiated template have consecutive numbers, in depth-first
/// order with a parent before its children.
public struct NodeID: Hashable, Sendable {
    /// The number itself.
    public let rawValue: Int32

    /// Creates an id from its number.
    @inline(__always)
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The element of the host that contains the engine's content.
    public static let root = NodeID(rawValue: 0)

    /// No node.
    public static let none = NodeID(rawValue: -1)

    /// The node a number of steps after this one.
    @inline(__always)
    public func advanced(by distance: Int) -> NodeID {
        NodeID(rawValue: rawValue + Int32(truncatingIfNeeded: distance))
    }
}

extension NodeID: Comparable {
    /// Orders by age: a node with a smaller number was made earlier.
    public static func < (left: NodeID, right: NodeID) -> Bool { left.rawValue < right.rawValue }
}

extension NodeID: CustomStringConvertible {
    /// The id as text, for logs: `#12`.
    public var description: String { "#\(rawValue)" }
}
