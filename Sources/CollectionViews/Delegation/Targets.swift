public import CollectionGeometry

// Further places where an object acts that is held weakly.

extension MenuAction {
    /// Creates an action that an object performs. The object is held weakly.
    public init<Target: WeaklyReferenceable>(
        _ title: String, attributes: Attributes = [], target: Target, handler: @escaping (Target) -> Void
    ) {
        self.init(title, attributes: attributes, handler: Weak(target).performing(handler))
    }
}

extension ContextualAction {
    /// Creates an action that an object performs; `handler` returns whether that was done. The object is held weakly.
    public convenience init<Target: WeaklyReferenceable>(
        style: Style = .normal, title: String, role: StyleRole? = nil, target: Target,
        handler: @escaping (Target) -> Bool
    ) {
        let target = Weak(target)
        self.init(style: style, title: title, role: role) { _, completion in
            completion(target.object.map(handler) ?? false)
        }
    }
}

extension CollectionView {
    /// Has an object act when the user comes near an end of the content, as ``onReach(_:within:_:)`` does with a closure. The
    /// object is held weakly.
    public func onReach<Target: WeaklyReferenceable>(
        _ end: ContentEnd, within distance: ReachDistance, target: Target, _ action: @escaping (Target) -> Void
    ) {
        onReach(end, within: distance, Weak(target).performing(action))
    }

    /// The item whose cell holds the keyboard focus; `nil` if none does.
    public var indexPathForFocusedItem: IndexPath? { itemFocus.indexPath }
}
