import CollectionGeometry
import CollectionViews

// Commands that concern one node.
extension HostTree {
    /// Carries out a command for one node. Returns whether it was one.
    mutating func applyToNode(_ command: HostCommand) -> Bool {
        switch command {
        case .setText(let id, let text):
            update(id) { node in
                node.text = text
                node.runs = []
            }
            if let element = self[id]?.element, element != .text, element != .textField {
                violate("text for \(id), which is no text node")
            }
        case .setAttributedText(let id, let text):
            update(id) { node in
                node.text = text.string
                node.runs = text.runs
            }
            if self[id]?.element != .text { violate("an attributed text for \(id), which is no text node") }
        case .setPath(let id, let path):
            update(id) { $0.path = path }
            if self[id]?.element != .drawing { violate("a path for \(id), which is no drawing") }
            if path.elements.contains(where: { !$0.isFinite }) { violate("a path of \(id) that is not finite") }
        case .setImage(let id, let image):
            update(id) { $0.image = image }
            if self[id]?.element != .image { violate("an image for \(id), which is no image node") }
        case .setAttribute(let id, let attribute, let value):
            update(id) { $0.attributes[attribute] = value }
        case .setRole(let id, let role, let isActive):
            update(id) { node in
                node.roles.removeAll { $0 == role }
                if isActive { node.roles.append(role) }
            }
        case .setHidden(let id, let isHidden): update(id) { $0.isHidden = isHidden }
        case .setVariable(let id, let role, let value): update(id) { $0.variables[role] = value }
        case .setOpacity(let id, let opacity): update(id) { $0.opacity = opacity }
        case .setZIndex(let id, let zIndex): update(id) { $0.zIndex = zIndex }
        case .stopAnimations(let id): update(id) { $0.animations = [] }
        default: return applyGeometry(command)
        }
        return true
    }

    private mutating func applyGeometry(_ command: HostCommand) -> Bool {
        switch command {
        case .setOrigin(let id, let origin):
            if !origin.isFinite { violate("origin \(origin) of \(id)") }
            update(id) { node in
                node.origin = origin
                node.isPositioned = true
            }
        case .setSize(let id, let size):
            if !(size.width.isFinite && size.height.isFinite) { violate("size \(size) of \(id)") }
            if max(size.width, size.height) > Self.maximumLength {
                violate("\(id) is \(size), more than a browser can make")
            }
            update(id) { $0.size = size }
        case .animate(let id, let animation):
            if animation.milliseconds <= 0 || animation.isEmpty { violate("an animation of nothing for \(id)") }
            update(id) { $0.animations.append(animation) }
        default: return false
        }
        return true
    }

    private mutating func update(_ id: NodeID, _ body: (inout HostNode) -> Void) {
        if self[id]?.update(body) == nil { violate("a command for \(id), which does not exist") }
    }
}

extension HostNode {
    fileprivate mutating func update(_ body: (inout HostNode) -> Void) { body(&self) }
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
