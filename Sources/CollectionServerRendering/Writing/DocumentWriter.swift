import CollectionGeometry
import CollectionViews

/// Writes a tree as HTML: the elements, classes, attributes and inline geometry that `Web/elements.js` and
/// `Web/collection-view.js` would give them.
///
/// An image counts as loaded, since no program notices that it is: the style sheet hides one until then.
struct DocumentWriter {
    /// What is written next.
    private enum Step {
        case open(NodeID, minY: Double, isInLink: Bool)
        case close(tag: String)
    }

    private let tree: HostTree
    private let windowSize: Size
    private let maximumBytes: Int
    var buffer = HTMLBuffer()

    init(_ tree: HostTree, windowSize: Size, maximumBytes: Int) {
        self.tree = tree
        self.windowSize = windowSize
        self.maximumBytes = maximumBytes
    }

    /// The children of the root.
    mutating func write() throws(DocumentError) -> [UInt8] {
        var steps = childSteps(of: .root, minY: 0, isInLink: false)
        while let step = steps.popLast() {
            switch step {
            case .close(let tag):
                buffer.append(markup: "</")
                buffer.append(name: tag)
                buffer.append(markup: ">")
            case .open(let id, let parentY, let isInLink):
                guard let node = tree[id] else { continue }
                let minY = parentY + node.origin.y - (tree[node.parent]?.offset.y ?? 0)
                // A parser would close the outer of two links or buttons before the inner one.
                let isInteractive = node.element == .link || node.element == .button
                let tag = isInLink && isInteractive ? HostElement.box.tag : node.element.tag
                writeTag(id, node, tag)
                guard node.element != .textField else { continue }
                writeContent(node, isFar: minY >= windowSize.height || minY <= -windowSize.height / 2)
                steps.append(.close(tag: tag))
                steps += childSteps(of: id, minY: minY, isInLink: isInLink || isInteractive)
            }
            guard buffer.bytes.count <= maximumBytes else { throw .tooLarge(maximumBytes: maximumBytes) }
        }
        return buffer.bytes
    }

    private func childSteps(of id: NodeID, minY: Double, isInLink: Bool) -> [Step] {
        (tree[id]?.children ?? []).reversed().map { .open($0, minY: minY, isInLink: isInLink) }
    }

    // MARK: - Tags

    private mutating func writeTag(_ id: NodeID, _ node: HostNode, _ tag: String) {
        buffer.append(markup: "<")
        buffer.append(name: tag)
        writeClasses(node)
        switch node.element {
        case .button where tag == node.element.tag: buffer.append(markup: " type=\"button\"")
        case .button: buffer.append(markup: " role=\"button\"")
        case .link where tag == node.element.tag: buffer.append(markup: " draggable=\"false\"")
        case .scroller, .carousel, .surface:
            if node.element != .carousel { buffer.append(markup: " data-measured=\"\"") }
            writeOffset(node)
        case .video, .audio:
            buffer.append(markup: " controls=\"\" preload=\"none\"")
            if node.element == .video { buffer.append(markup: " playsinline=\"\"") }
        case .textField:
            if node.attributes[.inputType] == nil { buffer.append(markup: " type=\"text\"") }
            if !node.text.isEmpty { buffer.append(attribute: "value", node.text) }
        default: break
        }
        writeAttributes(node)
        if node.isHidden { buffer.append(markup: " hidden=\"\"") }
        writeStyle(id, node)
        buffer.append(markup: ">")
    }

    /// The offset at which a scroller is shown. Its content has a margin instead, since a document opens with all scrollers
    /// at their starts.
    private mutating func writeOffset(_ node: HostNode) {
        guard node.offset != .zero else { return }
        var offset = HTMLBuffer()
        offset.append(points: node.offset.x)
        offset.append(markup: " ")
        offset.append(points: node.offset.y)
        buffer.append(attribute: "data-rendered-offset", String(decoding: offset.bytes, as: UTF8.self))
    }

    private mutating func writeClasses(_ node: HostNode) {
        var names = node.element.className.isEmpty ? [] : [node.element.className]
        for styleClass in node.styleClasses where !names.contains(styleClass.rawValue) {
            names.append(styleClass.rawValue)
        }
        if node.element == .image, !node.image.url.isEmpty { names.append("is-loaded") }
        guard !names.isEmpty else { return }
        buffer.append(attribute: "class", names.joined(separator: " "))
    }

    private mutating func writeAttributes(_ node: HostNode) {
        for attribute in HostAttribute.allCases {
            guard let value = node.attributes[attribute] else { continue }
            switch attribute {
            case .destination:
                let isAllowed = DocumentURL.isPath(value) || DocumentURL.isOpenable(value)
                if isAllowed { buffer.append(attribute: attribute.documentName, value) }
            case .inputType: writeInputType(node, value)
            case .isDisabled:
                buffer.append(attribute: attribute.documentName, value)
                let isField = node.element == .textField || node.element == .textArea
                if isField, value == "true" { buffer.append(markup: " disabled=\"\"") }
            case .mediaSource, .poster, .captions:
                if DocumentURL.isPath(value) { buffer.append(attribute: attribute.documentName, value) }
            default: buffer.append(attribute: attribute.documentName, value)
            }
        }
    }

    /// What a text field is for: a keyboard where HTML has no type of that name.
    private mutating func writeInputType(_ node: HostNode, _ value: String) {
        guard node.element == .textField else { return }
        let isNumber = value == "numeric" || value == "decimal"
        let isType = Self.inputTypes.contains(value)
        buffer.append(attribute: "type", isType ? value : "text")
        if isNumber { buffer.append(attribute: "inputmode", value) }
    }

    private static let inputTypes: Set<String> = [
        "text", "email", "url", "tel", "search", "password", "range", "date", "time", "datetime-local",
    ]

    // MARK: - Geometry

    private mutating func writeStyle(_ id: NodeID, _ node: HostNode) {
        var style = HTMLBuffer()
        if node.isPositioned {
            style.append(markup: node.origin.x == 0 ? "transform:translateY(" : "transform:translate(")
            if node.origin.x != 0 {
                style.append(points: node.origin.x)
                style.append(markup: "px,")
            }
            style.append(points: node.origin.y)
            style.append(markup: "px);")
        }
        if let size = node.size {
            style.append(markup: "width:")
            style.append(points: size.width)
            style.append(markup: "px;height:")
            style.append(points: size.height)
            style.append(markup: "px;")
        }
        if let offset = tree[node.parent]?.offset, offset != .zero {
            // A document opens with all scrollers at their starts: what would be scrolled out is before that.
            style.append(markup: "margin:")
            style.append(points: -offset.y)
            style.append(markup: "px 0 0 ")
            style.append(points: -offset.x)
            style.append(markup: "px;")
        }
        if let extent = extent(of: id, node) {
            style.append(number: extent.height, of: "--rendered-height")
            style.append(number: extent.width, of: "--rendered-width")
        }
        if node.zIndex != 0 {
            style.append(markup: "z-index:")
            style.append(node.zIndex)
            style.append(markup: ";")
        }
        if node.opacity != 1 { style.append(number: node.opacity, of: "opacity") }
        for (name, value) in node.variables.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            style.append(number: value, of: "--" + name.rawValue)
        }
        if node.element == .image, node.image.tint >= 0 {
            style.append(markup: "background-color:#")
            style.append(hexadecimal: node.image.tint)
            style.append(markup: ";")
        }
        guard !style.bytes.isEmpty else { return }
        buffer.append(attribute: "style", String(decoding: style.bytes.dropLast(), as: UTF8.self))
    }

    /// The extent of what exists in the content of a scroller or carousel. Without a program nothing more will be loaded, and a
    /// style sheet for that case ends the content there.
    private func extent(of id: NodeID, _ node: HostNode) -> Size? {
        guard let parent = tree[node.parent]?.element, parent == .scroller || parent == .carousel, node.size != nil
        else {
            return nil
        }
        var extent = Size.zero
        var open = node.children
        while let next = open.popLast() {
            guard let child = tree[next], !child.isHidden else { continue }
            guard let size = child.size, child.isPositioned else {
                // A row of a carousel has no frame of its own.
                if parent == .carousel, child.size == nil { open += child.children }
                continue
            }
            extent.width = max(extent.width, child.origin.x + size.width)
            extent.height = max(extent.height, child.origin.y + size.height)
        }
        return extent
    }

    // MARK: - Content

    private mutating func writeContent(_ node: HostNode, isFar: Bool) {
        switch node.element {
        case .text where node.runs.isEmpty: buffer.append(text: node.text)
        case .textArea:
            // A parser drops the first line break of an area.
            buffer.append(text: "\n" + node.text)
        case .text:
            for run in node.runs {
                buffer.append(markup: "<span")
                let names = run.styleClasses.map(\.rawValue)
                if !names.isEmpty { buffer.append(attribute: "class", names.joined(separator: " ")) }
                buffer.append(markup: ">")
                buffer.append(text: run.text)
                buffer.append(markup: "</span>")
            }
        case .image: writeImage(node, isFar: isFar)
        case .video, .audio: writeCaptions(node)
        case .drawing:
            buffer.append(markup: "<svg aria-hidden=\"true\"><path")
            if !node.path.isEmpty { buffer.append(attribute: "d", node.path.documentText) }
            buffer.append(markup: "></path></svg>")
        default: break
        }
    }

    /// The captions of a video or of sound, which an element inside has.
    private mutating func writeCaptions(_ node: HostNode) {
        guard let path = node.attributes[.captions], DocumentURL.isPath(path) else { return }
        buffer.append(markup: "<track kind=\"captions\" default=\"\"")
        if let language = node.attributes[.captionsLanguage] { buffer.append(attribute: "srclang", language) }
        buffer.append(attribute: "src", path)
        buffer.append(markup: ">")
    }

    private mutating func writeImage(_ node: HostNode, isFar: Bool) {
        buffer.append(markup: "<img decoding=\"async\" draggable=\"false\"")
        // Without a program the browser decides what to load: what is displayed first is requested first.
        if isFar { buffer.append(markup: " loading=\"lazy\"") }
        buffer.append(attribute: "alt", node.image.alternativeText)
        if let size = node.size, size.width >= 1, size.height >= 1, size.width < 1e5, size.height < 1e5 {
            buffer.append(attribute: "width", "\(Int(size.width))")
            buffer.append(attribute: "height", "\(Int(size.height))")
        }
        let focus = node.image.focus
        if focus != (50, 50) { buffer.append(attribute: "style", "object-position:\(focus.x)% \(focus.y)%") }
        if DocumentURL.isPath(node.image.url) { buffer.append(attribute: "src", node.image.url) }
        buffer.append(markup: ">")
    }
}

extension HTMLBuffer {
    /// Appends a declaration with a number, or nothing if the number is not finite.
    fileprivate mutating func append(number: Double, of property: String) {
        var value = HTMLBuffer()
        guard value.append(float: number) else { return }
        append(name: property + ":" + String(decoding: value.bytes, as: UTF8.self) + ";")
    }

    /// Appends a colour as six digits.
    fileprivate mutating func append(hexadecimal color: Int32) {
        let digits = String(color & 0xFF_FFFF, radix: 16)
        append(name: String(repeating: "0", count: 6 - digits.count) + digits)
    }
}

extension BezierPath {
    /// The path as SVG writes it.
    fileprivate var documentText: String {
        var buffer = HTMLBuffer()
        for element in elements {
            switch element {
            case .move(let point): buffer.append(step: "M", [point])
            case .line(let point): buffer.append(step: "L", [point])
            case .curve(let point, let first, let second): buffer.append(step: "C", [first, second, point])
            case .close: buffer.append(step: "Z", [])
            }
        }
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}

extension HTMLBuffer {
    fileprivate mutating func append(step letter: StaticString, _ points: [Point]) {
        append(markup: letter)
        for point in points {
            append(points: point.x)
            append(markup: " ")
            append(points: point.y)
            append(markup: " ")
        }
    }
}
