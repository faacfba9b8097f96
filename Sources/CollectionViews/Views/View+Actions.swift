// Target–action. A view keeps its actions; a target is held weakly.
extension View {
    /// Has a closure called when the user activates the view: a button, a link, a surface.
    ///
    /// The view keeps the closure for as long as it lives. Capture ids and models in it, and what owns the view only as
    /// ``Weak``, or use ``addTarget(_:_:)``.
    public func addAction(_ action: @escaping () -> Void) {
        activationActions.append(action)
    }

    /// Has an object act when the user activates the view. The view holds the object weakly: it may own the view.
    ///
    /// ```swift
    /// reloadButton.addTarget(self) { $0.reload() }
    /// ```
    public func addTarget<Target: WeaklyReferenceable>(_ target: Target, _ action: @escaping (Target) -> Void) {
        addAction(Weak(target).performing(action))
    }

    /// Has a closure called when the user activates the view, in place of all that were added before: for a view in a cell,
    /// which is configured for one item after the other.
    public func setAction(_ action: @escaping () -> Void) {
        activationActions = [action]
    }

    /// Calls what was added, in order. Views that find out for themselves when they are activated call it.
    public func sendActions() {
        for action in activationActions { action() }
    }
}
