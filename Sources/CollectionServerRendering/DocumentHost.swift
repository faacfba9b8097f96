import CollectionGeometry
public import CollectionViews

/// A host that writes a screen as HTML, for the first response of a server.
///
/// It takes the engine's commands into a ``HostTree``, measures text natively, and writes the tree as the browser half would
/// have built it. It has no network and no clock: its owner sends the requests of the screen and decides when to stop.
///
/// ```swift
/// let host = DocumentHost(gallery, environment: environment, textMeasure: measure)
/// host.start(path: "/storefront")
/// while !host.openRequests.isEmpty {
///     let request = host.openRequests[0]
///     host.respond(to: request.token, with: server.response(to: request.request))
/// }
/// let html = try host.html(maximumBytes: 1_000_000)
/// ```
///
/// Timers never fire, nothing is focused, no position is known, and there is neither a clipboard nor a share sheet nor files: a picture
/// of the moment after the start. What a ``ModalRoute`` of the address presents is left out.
///
/// A host and its screen are used on one thread at a time. Several hosts may be at work at once, each on a thread of its own.
public final class DocumentHost {
    /// The window of the screen.
    public let window: Window
    /// The environment that the screen is rendered for. The language of the screen changes its direction.
    public private(set) var environment: HostEnvironment
    /// The language that the screen is in, by its identifier; `nil` if the screen does not say so.
    public private(set) var language: String?
    /// The elements.
    public private(set) var tree = HostTree()
    /// The title of the screen.
    public private(set) var title = ""
    /// Requests without a response, oldest first.
    public private(set) var openRequests: [OpenRequest] = []
    /// Lines for developers, oldest first. Their number is limited.
    public private(set) var logLines: [LogLine] = []
    /// Whether the screen still requests frames after the last event, although the limit is reached.
    public private(set) var isUnsettled = false

    private let configuration: Configuration
    private let textMeasure: any TextMeasuring
    private var pendingEvents: [HostEvent] = []
    private var reportedNodes: Set<NodeID> = []
    private var isFrameRequested = false

    /// Creates a host of a screen that shows nothing yet.
    ///
    /// - Parameters:
    ///   - rootViewController: The screen. The host is its only owner.
    ///   - environment: The window, the device and the preferences of the user.
    ///   - textMeasure: Measures the strings.
    ///   - configuration: The limits.
    public init(
        _ rootViewController: ViewController, environment: HostEnvironment, textMeasure: any TextMeasuring,
        configuration: Configuration = Configuration()
    ) {
        window = Window(rootViewController: rootViewController)
        self.environment = environment
        self.textMeasure = textMeasure
        self.configuration = configuration
        tree.allowedOrigins = configuration.allowedOrigins
        window.context.presentsModalRoutes = false
        let (region, now) = (configuration.region, configuration.now)
        window.context.local.readRegion = { .decoded(region) }
        window.context.local.clock.read = { now }
    }
}

extension DocumentHost {
    /// The limits of a host.
    public struct Configuration: Sendable {
        /// The height of scrollers as a multiple of the window's: above 1, more is rendered than the first screenful.
        public var renderedScreens: Double
        /// The rules for the sizes of boxes; `nil` for boxes without padding and gaps.
        public var styleSheet: StyleSheet?
        /// The customs of the user.
        public var region: HostRegion
        /// The time at which the screen is rendered, in seconds since 1970.
        public var now: Double
        /// The number of frames after an event for which a screen may request another one.
        public var maximumFrames: Int
        /// The number of lines for developers that are kept.
        public var maximumLogLines: Int
        /// The origins besides its own that the screen may send requests to, as the page allows them in `data-origins`.
        public var allowedOrigins: [String]

        /// Creates limits. The units are those of the properties.
        public init(
            renderedScreens: Double = 1, styleSheet: StyleSheet? = nil, region: HostRegion = HostRegion(),
            now: Double = 0, maximumFrames: Int = 30, maximumLogLines: Int = 20, allowedOrigins: [String] = []
        ) {
            self.region = region
            self.now = now
            self.renderedScreens = renderedScreens
            self.styleSheet = styleSheet
            self.maximumFrames = maximumFrames
            self.maximumLogLines = maximumLogLines
            self.allowedOrigins = allowedOrigins
        }
    }

    /// A request of the screen to the server.
    public struct OpenRequest: Equatable, Sendable {
        /// The number that the response must carry.
        public let token: Int
        /// The request.
        public let request: HostRequest
    }

    /// A line for developers.
    public struct LogLine: Equatable, Sendable {
        /// The severity.
        public let level: LogLevel
        /// The line.
        public let text: String
    }

    /// Shows the screen of an address and lets it settle.
    ///
    /// - Parameters:
    ///   - path: The path and query.
    ///   - isOver: Returns whether to stop before the screen has settled. It is called between events.
    public func start(path: String, until isOver: () -> Bool = { false }) {
        pendingEvents += [.environmentChanged(environment), .started(path: path)]
        settle(until: isOver)
    }

    /// Passes a response to the screen and lets it settle. Does nothing if the request was cancelled.
    ///
    /// - Parameters:
    ///   - token: The number of the request.
    ///   - response: The response.
    ///   - headerFields: The header fields of the response.
    ///   - body: The body of a failure.
    ///   - isOver: Returns whether to stop before the screen has settled. It is called between events.
    public func respond(
        to token: Int, with response: HostResponse, headerFields: HeaderFields = HeaderFields(), body: [UInt8] = [],
        until isOver: () -> Bool = { false }
    ) {
        guard let index = openRequests.firstIndex(where: { $0.token == token }) else { return }
        let open = openRequests.remove(at: index)
        let reply = HostReply(response, headerFields: headerFields, body: body)
        if let line = open.request.refusal(ofResponseOf: reply.body.count) {
            tree.violate(line)
            pendingEvents.append(.responded(token, .failure(status: 413)))
        } else {
            pendingEvents.append(.responded(token, reply))
        }
        settle(until: isOver)
    }

    /// Changes the screen outside of an event and lets it settle.
    ///
    /// - Parameter change: The change.
    public func perform(_ change: () -> Void) {
        window.perform(change)
        carryOutCommands()
        settle { false }
    }

    /// The content of the window as HTML, without the element that contains it.
    ///
    /// - Parameter maximumBytes: The number of bytes at which writing ends with an error.
    /// - Throws: ``DocumentError``.
    /// - Complexity: O(*n*) in the number of elements and bytes.
    public func html(maximumBytes: Int) throws(DocumentError) -> [UInt8] {
        restoreReadingOrder()
        var writer = DocumentWriter(tree, windowSize: environment.windowSize, maximumBytes: maximumBytes)
        return try writer.write()
    }

    private func settle(until isOver: () -> Bool) {
        var frameCount = 0
        while !isOver() {
            if !pendingEvents.isEmpty {
                deliver(pendingEvents.removeFirst())
            } else if isFrameRequested, frameCount < configuration.maximumFrames {
                isFrameRequested = false
                frameCount += 1
                deliver(.frame(Double(frameCount) * 16))
            } else {
                break
            }
        }
        isUnsettled = isFrameRequested || !pendingEvents.isEmpty
    }

    private func deliver(_ event: HostEvent) {
        window.dispatch(event)
        carryOutCommands()
    }

    private func carryOutCommands() {
        for command in window.context.takeCommands() {
            let refusedCount = tree.violations.count
            if !tree.apply(command) {
                perform(command)
            } else if tree.violations.count > refusedCount, let token = command.refusedToken {
                pendingEvents.append(.responded(token, .failure(status: 400)))
            }
        }
        reportSizes()
    }

    private func perform(_ command: HostCommand) {
        switch command {
        case .request(let token, let request): openRequests.append(OpenRequest(token: token, request: request))
        case .cancelRequest(let token): openRequests.removeAll { $0.token == token }
        case .requestFrame: isFrameRequested = true
        case .useService(let token, let service, _):
            // A rendered page is visible; nothing else is there.
            if service != .visibility { pendingEvents.append(.responded(token, .failure(status: 501))) }
        case .setTitle(let text): title = text
        case .setLanguage(let identifier, let isRightToLeft):
            show(identifier, isRightToLeft ? .rightToLeft : .leftToRight)
        case .log(let level, let line):
            if logLines.count < configuration.maximumLogLines { logLines.append(LogLine(level: level, text: line)) }
        case .measure(let token, let requests):
            pendingEvents.append(.measured(token, requests.map { size(of: $0) }))
        case .scroll(let id, let offset, _): scroll(id, to: offset)
        case .setHoldsTouches(let id, let isOn):
            // The class by which the browser half's style sheet knows such a scroller.
            _ = tree.apply(.setStyleClass(id, "holds-touches", isOn))
        default: break
        }
    }

    /// Turns the page to the direction of a language, of which the screen is notified before anything else, as by a browser.
    private func show(_ language: String, _ direction: LayoutDirection) {
        // A page that is read from right to left although its language is not stays so.
        let isTurned = self.language == nil && direction == .leftToRight
        self.language = language
        guard direction != environment.layoutDirection, !isTurned else { return }
        environment.layoutDirection = direction
        pendingEvents.insert(.environmentChanged(environment), at: 0)
    }

    private func size(of request: HostMeasurement) -> Size {
        guard let sheet = configuration.styleSheet else {
            return tree.naturalSize(
                of: request.node, width: request.width, height: request.height, in: environment,
                measuredBy: textMeasure)
        }
        return StyledMeasuring(tree: tree, sheet: sheet, environment: environment, textMeasure: textMeasure)
            .size(of: request.node, width: request.width, height: request.height)
    }

    /// Notes an offset that the screen has set, and reports it afterwards as a browser does.
    private func scroll(_ id: NodeID, to offset: Point) {
        guard offset.x.isFinite, offset.y.isFinite, let node = tree[id], node.offset != offset else { return }
        tree[id]?.offset = offset
        pendingEvents.append(.scrolled(id, offset))
    }

    /// Has siblings brought into the reading order, which a screen does when scrolling has ended, or after a while.
    private func restoreReadingOrder() {
        for id in tree.ids {
            guard let element = tree[id]?.element, element == .scroller || element == .carousel else { continue }
            if tree.isAttached(id) { pendingEvents.append(.scrollEnded(id)) }
        }
        settle { false }
    }

    /// Reports the size of each scroller in the document that has not been reported: without a style sheet, a scroller is
    /// as large as the window, or as wide as its column of a split view.
    private func reportSizes() {
        var size = environment.windowSize
        size.height *= configuration.renderedScreens
        reportedNodes.formIntersection(tree.observedNodes)
        for id in tree.observedNodes where !reportedNodes.contains(id) && tree.isAttached(id) {
            reportedNodes.insert(id)
            size.width = tree.columnWidth(around: id) ?? environment.windowSize.width
            pendingEvents.append(.resized(id, size))
        }
    }
}
