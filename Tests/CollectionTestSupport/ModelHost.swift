public import CollectionGeometry
public import CollectionViews

/// A host without a screen: replays commands into a tree in memory and plays the part of the browser and the reader.
///
/// It keeps to what a browser does: a scroller reports its size once it is in the document, an offset is clamped to the
/// content, a scroll that was commanded is reported afterwards. Whatever a browser could not carry out (a node that
/// does not exist, a size that is not a number) is kept as a violation for the test to find.
///
/// ```swift
/// let host = ModelHost(gallery, windowSize: Size(width: 390, height: 844))
/// host.start(path: "/")
/// host.respond(to: "/v1/pages/home", with: .success(page))
/// #expect(host.texts.contains("Wool coat"))
/// #expect(host.violations.isEmpty)
/// ```
public final class ModelHost {
    /// What the host drives.
    public let window: Window
    /// The place it pretends to be. Change it with ``change(_:)``.
    public private(set) var environment: HostEnvironment
    /// The commands of the last event.
    public private(set) var lastCommands: [HostCommand] = []
    /// Questions to the server without an answer yet, oldest first.
    public internal(set) var openRequests: [OpenRequest] = []
    /// Timers that have not run out, oldest first.
    public internal(set) var openTimers: [OpenTimer] = []
    /// Questions for the position without an answer yet, oldest first.
    public internal(set) var openPositions: [Int] = []
    /// What assistive technology was given to read, oldest first.
    public internal(set) var announcements: [String] = []
    /// The lines for developers, oldest first.
    public var logLines: [String] = []
    /// The name of the screen.
    public internal(set) var title = ""
    /// The addresses of the history; the last is the current one.
    public internal(set) var history: [String] = []
    /// The URLs that were opened outside of the app.
    public internal(set) var openedURLs: [String] = []
    /// The press that is under way: what was pressed.
    public internal(set) var pressedNode: NodeID = .none
    /// Whether the engine has claimed the press under way, so that its end activates nothing.
    public internal(set) var isPressClaimed = false
    /// The scrollers in which touches may be held.
    public internal(set) var holdingScrollers: Set<NodeID> = []
    /// The node that holds the keyboard focus.
    public var focusedNode: NodeID = .none

    /// Whether the app waits for a frame; let it come with ``runFrames()``.
    public internal(set) var isFrameRequested = false
    /// The time of the events to come, in milliseconds.
    public var time = 0.0

    /// How many batches of nodes were measured.
    public internal(set) var measureCount = 0

    /// The size that every surface has, in points.
    public var surfaceSize = Size(width: 300, height: 200)

    var tree = HostTree()
    let textMeasure: any TextMeasuring
    var pendingEvents: [HostEvent] = []
    var lastPress = HostPress(.cancelled, at: .zero)
    var pressStart = Point.zero
    /// Whether the app wants to hear of the press under way.
    var isPressTaken = false
    private var reportedSizes: [NodeID: Size] = [:]

    /// Creates a host for an app, in a window of a size in points.
    ///
    /// - Parameters:
    ///   - rootViewController: The app.
    ///   - windowSize: The size of the window, in points.
    ///   - displayScale: The number of device pixels per point.
    ///   - textMeasure: Measures the texts. The default takes all characters for equally wide; `TypefaceTextMeasure` of
    ///     `CollectionTextMetrics` breaks lines as a browser does.
    public init(
        _ rootViewController: ViewController, windowSize: Size, displayScale: Double = 2,
        textMeasure: any TextMeasuring = UniformTextMeasure()
    ) {
        self.textMeasure = textMeasure
        window = Window(rootViewController: rootViewController)
        environment = HostEnvironment(windowSize: windowSize, displayScale: displayScale)
        tree[.root]?.size = windowSize
    }
}

extension ModelHost {
    /// A question to the server that waits for its answer.
    public struct OpenRequest: Equatable {
        /// The number the answer must carry.
        public let token: Int
        /// The question.
        public let request: HostRequest
    }

    /// A timer that waits for its end.
    public struct OpenTimer: Equatable {
        /// The number the end must carry.
        public let token: Int
        /// The time it was given, in milliseconds.
        public let milliseconds: Int
    }

    /// An element of the tree in memory.
    public typealias Node = HostNode

    /// What a browser could not have carried out, in words.
    public var violations: [String] { tree.violations }

    /// Tells the app of its window and the address it was opened with.
    public func start(path: String) {
        history = [path]
        send(.environmentChanged(environment))
        send(.started(path: path))
    }

    /// Gives the app an event, carries out what it answers, and goes on until nothing is left to report. Returns
    /// whether some view took the event for its own.
    @discardableResult
    public func send(_ event: HostEvent) -> Bool {
        lastCommands = []
        let isTaken = deliver(event)
        reportSizes()
        while !pendingEvents.isEmpty {
            deliver(pendingEvents.removeFirst())
            reportSizes()
        }
        return isTaken
    }

    /// Changes the window, the device or the wishes of the reader.
    public func change(_ body: (inout HostEnvironment) -> Void) {
        body(&environment)
        tree[.root]?.size = environment.windowSize
        send(.environmentChanged(environment))
    }

    @discardableResult
    private func deliver(_ event: HostEvent) -> Bool {
        window.context.time = time
        let isTaken = window.dispatch(event)
        let commands = window.context.takeCommands()
        lastCommands += commands
        for command in commands { replay(command) }
        return isTaken
    }

    /// Reports the size of each scroller and surface in the document that has not been reported: a scroller fills the
    /// window, a surface has ``surfaceSize``.
    private func reportSizes() {
        for id in tree.observedNodes.sorted() where isAttached(id) {
            let size = tree[id]?.element == .scroller ? environment.windowSize : surfaceSize
            guard reportedSizes[id] != size else { continue }
            reportedSizes[id] = size
            tree[id]?.size = size
            deliver(.resized(id, size))
        }
        reportedSizes = reportedSizes.filter { tree[$0.key] != nil }
    }
}
