public import CollectionFormatting

/// The state that views share with their host: the commands of the current event, the node numbers, the known templates
/// and the environment.
///
/// Views hold the context. The context holds the presented views; it holds the content of the window and collection views weakly, and no
/// other views.
public final class HostContext {
    /// The commands that have not been taken yet, in order. It stays empty while a ``commandReceiver`` receives them.
    public private(set) var commands: [HostCommand] = []
    /// Receives each command when it is sent, for a host that encodes commands directly. The default, `nil`, stores the
    /// commands until they are taken; so does a trace, which counts them first.
    public var commandReceiver: ((HostCommand) -> Void)?
    /// The environment of the host. The window keeps it up to date.
    public package(set) var environment = HostEnvironment()

    /// The time of the current event, in milliseconds on a monotonic clock of the host: only differences are
    /// meaningful. It is the same throughout an event.
    public package(set) var time: Double {
        get { clock.time }
        set { clock.time = newValue }
    }

    /// The host's monotonic clock, in milliseconds.
    package var clock = EventClock()
    /// The clock of the device and the region of the user.
    package let local = LocalSettings()
    /// The language that the app is shown in: that of ``localize(_:)`` or ``setLanguage(_:)``.
    public let language = AppLanguage()
    private var storageConnection = StorageConnection()

    /// Formats the trace of events and updates; `nil` while none is written.
    var tracer: (any HostTracing)? {
        didSet { if tracer == nil { passOnCommands() } }
    }

    private var windowViews = WindowViews()
    /// The node with the keyboard focus, and the one for which it was requested.
    private(set) var focus = FocusState()
    /// Whether a view has requested a layout since the last one.
    private(set) var needsLayout = false

    /// The handlers of requests, timers and position requests under way.
    let pendingCalls = PendingCalls()
    /// The realized collection views.
    var collectionViews = RealizedCollectionViews()
    /// What is to happen when the device is online again.
    let network = NetworkObservers()
    /// Whether the page is visible, and the observers of changes. The host reports it from the first use on.
    private(set) lazy var visibility = makeVisibility()
    /// The current address, and the entries of overlays in the host's history.
    let history = WindowHistory()
    /// Whether opening an address presents the views of its modal routes. A host that renders a document presents none: no view could be
    /// dismissed before the program has started.
    package var presentsModalRoutes = true

    private var nodes = NodeNumbers()
    private var templates = TemplateNumbers()

    /// Creates a context without commands.
    public init() {}
}

extension HostContext {
    /// Whether every event and every update is logged, with its commands.
    public var isTracing: Bool { tracer != nil }

    /// Discards the time read in the last event.
    func beginEvent() {
        clock.beginEvent()
        local.clock.beginEvent()
    }

    /// The small values that the app keeps on the device.
    public var storage: HostStorage { storageConnection.storage }

    /// Where ``storage`` keeps its values, set before its first use. Without a host they are in memory.
    package var storageHost: (any HostStoring)? {
        get { storageConnection.host }
        set { storageConnection.host = newValue }
    }

    /// Passes a change by another page, or one of the values that a host loads, to ``storage``, if that is in use.
    package func noteStored(_ value: String?, for key: String) { storageConnection.note(value, for: key) }

    /// Adds a command to those of the current event.
    public func send(_ command: HostCommand) {
        if case .focus(let node) = command { focus.request(node) }
        if let commandReceiver, tracer == nil { commandReceiver(command) } else { commands.append(command) }
    }

    /// Requests another call of ``View/layoutIfNeeded()`` before the current event ends.
    public func setNeedsLayout() {
        needsLayout = true
    }

    /// Begins a layout: the requests before it are met by it.
    func beginLayout() { needsLayout = false }

    /// Ends an event whose layouts are done: the host reports the focus that was requested in it.
    func endEvent() { focus.endEvent() }

    /// Shows the content of the window, which is realized.
    func show(_ root: View) {
        windowViews.show(root)
        send(.insert(root.node, into: .root, before: .none))
    }

    /// The node of the window's content; `.none` before it is shown and after it is deallocated.
    var rootNode: NodeID { windowViews.rootNode }

    /// The view for which the focus was requested last in the current event. Without such a request, or if that view is not in the
    /// window, it is the view with the focus; `nil` if that is not in the window either, or if no view has the focus.
    ///
    /// ``View/containsFocus`` does not consider requests.
    ///
    /// - Complexity: O(*n*) in the number of views.
    var focusedView: View? { viewInWindow(for: focus.requested) ?? viewInWindow(for: focus.current) }

    /// ``focusedView`` if it is a given view or inside it; `nil` if it is elsewhere.
    ///
    /// - Complexity: O(*n*) in the number of views.
    func focusedView(in container: View) -> View? {
        let focused: View? = focusedView
        return focused?.isDescendant(of: container) == true ? focused : nil
    }

    /// Whether a view is among the presented views or in the window's content. A cell in a reuse pool is not.
    ///
    /// - Complexity: O(*n*) in the number of views.
    func isInWindow(_ view: View) -> Bool { viewInWindow(for: view.node) === view }

    /// The view with a node, in the presented views or in the window's content; `nil` if there is none.
    private func viewInWindow(for node: NodeID) -> View? {
        node == .none ? nil : windowViews.view(for: node)
    }

    /// The presented views, the topmost last.
    var modalViews: [ModalView] { windowViews.modalViews }

    /// Adds a presented view on top of the others.
    func add(_ modalView: ModalView) { windowViews.add(modalView) }

    /// Removes a presented view.
    func remove(_ modalView: ModalView) { windowViews.remove(modalView) }

    /// Dismisses all presented views, the topmost first.
    func dismissModalViews() { windowViews.dismissModalViews() }

    /// Releases all presented views, which hold the context. Called when the window is deallocated.
    func removeModalViews() { windowViews.removeModalViews() }

    /// Notes the focused node that the host has reported.
    func noteFocus(_ node: NodeID) { focus.note(node) }

    /// Returns the commands and removes them.
    public func takeCommands() -> [HostCommand] {
        let taken = commands
        commands = []
        commands.reserveCapacity(taken.count)
        return taken
    }

    /// Passes the commands stored for a trace to the ``commandReceiver``, if there is one.
    ///
    /// - Complexity: O(*n*) in the number of commands.
    public func passOnCommands() {
        guard let commandReceiver, !commands.isEmpty else { return }
        for command in commands { commandReceiver(command) }
        commands.removeAll(keepingCapacity: true)
    }

    /// Allocates consecutive numbers for new nodes and returns the first. Freed numbers are reused.
    func allocateNodes(_ count: Int) -> NodeID { nodes.allocate(count) }

    /// Makes the host discard consecutive nodes, and frees their numbers. A node of ``focus`` that is among them becomes `.none`.
    func destroyNodes(_ first: NodeID, count: Int) {
        send(.destroy(first, count: count))
        nodes.release(first, count: count)
        focus.remove(first, count: count)
    }

    /// The number of a template, which is sent to the host first if it is new.
    func number(of template: ViewTemplate) -> Int {
        let (number, isNew) = templates.number(of: template)
        if isNew { send(.defineTemplate(number, template)) }
        return number
    }
}
