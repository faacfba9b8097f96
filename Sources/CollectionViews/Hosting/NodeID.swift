/// The number by which the engine and its host mean the same element of the screen.
///
/// The engine hands numbers out; a host never invents one. The nodes of one instantiated template have consecutive
/// numbers, in the order of a walk from the root that visits a parent before its children.
public struct NodeID: Hashable, Sendable {
    /// The number itself.
    public let rawValue: Int32

    /// Creates an id from its number.
    @inline(__always)
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The element the host was given to draw in.
    public static let root = NodeID(rawValue: 0)

    /// Stands for the absence of a node.
    public static let none = NodeID(rawValue: -1)

    /// The node that follows by the given number of steps.
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
