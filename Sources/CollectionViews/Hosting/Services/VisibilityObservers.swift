/// Whether the page is visible, and the observers of changes.
final class VisibilityObservers {
    private(set) var isVisible = true
    private var observers: [(_ isVisible: Bool) -> Bool] = []

    /// Adds an observer, which returns whether it is still needed.
    func add(_ observer: @escaping (_ isVisible: Bool) -> Bool) { observers.append(observer) }

    /// Notes what the host reports, and calls the observers.
    func note(isVisible: Bool) {
        self.isVisible = isVisible
        let current = observers
        observers = []
        var kept: [(Bool) -> Bool] = []
        for observer in current where observer(isVisible) { kept.append(observer) }
        // An observer may have added others.
        observers = kept + observers
    }
}

extension HostContext {
    /// Whether the user can see the page: not while its tab is in the background, its window is minimized, or the device is locked.
    ///
    /// The host reports it from the first use on, of this property or of ``whenVisibilityChanges(_:_:)``. Until the first report
    /// the page counts as visible.
    public var isVisible: Bool { visibility.isVisible }

    /// Calls a target whenever the page is hidden, and whenever it is shown again. The target is held weakly.
    ///
    /// It is the counterpart of `sceneDidEnterBackground` and `sceneWillEnterForeground`. A browser may discard a hidden page
    /// without a further event: store drafts when the page is hidden.
    ///
    /// ```swift
    /// context.whenVisibilityChanges(self) { screen, isVisible in
    ///     if isVisible { screen.reload() } else { screen.storeDraft() }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - target: The object that is notified.
    ///   - action: Gets the target, and whether the page is visible now.
    public func whenVisibilityChanges<Target: WeaklyReferenceable>(
        _ target: Target, _ action: @escaping (_ target: Target, _ isVisible: Bool) -> Void
    ) {
        let target = Weak(target)
        visibility.add { isVisible in
            guard let object = target.object else { return false }
            action(object, isVisible)
            return true
        }
    }

    // A program that uses no visibility contains no observers: nothing else may refer to them.
    func makeVisibility() -> VisibilityObservers {
        let visibility = VisibilityObservers()
        awaitChange(of: visibility)
        return visibility
    }

    /// The host responds once the page is no longer as it was.
    private func awaitChange(of visibility: VisibilityObservers) {
        use(.visibility, visibility.isVisible ? "visible" : "hidden") { [self] reply in
            guard reply.status == 200 else { return }
            visibility.note(isVisible: !visibility.isVisible)
            awaitChange(of: visibility)
        }
    }
}
