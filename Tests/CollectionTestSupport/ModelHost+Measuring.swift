import CollectionGeometry
import CollectionViews

// Text metrics that are the same on every machine: each character of a style is two fifths of its line height wide, and
// a text that may have several lines is cut after as many characters as fit.
extension ModelHost {
    /// The share of the line height that a character is wide.
    public static var characterWidth: Double { 0.4 }

    /// How large a node wants to be: boxes stack what is in them, or put it side by side if that is their role.
    func natural(_ id: NodeID, width: Double?, height: Double?) -> Size {
        guard let node = nodes[id], !node.isHidden else { return .zero }
        let size = node.element == .text ? textSize(node, width) : boxSize(node, width)
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    private func textSize(_ node: Node, _ width: Double?) -> Size {
        let style = TextStyle.allCases.first { node.roles.contains($0.role) } ?? .body
        let line = environment.lineHeight(of: style)
        let advance = line * Self.characterWidth
        let count = node.text.count
        guard count > 0 else { return .zero }
        guard let width, node.roles.contains("is-multiline") else {
            return Size(width: Double(count) * advance, height: line)
        }
        let perLine = max(1, Int(width / advance))
        var lines = Double((count + perLine - 1) / perLine)
        if node.roles.contains("is-clamped"), let most = node.variables["lines"] { lines = min(lines, most) }
        return Size(width: width, height: lines * line)
    }

    private func boxSize(_ node: Node, _ width: Double?) -> Size {
        let isRow = node.roles.contains("stack-horizontal")
        var size = Size.zero
        for child in node.children {
            let part = natural(child, width: isRow ? nil : width, height: nil)
            if isRow {
                size = Size(width: size.width + part.width, height: max(size.height, part.height))
            } else {
                size = Size(width: max(size.width, part.width), height: size.height + part.height)
            }
        }
        return size
    }

    /// Lets frames pass until the app asks for none. Returns how many passed.
    @discardableResult
    public func runFrames() -> Int {
        var count = 0
        while isFrameRequested {
            isFrameRequested = false
            count += 1
            guard count < 200 else {
                violate("the app asks for a frame for ever")
                break
            }
            send(.frame(Double(count) * 16))
        }
        return count
    }
}
