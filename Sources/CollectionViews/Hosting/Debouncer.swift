/// Calls the last of several actions that follow each other quickly, once none has followed for an interval: a search while the
/// user types, or a draft that is stored when the user pauses.
///
/// ```swift
/// private let pause = Debouncer(milliseconds: 300)
///
/// override func viewDidLoad() {
///     searchField.addTarget(self, for: .editingChanged) { screen, text in
///         guard let context = screen.context else { return }
///         screen.pause.schedule(in: context, target: screen) { $0.search(for: text) }
///     }
///     searchField.addTarget(self, for: .editingDidEndOnExit) { screen, _ in screen.pause.flush() }
/// }
/// ```
///
/// It is no limit of how often something is done: while actions keep following each other, none is called. Nothing is called
/// once the debouncer was deallocated. In a test the interval passes by `ModelHost.advance(by:)`.
public final class Debouncer: WeaklyReferenceable {
    /// The token of weak references.
    public let lifetime = Lifetime()
    /// The interval without another action after which the last one is called, in milliseconds.
    public let milliseconds: Int

    private var waiting: Waiting?

    /// An action and the timer that ends its wait.
    private struct Waiting {
        let context: HostContext
        let timer: HostContext.Ticket
        let action: () -> Void
    }

    /// Creates a debouncer that has nothing to call.
    ///
    /// - Parameter milliseconds: The interval in milliseconds. A negative one counts as 0.
    public init(milliseconds: Int) {
        self.milliseconds = max(0, milliseconds)
    }
}

extension Debouncer {
    /// Whether an action waits to be called.
    public var isWaiting: Bool { waiting != nil }

    /// Calls an action after the interval, in place of the one that waits.
    ///
    /// - Parameters:
    ///   - context: The connection to the host, whose clock counts the interval.
    ///   - action: The action. It is held until it was called or another one took its place.
    public func schedule(in context: HostContext, _ action: @escaping () -> Void) {
        cancel()
        let timer = context.after(milliseconds: milliseconds, target: self) { $0.flush() }
        waiting = Waiting(context: context, timer: timer, action: action)
    }

    /// Calls an action with a target after the interval, in place of the action that waits. The target is held weakly: nothing is
    /// called once it was deallocated.
    ///
    /// - Parameters:
    ///   - context: The connection to the host, whose clock counts the interval.
    ///   - target: The object that the action is called with.
    ///   - action: The action.
    public func schedule<Target: WeaklyReferenceable>(
        in context: HostContext, target: Target, _ action: @escaping (Target) -> Void
    ) {
        schedule(in: context, Weak(target).performing(action))
    }

    /// Calls the action that waits at once. Does nothing if none waits.
    public func flush() {
        let action = waiting?.action
        cancel()
        action?()
    }

    /// Discards the action that waits; it is not called.
    public func cancel() {
        if let waiting { waiting.context.cancel(timer: waiting.timer) }
        waiting = nil
    }
}
