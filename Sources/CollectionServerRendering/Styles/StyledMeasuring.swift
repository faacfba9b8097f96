import CollectionGeometry
import CollectionViews

/// Measures the nodes of a tree as a style sheet lays them out: blocks, flexible boxes in rows and columns, and grids of one
/// place.
struct StyledMeasuring {
    let tree: HostTree
    let sheet: StyleSheet
    let environment: HostEnvironment
    let textMeasure: any TextMeasuring

    /// The size of a node in a given width, height, both or neither, in points.
    ///
    /// - Complexity: O(*n* · *d*) in the numbers of nodes inside and of levels, since a row measures what is in it twice.
    func size(of id: NodeID, width: Double?, height: Double?) -> Size {
        var size = size(of: id, width: width)
        if let width { size.width = width }
        if let height { size.height = height }
        return size
    }

    private func size(of id: NodeID, width: Double?) -> Size {
        guard let node = tree[id], !node.isHidden else { return .zero }
        var style = style(of: id)
        guard style.text("display") != "none" else { return .zero }
        let edges = Size(
            width: style.sides("padding", .horizontal) + style.border(.horizontal),
            height: style.sides("padding", .vertical) + style.border(.vertical))
        var given = style.length("width") ?? width
        if let width = given, let limit = style.length("max-width") { given = min(width, limit) }
        let inner = given.map { max(0, $0 - edges.width) }
        var size: Size
        if node.element == .text {
            size = textSize(node, inner)
        } else if node.element == .textField || node.element == .textArea {
            size = Size(width: 120, height: environment.lineHeight(of: .body))
        } else {
            size = content(node, &style, width: inner)
        }
        size = Size(width: size.width + edges.width, height: size.height + edges.height)
        if let given { size.width = given }
        if let ratio = style.length("aspect-ratio"), ratio > 0, size.width > 0 { size.height = size.width / ratio }
        if let fixed = style.length("height") { size.height = fixed }
        size.height = max(size.height, style.length("min-height") ?? 0)
        if let limit = style.length("max-height") { size.height = min(size.height, limit) }
        if given == nil { size.width = max(size.width, style.length("min-width") ?? 0) }
        if let limit = style.length("max-width") { size.width = min(size.width, limit) }
        return size
    }

    private func textSize(_ node: HostNode, _ width: Double?) -> Size {
        guard !node.text.isEmpty else { return .zero }
        let style = TextStyle.allCases.first { node.styleClasses.contains($0.styleClass) } ?? .body
        let isClamped = node.styleClasses.contains("is-clamped")
        let wraps = isClamped || node.styleClasses.contains("is-multiline")
        let limit = isClamped ? node.variables["lines"] ?? 2 : nil
        return textMeasure.size(
            of: node.runs.isEmpty ? AttributedText(node.text) : AttributedText(runs: node.runs), style: style,
            lineHeight: environment.lineHeight(of: style), maximumWidth: wraps ? width : nil,
            maximumLines: limit.flatMap { $0 >= 1 ? Int(min($0, 1_000)) : nil })
    }

    private func content(_ node: HostNode, _ style: inout BoxStyle, width: Double?) -> Size {
        let children = node.children.filter { isInFlow($0) }
        let display = style.text("display") ?? ""
        if display.hasSuffix("grid") {
            return children.reduce(.zero) { size, child in
                let next = outerSize(of: child, width: width)
                return Size(width: max(size.width, next.width), height: max(size.height, next.height))
            }
        }
        let isFlexible = display.hasSuffix("flex")
        if isFlexible, style.text("flex-direction")?.hasPrefix("column") != true {
            return row(children, gap: style.gap(.horizontal), wraps: style.text("flex-wrap") == "wrap", width: width)
        }
        var size = children.reduce(Size.zero) { size, child in
            let next = outerSize(of: child, width: width)
            return Size(width: max(size.width, next.width), height: size.height + next.height)
        }
        if isFlexible { size.height += style.gap(.vertical) * Double(max(children.count - 1, 0)) }
        return size
    }

    private func row(_ children: [NodeID], gap: Double, wraps: Bool, width: Double?) -> Size {
        let natural = children.map { outerSize(of: $0, width: nil) }
        let gaps = gap * Double(max(children.count - 1, 0))
        let total = natural.reduce(gaps) { $0 + $1.width }
        guard let width, wraps || children.contains(where: { grows($0) }) || total > width else {
            return Size(width: total, height: natural.map(\.height).max() ?? 0)
        }
        if wraps { return lines(of: children, natural, gap: gap, width: width) }
        // What grows shares what the others leave; without anything that grows, all shrink by the same part.
        let growing = children.filter { grows($0) }
        let rigid = zip(children, natural).filter { !growing.contains($0.0) }.reduce(gaps) { $0 + $1.1.width }
        var height = 0.0
        for (child, size) in zip(children, natural) {
            if growing.contains(child) {
                height = max(height, outerSize(of: child, width: max(0, width - rigid) / Double(growing.count)).height)
            } else if growing.isEmpty, total > width {
                height = max(height, outerSize(of: child, width: size.width * width / total).height)
            } else {
                height = max(height, size.height)
            }
        }
        return Size(width: width, height: height)
    }

    /// The size of a row of several lines. What grows shares what the others of its line leave.
    private func lines(of children: [NodeID], _ natural: [Size], gap: Double, width: Double) -> Size {
        let widths = zip(children, natural).map { child, size in
            var style = style(of: child)
            return style.flexBasis() ?? size.width
        }
        var (start, height) = (0, 0.0)
        while start < children.count {
            var (end, used) = (start + 1, widths[start])
            while end < children.count, used + gap + widths[end] <= width {
                used += gap + widths[end]
                end += 1
            }
            let growing = (start..<end).filter { grows(children[$0]) }
            let share = max(0, width - used) / Double(max(1, growing.count))
            var lineHeight = 0.0
            for index in start..<end {
                let room = min(width, widths[index] + (growing.contains(index) ? share : 0))
                let isNarrower = room < natural[index].width
                lineHeight = max(
                    lineHeight,
                    isNarrower ? outerSize(of: children[index], width: room).height : natural[index].height)
            }
            height += lineHeight + (start > 0 ? gap : 0)
            start = end
        }
        return Size(width: width, height: height)
    }

    /// The size with margins.
    private func outerSize(of id: NodeID, width: Double?) -> Size {
        var style = style(of: id)
        let margins = Size(width: style.sides("margin", .horizontal), height: style.sides("margin", .vertical))
        let size = size(of: id, width: width.map { max(0, $0 - margins.width) })
        return Size(width: size.width + margins.width, height: size.height + margins.height)
    }

    private func isInFlow(_ id: NodeID) -> Bool {
        guard let node = tree[id], !node.isHidden else { return false }
        let style = style(of: id)
        let position = style.text("position")
        return position != "absolute" && position != "fixed" && style.text("display") != "none"
    }

    private func grows(_ id: NodeID) -> Bool { style(of: id).grows }

    /// The root element's font size, which the heights of lines follow. Browsers report those rounded down to a 64th.
    private var rem: Double { (environment.lineHeight(of: .headline) / 1.35 * 16).rounded() / 16 }

    private func style(of id: NodeID) -> BoxStyle {
        BoxStyle(of: id, in: tree, sheet, rem: rem, windowSize: environment.windowSize)
    }
}
