import CollectionDiagnostics
import CollectionFormatting

/// Connects a host and an app: receives the host's events, returns the app's commands.
///
/// ```swift
/// let window = Window(rootViewController: gallery)
/// let commands = window.handle(.environmentChanged(environment))
/// ```
///
/// A window has no other input or output, so that a whole app can be tested with values.
///
/// A window, its views, layouts and data sources are used on one thread at a time. Several windows may be at work at once, each on
/// a thread of its own.
public final class Window {
    /// The connection shared by all views of the window.
    public let context: HostContext
    /// The view controller whose view fills the window.
    public let rootViewController: ViewController

    /// Whether every event and every update of a collection view is logged, with the commands it leads to. It can be
    /// changed at any time.
    public var isTracing: Bool {
        get { context.isTracing }
        set { context.tracer = newValue ? HostTracer() : nil }
    }

    private var isRealized = false

    /// Creates a window that shows nothing until its first event.
    public init(rootViewController: ViewController) {
        context = HostContext()
        self.rootViewController = rootViewController
    }

    deinit {
        // A presented view and the context hold each other, and so may a handler that is never called now.
        context.removeModalViews()
        context.discardPendingCalls()
    }
}

extension Window {
    /// Handles an event and returns the commands for the host.
    public func handle(_ event: HostEvent) -> [HostCommand] {
        dispatch(event)
        return context.takeCommands()
    }

    /// Handles an event; the commands stay in the context until they are taken. Returns whether a view handled the
    /// event.
    @discardableResult
    public func dispatch(_ event: HostEvent) -> Bool { context.language.whileCurrent { handleEvent(event) } }

    private func handleEvent(_ event: HostEvent) -> Bool {
        let before = context.commands.count
        context.beginEvent()
        realizeIfNeeded()
        var isTaken = false
        switch event {
        case .environmentChanged(let environment):
            context.environment = environment
            context.local.forgetRegion()
            rootViewController.view.environmentDidChange()
            isTaken = rootViewController.handle(event)
            for modalView in context.modalViews { modalView.environmentDidChange() }
            context.network.note(isOnline: environment.isOnline)
        case .stored(let key, let value):
            context.noteStored(value, for: key)
        case .responded(let token, let response):
            context.complete(request: token, with: response)
        case .timerFired(let token):
            context.complete(timer: token)
        case .located(let token, let response):
            context.complete(position: token, with: response)
        default:
            isTaken = pass(event)
        }
        update()
        if let tracer = context.tracer {
            context.send(.log(.debug, tracer.line(for: event, leadingTo: context.commands, from: before)))
        }
        return isTaken
    }

    /// Changes the app outside of an event and lays out all views; the commands stay in the context until they are
    /// taken.
    ///
    /// - Parameter change: The change, as for a message that did not come through the host.
    public func perform(_ change: () -> Void) {
        context.language.whileCurrent {
            context.beginEvent()
            realizeIfNeeded()
            change()
            update()
        }
    }

    /// Passes an event to the presented views, and else to the screens.
    private func pass(_ event: HostEvent) -> Bool {
        switch event {
        case .focused(let node): context.noteFocus(node)
        case .started(let path): context.history.start(at: path)
        case .navigated(let path):
            if context.history.follow(to: path, in: context) { return true }
            context.dismissModalViews()
        // Modal views are not printed.
        case .printingBegan, .printingEnded: return rootViewController.handle(event)
        default: break
        }
        for modalView in context.modalViews.reversed() where modalView.handle(event) { return true }
        return rootViewController.handle(event)
    }

    /// Brings everything in line with what an event has changed.
    private func update() {
        layOut()
        context.endEvent()
        context.history.settle(in: context)
    }

    /// Lays out all views. A layout may request another round; the rounds are limited, so that two views that keep
    /// changing each other cannot block the host.
    private func layOut() {
        for _ in 0..<Self.maximumRounds {
            context.beginLayout()
            rootViewController.view.layoutIfNeeded()
            for modalView in context.modalViews { modalView.layoutIfNeeded() }
            rootViewController.layoutDidEnd()
            guard context.needsLayout else { return }
        }
        context.send(
            .log(.warning, diagnosticText(423, "Views still request layout after \(Self.maximumRounds) rounds.")))
    }

    private static var maximumRounds: Int { 8 }

    private func realizeIfNeeded() {
        guard !isRealized else { return }
        isRealized = true
        rootViewController.load(in: context)
        context.show(rootViewController.view)
    }
}
