/// What views share with their host: the commands of the current event, the numbers of nodes, the known templates and
/// the environment.
///
/// Views hold the context; the context holds no view but those that are presented over everything else.
public final class HostContext {
    /// The commands that have not been taken yet, in order. There are none while a ``commandReceiver`` takes them.
    public private(set) var commands: [HostCommand] = []
    /// Takes each command at the moment it is sent, for a host that only passes it on: nothing is kept and read again. The
    /// default, `nil`, keeps the commands until they are taken; so does a trace, which counts them first.
    public var commandReceiver: ((HostCommand) -> Void)?
    /// The place the host draws in. The window keeps it up to date.
    public package(set) var environment = HostEnvironment()

    /// The time of the current event, in milliseconds on a clock of the host that never goes back: only differences mean
    /// anything. It is the same throughout an event.
    public package(set) var time: Double {
        get {
            if let clock, readTime == nil { readTime = clock() }
            return readTime ?? 0
        }
        set { readTime = newValue }
    }

    /// What reads the host's clock. It is asked at most once in an event: reading a clock takes time, and few events need it.
    package var clock: (() -> Double)?
    private var readTime: Double?

    /// What words the trace of events and updates; `nil` while none is written.
    var tracer: (any HostTracing)? {
        didSet { if tracer == nil { passOnCommands() } }
    }

    /// The node of what the window shows; `.none` until it shows something.
    var rootNode = NodeID.none
    /// What lies over everything else, the topmost last. A view is here for as long as it is presented.
    var modalViews: [ModalView] = []
    /// What holds the keyboard focus, as the host reported it last.
    var focusedNode = NodeID.none

    /// Whether some view asked to be brought up to date since the last time.
    var needsLayout = false

    private var nextNode: Int32 = 1
    private var freeNodes = LinearMap<Int, [NodeID]>()
    private var templates: [ViewTemplate] = []
    private var templateIndex = LinearMap<Int, [Int]>()
    var pendingRequests = LinearMap<Int, (HostResponse) -> Void>()
    var pendingTimers = LinearMap<Int, () -> Void>()
    var pendingPositions = LinearMap<Int, (HostPositionAnswer) -> Void>()
    private var nextToken = 1

    /// Creates a context with nothing to do.
    public init() {}
}

extension HostContext {
    /// Whether every event and every update is written to the log, with what it leads to.
    public var isTracing: Bool { tracer != nil }

    /// Has the clock be read again when it is needed next.
    func beginEvent() {
        if clock != nil { readTime = nil }
    }

    /// Adds a command to those of the current event.
    public func send(_ command: HostCommand) {
        if let commandReceiver, tracer == nil { commandReceiver(command) } else { commands.append(command) }
    }

    /// Asks for another call of ``View/layoutIfNeeded()`` before the current event ends.
    public func setNeedsLayout() {
        needsLayout = true
    }

    /// Hands the commands over and starts with none.
    public func takeCommands() -> [HostCommand] {
        let taken = commands
        commands = []
        commands.reserveCapacity(taken.count)
        return taken
    }

    /// Hands what a trace has kept to the ``commandReceiver``, if there is one.
    public func passOnCommands() {
        guard let commandReceiver, !commands.isEmpty else { return }
        for command in commands { commandReceiver(command) }
        commands.removeAll(keepingCapacity: true)
    }

    /// Sets consecutive numbers aside for new nodes and returns the first. Numbers given back are used again.
    func allocateNodes(_ count: Int) -> NodeID {
        var reused: NodeID?
        freeNodes.update(count, default: []) { reused = $0.popLast() }
        if let reused { return reused }
        let first = NodeID(rawValue: nextNode)
        nextNode += Int32(truncatingIfNeeded: count)
        return first
    }

    /// Has the host forget consecutive nodes, and takes their numbers back.
    func destroyNodes(_ first: NodeID, count: Int) {
        send(.destroy(first, count: count))
        freeNodes.update(count, default: []) { $0.append(first) }
    }

    /// A number for a request or a timer that no other has.
    func makeToken() -> Int {
        defer { nextToken += 1 }
        return nextToken
    }

    /// The number of a template, telling the host about it first if it is new.
    func number(of template: ViewTemplate) -> Int {
        var key = template.nodes.count
        for node in template.nodes {
            key = key &* 31 &+ Int(node.element.rawValue) &* 7 &+ node.childCount &* 3 &+ node.roles.count
        }
        for candidate in templateIndex[key] ?? [] where templates[candidate] == template { return candidate }
        let number = templates.count
        templates.append(template)
        templateIndex.update(key, default: []) { $0.append(number) }
        send(.defineTemplate(number, template))
        return number
    }
}
