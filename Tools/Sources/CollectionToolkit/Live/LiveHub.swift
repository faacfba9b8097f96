/// What all pages of a live host share: the state of the build, and the sessions.
actor LiveHub {
    /// The state of the program that pages show.
    enum State: Sendable {
        /// No build has ended yet.
        case building
        /// The last build succeeded; pages run the program at this path.
        case ready(result: String)
        /// The last build failed. Pages go on with the program of an earlier build, if there was one.
        case failed([BuildDiagnostic], log: String, result: String?)
    }

    private(set) var state: State = .building
    private var isBuilding = true
    /// Whether new pages are those of the server.
    private(set) var isHandedOver = false
    /// Whether a request could not be passed on to the server of the app.
    private(set) var isServerMissing = false
    private var sessions: [String: LiveSession] = [:]
    private var pages: [Int: AsyncStream<PageMessage>.Continuation] = [:]
    private var nextPage = 0
}

extension LiveHub {
    /// The path of the program that a new page runs; `nil` before the first build has succeeded.
    var result: String? {
        switch state {
        case .building: nil
        case .ready(let result): result
        case .failed(_, _, let result): result
        }
    }

    /// Adds a page and returns what it is to be sent, from the state of the build on.
    func addPage() -> (number: Int, messages: AsyncStream<PageMessage>) {
        let (stream, continuation) = AsyncStream.makeStream(of: PageMessage.self)
        nextPage += 1
        pages[nextPage] = continuation
        if case .failed(let diagnostics, let log, _) = state { continuation.yield(.failed(diagnostics, log: log)) }
        if isBuilding { continuation.yield(.building) }
        return (nextPage, stream)
    }

    /// Removes a page that is closed.
    func removePage(_ number: Int) {
        pages.removeValue(forKey: number)?.finish()
    }

    /// Notifies the pages that a build has begun.
    func beginBuild() {
        isBuilding = true
        tell(.building)
    }

    /// Notifies the pages of the result of a build.
    ///
    /// - Parameter result: The path of the program after a build that succeeded.
    func endBuild(_ outcome: BuildOutcome, result: String) async {
        isBuilding = false
        switch outcome {
        case .built:
            state = .ready(result: result)
            tell(.reload)
            for session in sessions.values { await session.endCalls() }
        case .failed(let diagnostics, let log):
            state = .failed(diagnostics, log: log, result: self.result)
            tell(.failed(diagnostics, log: log))
        }
    }

    /// Notifies the pages that the server of the app cannot be reached.
    func missServer(at address: String) {
        isServerMissing = true
        tell(.serverIsMissing(address))
    }

    /// Has the pages load again what could not be requested.
    func serverCame() {
        isServerMissing = false
        tell(.reload)
    }

    /// Has the server show new pages.
    func handOver() { isHandedOver = true }

    /// Has the pages load their style sheets again.
    func reloadStyles() { tell(.styles) }

    private func tell(_ message: PageMessage) {
        for page in pages.values { page.yield(message) }
    }
}

// MARK: - Sessions

extension LiveHub {
    /// The largest number of pages that may be open at once; each has a process.
    static var sessionLimit: Int { 32 }

    /// Starts a session under the name that its page chose; `nil` if there are too many or the name is taken.
    ///
    /// - Throws: `ToolError` if the program cannot be started.
    func startSession(named name: String, executable: String) throws -> LiveSession? {
        guard sessions.count < Self.sessionLimit, sessions[name] == nil else { return nil }
        let session = try LiveSession(executable: executable)
        sessions[name] = session
        return session
    }

    /// The session of a name.
    func session(named name: String) -> LiveSession? { sessions[name] }

    /// Ends a session.
    func endSession(named name: String) async {
        await sessions.removeValue(forKey: name)?.stop()
    }
}
