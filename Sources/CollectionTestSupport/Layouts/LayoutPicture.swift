public import CollectionGeometry
public import CollectionLayout

/// A drawing of a layout: every frame as a box, as an SVG image.
///
/// ```swift
/// let picture = LayoutPicture(layout, bounds: Rect(x: 0, y: 0, width: 390, height: 844))
/// try picture.svg.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// Cells are numbered by item; headers, badges and backgrounds carry their kind. What is inside the bounds is drawn in
/// full, what is outside is pale. The image says the same bytes for the same frames, so it can be kept and compared.
public struct LayoutPicture {
    private let elements: [LayoutAttributes]
    private let bounds: Rect
    private let canvas: Rect

    /// Draws what a layout holds in a part of its content.
    ///
    /// - Parameters:
    ///   - layout: A layout that has been prepared.
    ///   - bounds: The part of the content under the view, drawn with a frame around it.
    ///   - margin: How much is drawn beyond the bounds on each side, in points.
    public init(_ layout: CollectionViewLayout, bounds: Rect, margin: Size = Size(width: 8, height: 8)) {
        self.bounds = bounds
        canvas = bounds.insetBy(dx: -margin.width, dy: -margin.height)
        var found: [LayoutAttributes] = []
        layout.collectLayoutAttributes(in: canvas, into: &found)
        // Rows are reported as if they had not been scrolled.
        elements = found.enumerated().map { number, attributes in
            var attributes = attributes
            if attributes.isInOrthogonalSection {
                let offset = layout.orthogonalContentOffset(forSection: attributes.indexPath.section)
                attributes.frame = attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
            }
            return (number, attributes)
        }
        .sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }
        .map { $0.1 }
    }
}

extension LayoutPicture {
    /// The image.
    public var svg: String {
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(text(canvas.width))" height="\(text(canvas.height))" \
            viewBox="\(text(canvas.minX)) \(text(canvas.minY)) \(text(canvas.width)) \(text(canvas.height))">
            """,
            """
            <style>rect{stroke-width:1;rx:4}text{font:11px system-ui,sans-serif;text-anchor:middle;\
            dominant-baseline:central;fill:#334}.cell{fill:#cfe3ff;stroke:#5b8def}.view{fill:#ffe0b8;stroke:#e09132}\
            .back{fill:#e9e9ef;stroke:none}.line{fill:#8a8a94;stroke:none;rx:0}.bounds{fill:none;stroke:#8a8a94;\
            stroke-dasharray:5 4;rx:0}.out{opacity:.4}</style>
            """,
        ]
        lines += elements.compactMap { draw($0) }
        lines.append(box(bounds, "bounds"))
        lines.append("</svg>\n")
        return lines.joined(separator: "\n")
    }

    private func draw(_ attributes: LayoutAttributes) -> String? {
        guard !attributes.isHidden, attributes.frame.intersects(canvas) else { return nil }
        let frame = attributes.frame
        var style: String
        var label: String?
        switch attributes.element {
        case .cell(let path): (style, label) = ("cell", "\(path.item)")
        case .supplementary(let kind, _): (style, label) = ("view", escaped(kind.rawValue))
        case .decoration: style = min(frame.width, frame.height) <= 2 ? "line" : "back"
        }
        if !frame.intersects(bounds) { style += " out" }
        let inset = style.hasPrefix("line") ? 0 : 0.5
        var drawing = box(frame.insetBy(dx: inset, dy: inset), style)
        if let label, frame.height >= 12, frame.width >= 6 * Double(label.utf8.count) {
            let place = "x=\"\(text(frame.midX))\" y=\"\(text(frame.midY))\""
            drawing += "<text \(style.hasSuffix("out") ? "class=\"out\" " : "")\(place)>\(label)</text>"
        }
        return drawing
    }

    private func box(_ frame: Rect, _ style: String) -> String {
        """
        <rect class="\(style)" x="\(text(frame.minX))" y="\(text(frame.minY))" \
        width="\(text(max(0, frame.width)))" height="\(text(max(0, frame.height)))"/>
        """
    }

    /// A number with at most two decimals.
    private func text(_ number: Double) -> String {
        let hundredths = Int((number * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        var text = (hundredths < 0 ? "-" : "") + "\(whole)"
        if rest > 0 { text += rest < 10 ? ".0\(rest)" : rest % 10 == 0 ? ".\(rest / 10)" : ".\(rest)" }
        return text
    }

    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            default: result.append(character)
            }
        }
        return result
    }
}
