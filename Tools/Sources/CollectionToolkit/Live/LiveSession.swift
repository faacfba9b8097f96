/// One page and the native program that it shows.
///
/// The messages of a page come over its socket, in order. A call whose result decides what the browser does next comes as
/// a request of its own, which may overtake messages; it names the number of messages that were sent before it.
actor LiveSession {
    /// The program of the page.
    nonisolated let program: LiveProgram
    /// How many messages have come over the socket.
    private var messageCount = 0
    /// Calls that wait for messages that were sent before them.
    private var waitingCalls: [(after: Int, resume: CheckedContinuation<Void, Never>)] = []
    /// Calls that wait for the program, by their numbers.
    private var openCalls: [UInt32: CheckedContinuation<Int32, Never>] = [:]
    private var hasEnded = false

    /// Starts a session with a program of its own.
    ///
    /// - Throws: `ToolError` if the program cannot be started.
    init(executable: String) throws {
        program = try LiveProgram(path: executable)
    }
}

extension LiveSession {
    /// Handles what the program does. Returns what the page is to be sent of it.
    func handle(_ event: LiveProgram.Event) -> LiveProgram.Event? {
        switch event {
        case .result(let call, let result):
            openCalls.removeValue(forKey: call)?.resume(returning: result)
            return nil
        case .ended: end()
        case .commands, .line: break
        }
        return event
    }

    /// Passes a message of the socket on.
    func receive(_ message: [UInt8]) {
        program.send(message)
        messageCount += 1
        let due = waitingCalls.filter { $0.after <= messageCount }
        waitingCalls.removeAll { $0.after <= messageCount }
        for call in due { call.resume.resume() }
    }

    /// Passes a call on and returns its result; 0 when the program has ended.
    ///
    /// - Parameters:
    ///   - message: The message, which begins with the number of the call.
    ///   - count: How many messages were sent over the socket before it.
    func call(_ message: [UInt8], after count: Int) async -> Int32 {
        guard message.count >= 4 else { return 0 }
        let number = message.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self)) }
        if messageCount < count, !hasEnded {
            await withCheckedContinuation { waitingCalls.append((count, $0)) }
        }
        guard !hasEnded, openCalls[number] == nil else { return 0 }
        return await withCheckedContinuation { continuation in
            openCalls[number] = continuation
            program.send(message)
        }
    }

    /// Responds to the calls that wait, so that a page whose program is stuck can be loaded again.
    func endCalls() {
        for call in waitingCalls { call.resume.resume() }
        waitingCalls = []
        for call in openCalls.values { call.resume(returning: 0) }
        openCalls = [:]
    }

    /// Ends the session and its program.
    func stop() {
        program.stop()
        end()
    }

    private func end() {
        hasEnded = true
        endCalls()
    }
}
