import CollectionGeometry
import CollectionViews

/// What a style sheet says of the size of one element.
struct BoxStyle {
    /// The values of the declarations that hold, by the names of their properties.
    private var values: [String: String] = [:]
    private var expression: StyleExpression

    /// Finds the style of a node.
    ///
    /// - Parameters:
    ///   - rem: The size of the root's type, in points.
    ///   - windowSize: The size of the window, in points.
    init(of id: NodeID, in tree: HostTree, _ sheet: StyleSheet, rem: Double, windowSize: Size) {
        let windowWidth = windowSize.width
        var found: [(specificity: Int, order: Int, rule: StyleSheet.Rule)] = []
        let classes = Self.classes(tree[id])
        for name in classes {
            for (order, rule) in sheet.rules[name] ?? []
            where rule.widths.contains(windowWidth) && rule.classes.allSatisfy(classes.contains)
                && Self.matches(rule.ancestors[...], above: id, in: tree)
                && Self.holds(rule.containerConditions, around: id, in: tree, rem: rem, windowSize)
            {
                found.append((rule.specificity, order, rule))
            }
        }
        for match in found.sorted(by: { ($0.specificity, $0.order) < ($1.specificity, $1.order) }) {
            for (name, value) in match.rule.declarations { values[name] = value }
        }
        let (own, variables) = (values, tree[id]?.variables ?? [:])
        expression = StyleExpression(rem: rem, windowWidth: windowWidth) { name in
            let name = String(name)
            if let value = variables[StyleClass(String(name.dropFirst(2)))] { return Substring("\(value)") }
            return (own[name] ?? sheet.variables[name]).map { Substring($0) }
        }
        if let fontSize = length("font-size") { expression.em = fontSize }
    }

    /// Whether the screen around a node meets conditions: it is as large as the window, or as wide as its column of a split view.
    private static func holds(
        _ conditions: [ContainerCondition], around id: NodeID, in tree: HostTree, rem: Double, _ windowSize: Size
    ) -> Bool {
        guard !conditions.isEmpty else { return true }
        let size = Size(width: tree.columnWidth(around: id) ?? windowSize.width, height: windowSize.height)
        return conditions.allSatisfy { $0.holds(in: size, rem: rem) }
    }

    private static func classes(_ node: HostNode?) -> [String] {
        guard let node else { return [] }
        return (node.element.className.isEmpty ? [] : [node.element.className]) + node.styleClasses.map(\.rawValue)
    }

    private static func matches(_ ancestors: ArraySlice<StyleSheet.Compound>, above id: NodeID, in tree: HostTree)
        -> Bool
    {
        guard let next = ancestors.first else { return true }
        var parent = tree[id]?.parent ?? .none
        while let node = tree[parent] {
            let classes = classes(node)
            if next.classes.allSatisfy(classes.contains), matches(ancestors.dropFirst(), above: parent, in: tree) {
                return true
            }
            if next.isParent { return false }
            parent = node.parent
        }
        return false
    }

    /// The value of a property, as text.
    func text(_ name: String) -> String? { values[name] }

    /// The value of a property, in points.
    mutating func length(_ name: String) -> Double? {
        values[name].flatMap { expression.value(of: $0.replacing("!important", with: "")[...]) }
    }

    /// The sum of the lengths on both sides of an axis: padding, margin or border.
    mutating func sides(_ name: String, _ axis: Axis) -> Double {
        var (start, end) = (0.0, 0.0)
        if let text = values[name] {
            let parts = Self.parts(text[...]).map { expression.value(of: $0) ?? 0 }
            let isVertical = axis == .vertical
            switch parts.count {
            case 1: (start, end) = (parts[0], parts[0])
            case 2: (start, end) = isVertical ? (parts[0], parts[0]) : (parts[1], parts[1])
            case 3: (start, end) = isVertical ? (parts[0], parts[2]) : (parts[1], parts[1])
            case 4: (start, end) = isVertical ? (parts[0], parts[2]) : (parts[1], parts[3])
            default: break
            }
        }
        let flow = axis == .vertical ? "block" : "inline"
        if let text = values["\(name)-\(flow)"] {
            let parts = Self.parts(text[...]).map { expression.value(of: $0) ?? 0 }
            if let first = parts.first, let last = parts.last { (start, end) = (first, last) }
        }
        let (first, second) = axis == .vertical ? ("top", "bottom") : ("left", "right")
        start = length("\(name)-\(first)") ?? length("\(name)-\(flow)-start") ?? start
        end = length("\(name)-\(second)") ?? length("\(name)-\(flow)-end") ?? end
        return start + end
    }

    /// The width of a border on both sides.
    mutating func border(_ axis: Axis) -> Double {
        if let text = values["border"], let first = Self.parts(text[...]).first {
            return (expression.value(of: first) ?? 0) * 2
        }
        let sides = axis == .vertical ? ["border-top", "border-bottom"] : ["border-left", "border-right"]
        return sides.reduce(0) { sum, side in
            sum + (values[side].flatMap { Self.parts($0[...]).first }.flatMap { expression.value(of: $0) } ?? 0)
        }
    }

    /// The gap between children along an axis.
    mutating func gap(_ axis: Axis) -> Double {
        guard let text = values["gap"] else { return length(axis == .vertical ? "row-gap" : "column-gap") ?? 0 }
        let parts = Self.parts(text[...])
        guard let part = axis == .vertical ? parts.first : parts.last else { return 0 }
        return expression.value(of: part) ?? 0
    }

    /// Whether the element takes part of the room that is left in a row.
    var grows: Bool {
        if let flex = values["flex"] { return !flex.hasPrefix("none") && !flex.hasPrefix("0") }
        return values["flex-grow"].map { $0 != "0" } ?? false
    }

    /// The width from which the element grows or shrinks in a row, if that is a length above 0 and not its content's.
    mutating func flexBasis() -> Double? {
        let parts = values["flex"].map { Self.parts($0[...]) } ?? []
        let basis = length("flex-basis") ?? (parts.count == 3 ? expression.value(of: parts[2]) : nil)
        return basis.flatMap { $0 > 0 ? $0 : nil }
    }

    /// The parts of a value that white space separates outside of parentheses.
    private static func parts(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if text[index].isWhitespace, depth == 0 {
                if start < index { parts.append(text[start..<index]) }
                start = text.index(after: index)
            }
        }
        if start < text.endIndex { parts.append(text[start...]) }
        return parts
    }
}
