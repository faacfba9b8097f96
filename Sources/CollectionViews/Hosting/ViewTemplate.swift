/// The structure of all trees of one kind: the nesting of elements, and their permanent style classes.
///
/// A template is sent to a host once and copied for every further tree, which is the cheapest method to make elements in a
/// browser. What differs between trees (texts, images, states) is not part of a template.
public struct ViewTemplate: Equatable, Sendable {
    /// One element of the structure.
    public struct Node: Equatable, Sendable {
        /// The native element.
        public var element: HostElement
        /// The permanent style classes of the element.
        public var styleClasses: [StyleClass]
        /// The number of direct children, which follow in order, each with its own descendants.
        public var childCount: Int

        /// Creates a node.
        public init(element: HostElement, styleClasses: [StyleClass], childCount: Int) {
            self.element = element
            self.styleClasses = styleClasses
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
