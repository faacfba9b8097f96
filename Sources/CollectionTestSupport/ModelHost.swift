public import CollectionGeometry
public import CollectionViews
import Testing

/// A host without a screen: replays commands into a tree in memory and takes the place of the browser and the user.
///
/// It keeps to what a browser does: a scroller reports its size once it is in the document, an offset is clamped to the
/// content, a scroll that was commanded is reported afterwards. It refuses what the browser half refuses: commands for
/// nodes that do not exist, unknown values of attributes, addresses of other origins; and the events that a browser does
/// not send, such as a press of what is not in the document.
///
/// ```swift
/// let host = ModelHost(gallery, windowSize: Size(width: 390, height: 844))
/// host.start(path: "/")
/// host.respond(to: "/v1/pages/home", with: .success(page))
/// #expect(host.texts.contains("Wool coat"))
/// ```
///
/// A test in which something was refused fails, unless it says so with ``expectingViolations(_:)``. A test also fails if
/// its screens are not deallocated with the host: see `LeakRegistry`.
///
/// Time is virtual. Nothing happens until the test lets it pass with ``advance(by:)``.
public final class ModelHost {
    /// What the host drives.
    public let window: Window
    /// The place it pretends to be. Change it with ``change(_:)``.
    public private(set) var environment: HostEnvironment
    /// The values that the app has stored on the device.
    public let storage = ModelStorage()
    /// The commands of the last event.
    public private(set) var lastCommands: [HostCommand] = []
    /// What assistive technology was given to read, oldest first.
    public internal(set) var announcements: [String] = []
    /// The lines for developers, oldest first.
    public var logLines: [String] = []
    /// The scrollers in which touches may be held.
    public internal(set) var holdingScrollers: Set<NodeID> = []
    /// The node that holds the keyboard focus.
    public var focusedNode: NodeID = .none

    /// The origins besides its own that the app may send requests to, as the page allows them in `data-origins`.
    public var allowedOrigins: [String] {
        get { tree.allowedOrigins }
        set { tree.allowedOrigins = newValue }
    }

    var tree = HostTree()
    var pendingEvents: [HostEvent] = []
    var clock = ModelClock()
    var pressUnderWay = PressUnderWay()
    var services = ModelServices()
    var requests = ModelRequests()
    var tab = ModelTab()
    var measures: ModelMeasures
    private var languages = ModelLanguage()
    private var violationLog: ViolationLog
    private var seenObjects = WatchedObjects()

    /// Creates a host for an app, in a window of a size in points.
    ///
    /// - Parameters:
    ///   - rootViewController: The app.
    ///   - windowSize: The size of the window, in points.
    ///   - displayScale: The number of device pixels per point.
    ///   - textMeasure: Measures the texts. The default takes all characters for equally wide; `TypefaceTextMeasure` of
    ///     `CollectionTextMetrics` breaks lines as a browser does.
    ///   - fileID: The file of the caller, where refusals and leaks are reported.
    ///   - filePath: Its path.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    public init(
        _ rootViewController: ViewController, windowSize: Size, displayScale: Double = 2,
        textMeasure: any TextMeasuring = UniformTextMeasure(),
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        measures = ModelMeasures(textMeasure)
        window = Window(rootViewController: rootViewController)
        violationLog = ViolationLog(
            at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        environment = HostEnvironment(windowSize: windowSize, displayScale: displayScale)
        tree[.root]?.size = windowSize
        window.context.storageHost = storage
        readLocalSettings()
    }

    deinit {
        seenObjects.add(screensOf: window)
        LeakRegistry.shared.add(seenObjects, violationLog.location)
    }
}

extension ModelHost {
    /// A request to the server that waits for its response.
    public struct OpenRequest: Equatable {
        /// The number the response must carry.
        public let token: Int
        /// The request.
        public let request: HostRequest
    }

    /// A timer that waits for its end.
    public struct OpenTimer: Equatable {
        /// The number the end must carry.
        public let token: Int
        /// The time it was given, in milliseconds.
        public let milliseconds: Int
        /// The virtual time at which it fires, in milliseconds.
        public let due: Double
    }

    /// An element of the tree in memory.
    public typealias Node = HostNode

    /// Gives the app its window and the address it was opened with.
    public func start(path: String) {
        tab.start(at: path)
        send(.environmentChanged(environment))
        send(.started(path: path))
    }

    /// Gives the app an event, carries out the commands it returns, and goes on until nothing is left to report. Returns
    /// whether some view took the event for its own.
    ///
    /// An event that no browser sends is refused: see ``refusal(of:)``.
    @discardableResult
    public func send(_ event: HostEvent) -> Bool {
        if let line = refusal(of: event) {
            violate(line)
            return false
        }
        return sendUnchecked(event)
    }

    /// Gives the app an event whether a browser would send it or not, for tests of what the engine does with it.
    @discardableResult
    public func sendUnchecked(_ event: HostEvent) -> Bool {
        lastCommands = []
        services.isInPress = event.isPress
        defer { services.isInPress = false }
        let isTaken = deliver(event)
        reportSizes()
        while !pendingEvents.isEmpty {
            deliver(pendingEvents.removeFirst())
            reportSizes()
        }
        return isTaken
    }

    /// Calls a closure in which something is to be refused, and returns what was. The test does not fail for it.
    ///
    /// ```swift
    /// let refused = host.expectingViolations { screen.load(from: "list.json") }
    /// #expect(refused == [#"request: refused GET "list.json", which is no path of this origin"#])
    /// ```
    public func expectingViolations(_ body: () throws -> Void) rethrows -> [String] {
        let outer = violationLog.beginExpecting()
        var noted: [String] = []
        do {
            defer { noted = violationLog.endExpecting(outer) }
            try body()
        }
        return noted
    }

    /// Notes what was refused, and fails the test.
    func violate(_ line: String) {
        logLines.append(line)
        violationLog.note(line)
    }

    /// Requests to the server without a response yet, oldest first.
    public var openRequests: [OpenRequest] { requests.open }
    /// Requests for the position without a response yet, oldest first.
    public var openPositions: [Int] { requests.positions }
    /// The name of the screen.
    public var title: String { tab.title }
    /// The addresses of the history; the last is the current one.
    public var history: [String] { tab.history }
    /// The URLs that were opened outside of the app.
    public var openedURLs: [String] { tab.openedURLs }
    /// How many batches of nodes were measured.
    public var measureCount: Int { measures.batchCount }
    /// The size that every surface has, in points.
    public var surfaceSize: Size {
        get { measures.surfaceSize }
        set { measures.surfaceSize = newValue }
    }

    /// The customs of the user. Change them with ``changeRegion(_:)``.
    public var region: HostRegion { languages.region }
    /// The tag of the language that the user has chosen in the app, which comes before that of the ``region``.
    public var chosenLanguage: String? { languages.chosen }
    /// The language of the screens, by its identifier.
    public var language: String { languages.identifier }
    /// What was refused, oldest first: lines that name the call and the reason. Each fails the test that is running.
    public var violations: [String] { violationLog.lines }

    /// Changes the window, the device or the preferences of the user.
    public func change(_ body: (inout HostEnvironment) -> Void) {
        body(&environment)
        tree[.root]?.size = environment.windowSize
        send(.environmentChanged(environment))
    }

    /// Notes the language of the screens, and turns the page where its direction is another, of which the app is notified after its
    /// commands.
    func show(language identifier: String, _ direction: LayoutDirection) {
        guard languages.show(identifier, direction, onPageOf: environment.layoutDirection) else { return }
        environment.layoutDirection = direction
        pendingEvents.append(.environmentChanged(environment))
    }

    /// Changes the language, the customs or the time zone of the user, as the settings of a browser do.
    public func changeRegion(_ body: (inout HostRegion) -> Void) {
        body(&languages.region)
        readLocalSettings()
        send(.environmentChanged(environment))
    }

    /// Keeps the language that was chosen in the app, of which the app is notified after its commands.
    func choose(language tag: String) {
        languages.choose(tag)
        readLocalSettings()
        pendingEvents.append(.environmentChanged(environment))
    }

    private func readLocalSettings() {
        window.context.local.readRegion = { [region = languages.reportedRegion] in .decoded(region) }
    }

    @discardableResult
    private func deliver(_ event: HostEvent) -> Bool {
        window.context.time = time
        window.context.local.clock.read = { [now] in now }
        let isTaken = window.dispatch(event)
        let commands = window.context.takeCommands()
        lastCommands += commands
        for command in commands { replay(command) }
        seenObjects.add(viewControllersOf: window)
        return isTaken
    }

    /// Reports the size of each scroller and surface in the document that has not been reported: a scroller fills the
    /// window or its column of a split view, a surface has ``surfaceSize``.
    private func reportSizes() {
        for id in tree.observedNodes.sorted() where isAttached(id) {
            var size = surfaceSize
            if tree[id]?.element == .scroller {
                size = environment.windowSize
                if let width = tree.columnWidth(around: id) { size.width = width }
            }
            guard measures.report(size, of: id) else { continue }
            tree[id]?.size = size
            deliver(.resized(id, size))
        }
        measures.forgetSizes(exceptIn: tree)
    }
}
