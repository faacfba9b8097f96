/// Moves loadable content from state to state, and calls the hooks.
///
/// ```swift
/// let machine = LoadableContentStateMachine()
/// machine.hooks.didEnter = { state in log(state.description) }
/// machine.handle(.begin)               // true: loading
/// machine.handle(.finish(.noContent))  // true: no content
/// machine.handle(.finish(.noContent))  // false: there is no load under way
/// ```
///
/// The rules are those of ``LoadStatus/reduced(by:)``; a hook may forbid a state, and no hook can invent one.
public final class LoadableContentStateMachine {
    /// The closures that the machine calls.
    public var hooks = Hooks()
    /// The state of the content.
    public private(set) var status = LoadStatus()
    /// Whether a hook is being called before a change.
    private var isDeciding = false

    /// Creates a machine in the initial state.
    public init() {}
}

extension LoadableContentStateMachine {
    /// The closures that a machine calls, in this order: ``shouldEnter``, ``willChange``, then, with the new state in place,
    /// ``didExit``, ``didEnter``, ``didTransition``, ``didChange``.
    ///
    /// No handler is called for an event that leaves the state as it is. Until ``willChange`` has returned, the machine takes no
    /// other event; after it a hook may cause further ones.
    public struct Hooks {
        /// Whether a state may be entered. Without it every state may. It is not called for a reset.
        public var shouldEnter: ((LoadState) -> Bool)?
        /// Called before the state changes.
        public var willChange: (() -> Void)?
        /// Called with the previous state.
        public var didExit: ((LoadState) -> Void)?
        /// Called with the state that was entered.
        public var didEnter: ((LoadState) -> Void)?
        /// Called with both.
        public var didTransition: ((_ old: LoadState, _ new: LoadState) -> Void)?
        /// Called last.
        public var didChange: (() -> Void)?

        /// Creates hooks that do nothing.
        public init() {}
    }

    /// The state.
    public var state: LoadState { status.state }

    /// Handles an event. Returns whether it was possible and no hook forbade it; else nothing has changed.
    @discardableResult
    public func handle(_ event: LoadEvent) -> Bool {
        guard !isDeciding, let new = status.reduced(by: event) else { return false }
        return enter(new, isReset: event == .reset)
    }

    /// Enters a state directly. Returns whether the machine is in it afterwards.
    ///
    /// Use it for content that is loaded by other means; loads of data sources use ``handle(_:)``.
    @discardableResult
    public func transition(to state: LoadState) -> Bool {
        if state == status.state { return true }
        guard !isDeciding, status.state.canBeFollowed(by: state) else { return false }
        var new = status
        new.state = state
        new.error = state == .error ? LoadError() : nil
        if state == .loaded { new.shown = .content }
        if state == .noContent { new.shown = .emptiness }
        return enter(new, isReset: false)
    }

    private func enter(_ new: LoadStatus, isReset: Bool) -> Bool {
        let old = status.state
        guard new.state != old else {
            status = new
            return true
        }
        isDeciding = true
        let isForbidden = !isReset && hooks.shouldEnter?(new.state) == false
        if !isForbidden { hooks.willChange?() }
        isDeciding = false
        if isForbidden { return false }
        status = new
        hooks.didExit?(old)
        hooks.didEnter?(new.state)
        hooks.didTransition?(old, new.state)
        hooks.didChange?()
        return true
    }
}
