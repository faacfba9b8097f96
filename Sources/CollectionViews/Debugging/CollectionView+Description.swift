import CollectionDataSources
import CollectionGeometry
import CollectionLayout

extension CollectionView: CustomDebugStringConvertible {
    /// The displayed content and the pending work of the view, on a few lines: for logs, tests and the debugger.
    ///
    /// - Complexity: O(*s* + *n*) in the numbers of sections and of displayed views.
    public var debugDescription: String {
        var lines = ["CollectionView \(node.description)"]
        lines.append("  data: " + dataLine)
        lines.append("  content: " + contentLine)
        lines.append("  cells: \(display.cells.count)" + Self.list(display.cells.map { $0.indexPath.description }))
        if !display.supplementaries.isEmpty {
            let elements = display.supplementaries.map { $0.element }
            lines.append(
                "  supplementaries: \(elements.count)"
                    + Self.list(elements.map { ($0.kind?.rawValue ?? "") + " " + $0.indexPath.description })
            )
        }
        if let rows = rows?.displayed, !rows.isEmpty {
            lines.append("  rows: \(rows.count)" + Self.list(rows.map { "section \($0.section)" }))
        }
        lines.append(
            "  waiting for reuse: \(display.parkedCount), \(display.attachedParkedCount) of them in the document")
        let pending = pendingLines
        if !pending.isEmpty { lines.append("  pending: " + Self.joined(pending)) }
        return Self.joined(lines, separator: "\n")
    }

    private var dataLine: String {
        guard let dataSource = contentSource else { return "none" }
        var items = 0
        for section in 0..<dataSource.numberOfSections { items += dataSource.numberOfItems(inSection: section) }
        return "\(dataSource.numberOfSections) sections, \(items) items"
    }

    private var contentLine: String {
        "\(contentSize.width.whole) × \(contentSize.height.whole), offset \(bounds.minY.whole)"
            + " of \(scroll.offsetRange.lowerBound.whole)…\(scroll.offsetRange.upperBound.whole)"
            + (scroll.mappedLength.map { ", mapped onto \($0.whole)" } ?? "")
    }

    private var pendingLines: [String] {
        var lines: [String] = []
        if display.needsReload { lines.append("everything is configured anew") }
        if display.hasPendingReconfigurations { lines.append("elements configured again") }
        if !animator.departing.isEmpty { lines.append("\(animator.departing.count) disappearing views") }
        if let count = sizing?.measuredCount, count > 0 { lines.append("\(count) views being measured") }
        if let target = scroll.target, let path = target.element.indexPath {
            lines.append((target.keepsPlace ? "keeps the place of " : "on the way to ") + path.description)
        }
        if let path = itemFocus.pendingIndexPath { lines.append("focus for \(path.description)") }
        return lines
    }

    private static func list(_ names: [String]) -> String {
        guard let first = names.first, let last = names.last else { return "" }
        return names.count > 4 ? " (\(first) … \(last))" : " (" + joined(names) + ")"
    }

    private static func joined(_ parts: [String], separator: String = ", ") -> String {
        var text = ""
        for (index, part) in parts.enumerated() { text += index == 0 ? part : separator + part }
        return text
    }
}

extension Double {
    /// The nearest whole number, as text.
    var whole: String {
        let rounded = self.rounded()
        guard abs(rounded) < 1e15 else { return rounded.isNaN ? "nan" : rounded < 0 ? "-∞" : "∞" }
        return "\(Int(rounded))"
    }
}
