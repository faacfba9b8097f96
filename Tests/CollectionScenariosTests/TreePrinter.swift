import CollectionGeometry
import CollectionTestSupport
import CollectionViews

/// Writes down what is seen in a model host, the way `Tests/Browser/scenarios.js` writes down a document: one line for each
/// element in document order, indented by depth.
struct TreePrinter {
    let host: ModelHost
    private var lines: [String] = []

    init(_ host: ModelHost) {
        self.host = host
    }

    /// The lines of everything that is seen.
    mutating func print() -> [String] {
        lines = []
        for content in host.nodes(withStyleClass: "collection-content") where host.frameInWindow(content) != nil {
            append(content, depth: 0)
        }
        if let focused = host.node(host.focusedNode), host.isAttached(host.focusedNode) {
            lines.append("focus: \(name(of: focused))")
        }
        return lines
    }

    private func name(of node: ModelHost.Node) -> String {
        let text = host.texts(in: host.focusedNode).joined(separator: " ")
        return node.element == .scroller || node.element == .carousel ? node.element.name : text
    }

    private mutating func append(_ id: NodeID, depth: Int) {
        guard let node = host.node(id), !node.isHidden else { return }
        let isPlaced = node.styleClasses.contains { ["reusable", "orthogonal"].contains($0.rawValue) }
        if isPlaced, host.visibleFrame(id) == nil { return }
        var words = [node.element.name]
        words += node.styleClasses.map { ".\($0.rawValue)" }.sorted()
        if isPlaced, let frame = host.frameInWindow(id) {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
            words.append("[\(numbers.joined(separator: " "))]")
        }
        if node.opacity != 1 { words.append("opacity=\(node.opacity)") }
        words += attributes(node)
        let texts = node.children.compactMap { host.node($0) }.filter { $0.element == .text && !$0.isHidden }
        for text in texts { words.append(describe(text) + "“\(text.text)”") }
        lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
        for child in node.children where host.node(child)?.element != .text { append(child, depth: depth + 1) }
    }

    private func attributes(_ node: ModelHost.Node) -> [String] {
        node.attributes.map { "\($0.key.documentName)=\($0.value)" }.sorted()
    }

    /// A text stands on the line of what it is in.
    private func describe(_ text: ModelHost.Node) -> String {
        attributes(text).map { $0 + " " }.joined() + text.styleClasses.map { ".\($0.rawValue)" }.sorted().joined()
    }
}
