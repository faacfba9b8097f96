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
    let root = View(.box, roles: ["screen"])
    root.addSubview(view)
    let host = ModelHost(ViewController(view: root), windowSize: Size(width: 400, height: 800))
    host.start(path: "/")
    host.change { $0.layoutDirection = direction }
    return host
}
