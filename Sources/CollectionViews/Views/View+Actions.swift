// Target–action. A view holds its actions strongly; a target is held weakly.
extension View {
    /// Adds a closure that is called when the user activates the view: a button, a link, a surface.
    ///
    /// The view holds the closure strongly. Capture identifiers and models in it, and the owner of the view only as
    /// ``Weak``, or use ``addTarget(_:_:)``.
    public func addAction(_ action: @escaping () -> Void) {
        activationActions.append(action)
    }

    /// Calls a target when the user activates the view. The target is held weakly, since it may own the view.
    ///
    /// Each call adds one more target. Where a view is configured more than once, as by a registration, use
    /// ``setTarget(_:_:)``.
    ///
    /// ```swift
    /// reloadButton.addTarget(self) { $0.reload() }
    /// ```
    public func addTarget<Target: WeaklyReferenceable>(_ target: Target, _ action: @escaping (Target) -> Void) {
        addAction(Weak(target).performing(action))
    }

    /// Replaces all closures by one that is called when the user activates the view: for a view in a cell, which is
    /// configured for one item after another.
    public func setAction(_ action: @escaping () -> Void) {
        activationActions = [action]
    }

    /// Replaces all actions by a target that is called when the user activates the view: for a view that a registration
    /// configures again and again. The target is held weakly.
    public func setTarget<Target: WeaklyReferenceable>(_ target: Target, _ action: @escaping (Target) -> Void) {
        setAction(Weak(target).performing(action))
    }

    /// Calls the actions in the order in which they were added. Views that detect their activation themselves call it.
    public func sendActions() {
        for action in activationActions { action() }
    }
}
