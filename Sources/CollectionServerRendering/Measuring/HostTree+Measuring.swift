package import CollectionGeometry
package import CollectionViews

// The sizes that nodes have by their content.
extension HostTree {
    /// The size of a node in a given width, height, both or neither, in points: boxes stack what is in them, or arrange it
    /// side by side if they have that style class.
    package func naturalSize(
        of id: NodeID, width: Double?, height: Double?, in environment: HostEnvironment,
        measuredBy measure: any TextMeasuring
    ) -> Size {
        guard let node = self[id], !node.isHidden else { return .zero }
        let size =
            node.element == .text
            ? textSize(node, width, environment, measure) : boxSize(node, width, environment, measure)
        return Size(width: width ?? size.width, height: height ?? size.height)
    }

    private func textSize(
        _ node: HostNode, _ width: Double?, _ environment: HostEnvironment, _ measure: any TextMeasuring
    ) -> Size {
        guard !node.text.isEmpty else { return .zero }
        let style = TextStyle.allCases.first { node.styleClasses.contains($0.styleClass) } ?? .body
        let isMultiline = node.styleClasses.contains("is-multiline")
        let limit = node.styleClasses.contains("is-clamped") ? node.variables["lines"] : nil
        return measure.size(
            of: node.runs.isEmpty ? AttributedText(node.text) : AttributedText(runs: node.runs), style: style,
            lineHeight: environment.lineHeight(of: style), maximumWidth: isMultiline ? width : nil,
            maximumLines: limit.flatMap { $0 >= 1 ? Int(min($0, 1_000)) : nil })
    }

    private func boxSize(
        _ node: HostNode, _ width: Double?, _ environment: HostEnvironment, _ measure: any TextMeasuring
    ) -> Size {
        let isRow = node.styleClasses.contains("stack-horizontal")
        var size = Size.zero
        for child in node.children {
            let part = naturalSize(
                of: child, width: isRow ? nil : width, height: nil, in: environment, measuredBy: measure)
            if isRow {
                size = Size(width: size.width + part.width, height: max(size.height, part.height))
            } else {
                size = Size(width: max(size.width, part.width), height: size.height + part.height)
            }
        }
        return size
    }
}
