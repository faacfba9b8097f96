public import CollectionGeometry

// Initializers and methods with a weakly held target.

extension MenuAction {
    /// Creates an action performed by a target, which is held weakly.
    public init<Target: WeaklyReferenceable>(
        _ title: String, attributes: Attributes = [], target: Target, handler: @escaping (Target) -> Void
    ) {
        self.init(title, attributes: attributes, handler: Weak(target).performing(handler))
    }
}

extension ContextualAction {
    /// Creates an action performed by a target, which is held weakly; `handler` returns whether the action was
    /// performed.
    public convenience init<Target: WeaklyReferenceable>(
        style: Style = .normal, title: String, styleClass: StyleClass? = nil, target: Target,
        handler: @escaping (Target) -> Bool
    ) {
        let target = Weak(target)
        self.init(style: style, title: title, styleClass: styleClass) { _, completion in
            completion(target.object.map(handler) ?? false)
        }
    }
}

extension CollectionView {
    /// Calls a target when the user comes near an end of the content, as ``onReach(_:within:_:)`` does with a closure.
    /// The target is held weakly.
    public func onReach<Target: WeaklyReferenceable>(
        _ end: ContentEnd, within distance: ReachDistance, target: Target, _ action: @escaping (Target) -> Void
    ) {
        onReach(end, within: distance, Weak(target).performing(action))
    }

    /// The item whose cell has the keyboard focus; `nil` if none has.
    public var indexPathForFocusedItem: IndexPath? { itemFocus.indexPath }
}
