/// The structure that all trees of one kind share: which elements stand in which, and their lasting roles.
///
/// A host is told a template once and copies it for every further tree, which is the cheapest way a browser has to make
/// elements. What changes from tree to tree (texts, pictures, states) is not part of a template.
public struct ViewTemplate: Equatable, Sendable {
    /// One element of the structure.
    public struct Node: Equatable, Sendable {
        /// The native element.
        public var element: HostElement
        /// The looks the element always has.
        public var roles: [StyleRole]
        /// The number of direct children, which follow in order, each with its own descendants.
        public var childCount: Int

        /// Creates a node.
        public init(element: HostElement, roles: [StyleRole], childCount: Int) {
            self.element = element
            self.roles = roles
            self.childCount = childCount
        }
    }

    /// The elements, a parent before its children. The first is the root.
    public var nodes: [Node]

    /// Creates a template from its elements.
    public init(nodes: [Node]) {
        self.nodes = nodes
    }
}
