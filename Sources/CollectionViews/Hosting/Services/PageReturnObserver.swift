/// Notifies the owner of stored content each time the page is shown again, because another tab may have changed what was read
/// before.
///
/// ```swift
/// private let returns = PageReturnObserver()
/// returns.observe(in: service.context, self) { $0.load() }
/// ```
public final class PageReturnObserver {
    /// The host that is observed.
    private var context: HostContext?

    /// Creates an observer that observes nothing yet.
    public init() {}
}

extension PageReturnObserver {
    /// Calls a target whenever the page is shown again, and not when it is hidden. Further calls with the same host change nothing.
    ///
    /// - Parameters:
    ///   - context: The connection to the host; `nil` where there is none yet, which changes nothing.
    ///   - target: The object that is notified. It is held weakly.
    ///   - action: Gets the target.
    public func observe<Target: WeaklyReferenceable>(
        in context: HostContext?, _ target: Target, _ action: @escaping (_ target: Target) -> Void
    ) {
        guard let context, context !== self.context else { return }
        self.context = context
        context.whenVisibilityChanges(target) { target, isVisible in
            if isVisible { action(target) }
        }
    }
}
