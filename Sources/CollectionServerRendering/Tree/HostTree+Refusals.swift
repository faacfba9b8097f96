import CollectionGeometry
package import CollectionViews

// What a browser refuses, by the rules and with the messages of `Web/refusals.js`. Tests/CollectionBrowserTests/RefusalTests and
// Tests/Web/refusals.test.mjs run the same commands against both.
extension HostTree {
    /// Why the page would not carry out a command, as a line that names the call; `nil` if it would.
    ///
    /// - Complexity: O(1), but for commands that concern several nodes: O(*n*) in their number.
    package func refusal(of command: HostCommand) -> String? {
        switch command {
        case .defineTemplate(let number, let template): refusal(of: template, number: number)
        case .instantiate(let number, let first): refusal(ofInstantiating: number, first)
        case .insert(let id, let parent, let next): refusal(ofInserting: id, into: parent, before: next)
        case .remove(let id): missing("remove", id)
        case .destroy(let first, let count): refusal(ofDestroying: first, count: count)
        case .measure(_, let requests): requests.lazy.compactMap { missing("measure", $0.node) }.first
        case .scroll(let id, let offset, _):
            kind("scroll", id, "does not scroll", .scroller, .carousel) ?? finite("scroll", id, "offset", offset)
        case .setHoldsTouches(let id, _): kind("setHoldsTouches", id, "does not scroll", .scroller, .carousel)
        case .focus(let id): missing("focus", id) ?? refusal(ofFocusing: id)
        case .request(_, let request): request.refusal(allowedOrigins: allowedOrigins)
        case .navigate(.push(let path)), .navigate(.replace(let path)):
            DocumentURL.isPath(path) ? nil : "navigate: refused \(path.quoted), which is no path of this origin"
        case .open(let url):
            DocumentURL.isPath(url) || DocumentURL.isOpenable(url)
                ? nil : "open: refused \(url.quoted), whose scheme is not allowed"
        case .startTimer(let token, let milliseconds):
            milliseconds < 0 ? "startTimer: refused timer \(token), whose time is negative" : nil
        case .useService(_, .share, let argument): refusal(ofSharing: ShareContent(argument: argument))
        default: refusalOfContent(command) ?? refusalOfGeometry(command)
        }
    }

    private func refusal(ofSharing content: ShareContent) -> String? {
        guard !content.url.isEmpty else {
            return content == ShareContent() ? "share: refused, because there is nothing to share" : nil
        }
        let isAllowed = DocumentURL.isPath(content.url) || DocumentURL.isOpenable(content.url)
        return isAllowed ? nil : "share: refused \(content.url.quoted), whose scheme is not allowed"
    }

    private func refusalOfContent(_ command: HostCommand) -> String? {
        switch command {
        case .setText(let id, _): kind("setText", id, "is no text", .text, .textField, .textArea)
        case .setAttributedText(let id, let text):
            kind("setAttributedText", id, "is no text", .text)
                ?? text.runs.lazy.flatMap { $0.styleClasses }.compactMap { name("setAttributedText", $0) }.first
        case .setPath(let id, let path):
            kind("setPath", id, "is no drawing", .drawing)
                ?? (path.elements.allSatisfy { $0.isFinite } ? nil : refused("setPath", id, "whose path is not finite"))
        case .setImage(let id, let image):
            kind("setImage", id, "is no image", .image)
                ?? (image.url.isEmpty || DocumentURL.isPath(image.url)
                    ? nil : "setImage: refused \(image.url.quoted), which is no path of this origin")
        case .setAttribute(let id, let attribute, let value):
            missing("setAttribute", id) ?? refusal(of: attribute, value, id)
        case .setStyleClass(let id, let styleClass, _):
            missing("setStyleClass", id) ?? name("setStyleClass", styleClass)
        case .setHidden(let id, _): missing("setHidden", id)
        case .setVariable(let id, let variable, let value):
            missing("setVariable", id) ?? name("setVariable", variable)
                ?? (value.isFinite
                    ? nil : "setVariable: refused --\(variable.rawValue) of node \(id.rawValue), which is not finite")
        default: nil
        }
    }

    private func refusalOfGeometry(_ command: HostCommand) -> String? {
        switch command {
        case .setOrigin(let id, let origin): missing("setOrigin", id) ?? finite("setOrigin", id, "origin", origin)
        case .setSize(let id, let size):
            missing("setSize", id)
                ?? (isLength(size.width) && isLength(size.height)
                    ? nil : refused("setSize", id, "whose size no browser can make"))
        case .setZIndex(let id, _): missing("setZIndex", id)
        case .setOpacity(let id, let opacity):
            missing("setOpacity", id)
                ?? ((0...1).contains(opacity) ? nil : refused("setOpacity", id, "whose opacity is not from 0 to 1"))
        case .stopAnimations(let id): missing("stopAnimations", id)
        case .animate(let id, let animation):
            missing("animate", id)
                ?? (animation.milliseconds > 0 && !animation.isEmpty
                    ? nil : refused("animate", id, "whose animation changes nothing or takes no time"))
        default: nil
        }
    }
}

// MARK: - Structure

extension HostTree {
    private func refusal(of template: ViewTemplate, number: Int) -> String? {
        let name = "defineTemplate: refused template \(number), which"
        if templates[number] != nil { return "\(name) is defined already" }
        var open = 1
        for node in template.nodes {
            if open == 0 { return "\(name) does not describe one tree" }
            open += node.childCount - 1
            if let line = node.styleClasses.lazy.compactMap({ self.name("defineTemplate", $0) }).first { return line }
        }
        return open == 0 ? nil : "\(name) does not describe one tree"
    }

    private func refusal(ofInstantiating number: Int, _ first: NodeID) -> String? {
        guard let template = templates[number] else {
            return "instantiate: refused template \(number), which is not defined"
        }
        for step in template.nodes.indices {
            let id = first.advanced(by: step)
            if id.rawValue < 0 || self[id] != nil { return refused("instantiate", id, "which exists already") }
        }
        return nil
    }

    private func refusal(ofInserting id: NodeID, into parent: NodeID, before next: NodeID) -> String? {
        if let line = missing("insert", id) ?? missing("insert", parent) { return line }
        var ancestor = parent
        while let node = self[ancestor] {
            if ancestor == id { return refused("insert", id, "which contains node \(parent.rawValue)") }
            ancestor = node.parent
        }
        guard next != .none, self[next]?.parent != parent else { return nil }
        return refused("insert", next, "which is not in node \(parent.rawValue)")
    }

    private func refusal(ofDestroying first: NodeID, count: Int) -> String? {
        for step in 0..<count {
            if let line = missing("destroy", first.advanced(by: step)) { return line }
        }
        return nil
    }

    /// A browser leaves the focus where it is if an element cannot hold it.
    private func refusal(ofFocusing id: NodeID) -> String? {
        guard isAttached(id) else { return refused("focus", id, "which is not in the document") }
        guard let node = self[id] else { return nil }
        switch node.element {
        case .button, .textField, .textArea, .video, .audio: return nil
        case .link where node.attributes[.destination] != nil: return nil
        default: return node.attributes[.tabIndex] == nil ? refused("focus", id, "which cannot hold the focus") : nil
        }
    }
}

// MARK: - Values

extension HostTree {
    private func refusal(of attribute: HostAttribute, _ value: String?, _ id: NodeID) -> String? {
        if attribute == .inputType, self[id]?.element != .textField {
            return "setAttribute: refused type for node \(id.rawValue), which is no text field"
        }
        guard let value, let reason = attribute.values.defect(of: value) else { return nil }
        return "setAttribute: refused \(attribute.documentName)=\(value.quoted), which \(reason)"
    }

    private func refused(_ call: String, _ id: NodeID, _ reason: String) -> String {
        "\(call): refused node \(id.rawValue), \(reason)"
    }

    private func missing(_ call: String, _ id: NodeID) -> String? {
        self[id] == nil ? refused(call, id, "which does not exist") : nil
    }

    private func kind(_ call: String, _ id: NodeID, _ reason: String, _ kinds: HostElement...) -> String? {
        guard let node = self[id] else { return missing(call, id) }
        return kinds.contains(node.element) ? nil : refused(call, id, "which \(reason)")
    }

    private func finite(_ call: String, _ id: NodeID, _ what: String, _ point: Point) -> String? {
        point.isFinite ? nil : refused(call, id, "whose \(what) is not finite")
    }

    /// Style classes and variables: what a list of classes can hold.
    private func name(_ call: String, _ styleClass: StyleClass) -> String? {
        let isName = !styleClass.rawValue.isEmpty && styleClass.rawValue.utf8.allSatisfy { $0 > 0x20 }
        return isName ? nil : "\(call): refused the class \(styleClass.rawValue.quoted), which is no name"
    }

    /// Whether a browser can make an element of a length, which crosses in 1/64 of a point.
    private func isLength(_ length: Double) -> Bool {
        (length * 64).rounded() >= 0 && length <= Self.maximumLength
    }

}

extension HostAttribute.Values {
    /// What is wrong with a value, as the end of a sentence; `nil` if nothing is.
    fileprivate func defect(of value: String) -> String? {
        switch self {
        case .text: nil
        case .address:
            DocumentURL.isPath(value) || DocumentURL.isOpenable(value)
                ? nil : "is no path of this origin and has no allowed scheme"
        case .path: DocumentURL.isPath(value) ? nil : "is no path of this origin"
        case .integer: Int(value) == nil ? "is no whole number" : nil
        case .number: Double(value)?.isFinite == true ? nil : "is no number"
        case .words(let words): words.contains(value) ? nil : "is none of \(words.joined(separator: ", "))"
        }
    }
}

extension BezierPath.Element {
    fileprivate var isFinite: Bool {
        switch self {
        case .move(let point), .line(let point): point.isFinite
        case .curve(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
        case .close: true
        }
    }
}

extension Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
