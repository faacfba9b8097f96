import CollectionGeometry
import CollectionTestSupport
import CollectionViews

/// A host that has realized a view, and what the view sends from then on.
struct Stage {
    let context = HostContext()

    /// Realizes a view. What that sends is dropped.
    init(_ view: View) {
        view.realize(in: context)
        _ = context.takeCommands()
    }

    /// What was sent while something was done.
    func commands(_ body: () -> Void) -> [HostCommand] {
        body()
        return context.takeCommands()
    }
}

/// What a view sends when it is realized, besides the definition and the copy of its template.
func stateCommands(_ view: View) -> [HostCommand] {
    let context = HostContext()
    view.realize(in: context)
    return Array(context.takeCommands().dropFirst(2))
}

/// A view alone in a window.
func makeHost(_ view: View, direction: LayoutDirection = .leftToRight) -> ModelHost {
    let root = View(.box, styleClasses: ["screen"])
    root.addSubview(view)
    let host = ModelHost(ViewController(view: root), windowSize: Size(width: 400, height: 800))
    host.start(path: "/")
    host.change { $0.layoutDirection = direction }
    return host
}

extension ModelHost {
    /// Activates the button or link with a name for assistive technology, that of a visible one. Returns whether there is
    /// one.
    @discardableResult
    func tap(label: String) -> Bool {
        let named = nodes { $0.attributes[.accessibilityLabel] == label && [.button, .link].contains($0.element) }
        guard let node = named.first(where: { frameInWindow($0) != nil }) else { return false }
        return tap(node: node)
    }

    /// Activates a node, as a user does who then has the focus there. Returns whether the app took it.
    @discardableResult
    func tap(node: NodeID) -> Bool {
        send(.focused(node))
        return send(.activated(node))
    }
}
