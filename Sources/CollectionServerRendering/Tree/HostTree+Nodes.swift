import CollectionGeometry
import CollectionViews

// Commands that concern one node, none of which is refused.
extension HostTree {
    /// Carries out a command for one node. Returns whether it was one.
    mutating func applyToNode(_ command: HostCommand) -> Bool {
        switch command {
        case .setText(let id, let text):
            self[id]?.text = text
            self[id]?.runs = []
        case .setAttributedText(let id, let text):
            self[id]?.text = text.string
            self[id]?.runs = text.runs
        case .setPath(let id, let path): self[id]?.path = path
        case .setImage(let id, let image): self[id]?.image = image
        case .setAttribute(let id, let attribute, let value): self[id]?.attributes[attribute] = value
        case .setStyleClass(let id, let styleClass, let isActive):
            self[id]?.styleClasses.removeAll { $0 == styleClass }
            if isActive { self[id]?.styleClasses.append(styleClass) }
        case .setHidden(let id, let isHidden): self[id]?.isHidden = isHidden
        case .setVariable(let id, let variable, let value): self[id]?.variables[variable] = value
        case .setOpacity(let id, let opacity): self[id]?.opacity = opacity
        case .setZIndex(let id, let zIndex): self[id]?.zIndex = zIndex
        case .setOrigin(let id, let origin):
            self[id]?.origin = origin
            self[id]?.isPositioned = true
        case .setSize(let id, let size): self[id]?.size = size
        case .animate(let id, let animation): self[id]?.animations.append(animation)
        case .stopAnimations(let id): self[id]?.animations = []
        default: return false
        }
        return true
    }
}
