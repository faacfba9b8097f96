import CollectionGeometry

/// A menu above all other content of the window, with a backdrop that receives every tap beside it.
final class MenuView: View {
    /// The outcome of an event in the menu.
    enum Outcome: Equatable {
        /// Nothing: the event does not concern the menu.
        case ignored
        /// The menu has handled the event.
        case taken
        /// The menu closes, and the action at an index is performed.
        case chosen(Int)
        /// The menu closes; whether the focus returns to the node that had it before.
        case closed(returnsFocus: Bool)
    }

    private let ground = View(.button, styleClasses: ["menu-ground"])
    private let panel = View(.box, styleClasses: ["menu"])
    private let actions: [MenuAction]
    private var typeAhead = TypeAhead()

    init(_ menu: Menu) {
        actions = menu.children
        super.init(.box, styleClasses: ["menu-layer"])
        ground.setAttribute(.tabIndex, "-1")
        ground.setAttribute(.isHiddenFromAccessibility, "true")
        panel.setAttribute(.accessibilityRole, "menu")
        panel.accessibilityLabel = menu.title.isEmpty ? nil : menu.title
        for action in menu.children { panel.addSubview(Self.makeEntry(action)) }
        for view in [ground, panel] as [View] { addSubview(view) }
    }

    private static func makeEntry(_ action: MenuAction) -> View {
        let isDestructive = action.attributes.contains(.destructive)
        let entry = View(.button, styleClasses: ["menu-entry"] + (isDestructive ? ["is-destructive"] : []))
        let label = Label(.body)
        label.text = action.title
        entry.addSubview(label)
        entry.setAttribute(.accessibilityRole, "menuitem")
        entry.setAttribute(.tabIndex, "-1")
        if action.attributes.contains(.disabled) {
            entry.setAttribute(.isDisabled, "true")
            entry.setStyleClass("is-disabled", true)
        }
        return entry
    }
}

extension MenuView {
    /// Shows the menu in the window and moves the focus to its first entry. The point is in points from the top left
    /// corner of the window.
    func open(in context: HostContext, at point: Point) {
        realize(in: context)
        let frame = MenuPlacement.frame(at: point, entries: actions.count, in: context.environment)
        send(.setOrigin(panel.node, frame.origin))
        send(.setSize(panel.node, frame.size))
        send(.insert(node, into: .root, before: .none))
        panel.subviews.first?.focus()
    }

    /// Has the host place the menu beside a node.
    func anchor(to source: NodeID) { panel.setAnchor(source) }

    /// The entry at an index.
    func entry(at index: Int) -> View { panel.subviews[index] }

    /// The outcome of an event.
    func outcome(of event: HostEvent) -> Outcome {
        switch event {
        case .activated(let target):
            if ground.node == target { return .closed(returnsFocus: true) }
            guard let index = index(of: target) else { return .ignored }
            return choose(index)
        case .keyPressed(let key, let target):
            guard view(for: target) != nil else { return .ignored }
            return press(key, on: index(of: target))
        case .typed(let letter, let target):
            guard let index = index(of: target) else { return .ignored }
            return type(letter, from: index)
        case .focused(let target):
            return view(for: target) == nil ? .closed(returnsFocus: false) : .taken
        case .menuRequested(let target, _, _):
            return view(for: target) == nil ? .ignored : .taken
        default:
            return .ignored
        }
    }

    private func index(of node: NodeID) -> Int? { panel.subviews.firstIndex { $0.view(for: node) != nil } }

    private func choose(_ index: Int) -> Outcome {
        actions[index].attributes.contains(.disabled) ? .taken : .chosen(index)
    }

    private func press(_ key: Key, on index: Int?) -> Outcome {
        let count = actions.count
        switch key {
        case .escape: return .closed(returnsFocus: true)
        case .down: return focus(index.map { ($0 + 1) % count } ?? 0)
        case .up: return focus(index.map { ($0 + count - 1) % count } ?? count - 1)
        case .home, .pageUp: return focus(0)
        case .end, .pageDown: return focus(count - 1)
        // The host activates its own buttons.
        case .enter, .space: return .ignored
        default: return .taken
        }
    }

    private func focus(_ index: Int) -> Outcome {
        panel.subviews[index].focus()
        return .taken
    }

    private func type(_ letter: String, from index: Int) -> Outcome {
        typeAhead.reset()
        _ = typeAhead.type(letter)
        for step in 1...actions.count {
            let candidate = (index + step) % actions.count
            if typeAhead.matches(actions[candidate].title) { return focus(candidate) }
        }
        return .taken
    }
}
