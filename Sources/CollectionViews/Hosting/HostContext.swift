public import CollectionFormatting
import CollectionGeometry

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
        get {
            if let clock, readTime == nil { readTime = clock() }
            return readTime ?? 0
        }
        set { readTime = newValue }
    }

    /// Reads the host's clock, in milliseconds. It is called at most once in an event: reading a clock takes time, and
    /// few events need it.
    package var clock: (() -> Double)?
    private var readTime: Double?

    /// The clock of the device and the region of the user.
    package let local = LocalSettings()
    /// The language that the app is shown in: that of ``localize(_:)`` or ``setLanguage(_:)``.
    public let language = AppLanguage()
    /// The small values that the app keeps on the device.
    public private(set) lazy var storage = makeStorage()
    /// Where ``storage`` keeps its values. Without a host they are in memory.
    package var storageHost: (any HostStoring)?
    /// Handles values that another page has stored, or that a host loads; `nil` while no screen uses ``storage``.
    private var storedValueHandler: ((_ key: String, _ value: String?) -> Void)?

    /// Formats the trace of events and updates; `nil` while none is written.
    var tracer: (any HostTracing)? {
        didSet { if tracer == nil { passOnCommands() } }
    }

    /// The window's content; `nil` before it is shown.
    private var rootView: Weak<View>?
    /// The presented views, the topmost last.
    private(set) var modalViews: [ModalView] = []
    /// Dismisses all presented views; `nil` before one is presented.
    private var modalViewDismisser: ((HostContext) -> Void)?
    /// The focused node, as last reported by the host; `.none` if there is none or it has been destroyed since.
    private(set) var focusedNode = NodeID.none
    /// The node that was focused before ``focusedNode``; `.none` if there was none or it has been destroyed since.
    private(set) var previouslyFocusedNode = NodeID.none
    /// The node for which the focus was requested last since the last event ended; `.none` if it was requested for none, or if the node
    /// has been destroyed since.
    private(set) var requestedFocus = NodeID.none
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
        if clock != nil { readTime = nil }
        local.forgetTime()
    }

    /// Passes a change by another page, or one of the values that a host loads, to ``storage``, if that is in use.
    package func noteStored(_ value: String?, for key: String) { storedValueHandler?(key, value) }

    // A program that stores nothing contains no storage: nothing else may refer to it.
    private func makeStorage() -> HostStorage {
        let storage = HostStorage(host: storageHost)
        storedValueHandler = { storage.change($0, to: $1) }
        return storage
    }

    /// Adds a command to those of the current event.
    public func send(_ command: HostCommand) {
        if case .focus(let node) = command { requestedFocus = node }
        if let commandReceiver, tracer == nil { commandReceiver(command) } else { commands.append(command) }
    }

    /// Requests another call of ``View/layoutIfNeeded()`` before the current event ends.
    public func setNeedsLayout() {
        needsLayout = true
    }

    /// Begins a layout: the requests before it are met by it.
    func beginLayout() { needsLayout = false }

    /// Ends an event whose layouts are done: the host reports the focus that was requested in it.
    func endEvent() { requestedFocus = .none }

    /// Shows the content of the window, which is realized.
    func show(_ root: View) {
        rootView = Weak(root)
        send(.insert(root.node, into: .root, before: .none))
    }

    /// The node of the window's content; `.none` before it is shown and after it is deallocated.
    var rootNode: NodeID { rootView?.object?.node ?? .none }

    /// The view for which the focus was requested last in the current event. Without such a request, or if that view is not in the
    /// window, it is the view with the focus; `nil` if that is not in the window either, or if no view has the focus.
    ///
    /// ``View/containsFocus`` does not consider requests.
    ///
    /// - Complexity: O(*n*) in the number of views.
    var focusedView: View? { viewInWindow(for: requestedFocus) ?? viewInWindow(for: focusedNode) }

    /// ``focusedView`` if it is a given view or inside it; `nil` if it is elsewhere.
    ///
    /// - Complexity: O(*n*) in the number of views.
    func focusedView(in container: View) -> View? {
        let focused: View? = focusedView
        return focused?.isDescendant(of: container) == true ? focused : nil
    }

    /// The view with a node, in the presented views or in the window's content; `nil` if there is none.
    private func viewInWindow(for node: NodeID) -> View? {
        guard node != .none else { return nil }
        for modalView in modalViews.reversed() {
            if let view = modalView.view(for: node) { return view }
        }
        return rootView?.object?.view(for: node)
    }

    /// Adds a presented view on top of the others.
    func add(_ modalView: ModalView) {
        modalViews.append(modalView)
        // A program that presents no view does not contain the code for dismissals: nothing else of the context may refer to it.
        modalViewDismisser = { context in
            for modalView in context.modalViews.reversed() { modalView.dismiss() }
        }
    }

    /// Removes a presented view.
    func remove(_ modalView: ModalView) { modalViews.removeElements { $0 === modalView } }

    /// Dismisses all presented views, the topmost first.
    func dismissModalViews() { modalViewDismisser?(self) }

    /// Releases all presented views, which hold the context. Called when the window is deallocated.
    func removeModalViews() { modalViews = [] }

    /// Notes the focused node that the host has reported.
    func noteFocus(_ node: NodeID) {
        previouslyFocusedNode = focusedNode
        focusedNode = node
    }

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

    /// Makes the host discard consecutive nodes, and frees their numbers. If one of them is ``focusedNode``, ``previouslyFocusedNode`` or
    /// ``requestedFocus``, that becomes `.none`.
    func destroyNodes(_ first: NodeID, count: Int) {
        send(.destroy(first, count: count))
        nodes.release(first, count: count)
        // A view that is realized before the host reports the loss of the focus may get one of these numbers.
        let end = first.advanced(by: count)
        func isDestroyed(_ node: NodeID) -> Bool { first <= node && node < end }
        if isDestroyed(focusedNode) { focusedNode = .none }
        if isDestroyed(previouslyFocusedNode) { previouslyFocusedNode = .none }
        if isDestroyed(requestedFocus) { requestedFocus = .none }
    }

    /// The number of a template, which is sent to the host first if it is new.
    func number(of template: ViewTemplate) -> Int {
        let (number, isNew) = templates.number(of: template)
        if isNew { send(.defineTemplate(number, template)) }
        return number
    }
}
