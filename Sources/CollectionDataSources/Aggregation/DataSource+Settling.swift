// What happens at the end of an event: responses are taken, loads come to an end, requested loads begin. Children come
// first, so that a parent sees how they stand.
extension DataSource {
    /// Brings the source and all its children in line with what has happened. Returns whether anything has.
    ///
    /// - Parameter now: The time, in milliseconds.
    /// - Complexity: O(*n*) for *n* sources below.
    final func settle(at now: Int) -> Bool {
        var didAnything = false
        prepareForUpdate()
        for child in children where child.source.settle(at: now) { didAnything = true }
        run.setNeededIfDue(at: now)
        if run.isNeeded {
            load()
            didAnything = true
        }
        if takeResponse(at: now) { didAnything = true }
        if conclude(at: now) { didAnything = true }
        if followChildren() { didAnything = true }
        if settleMore(at: now) { didAnything = true }
        return didAnything
    }

    /// When something is due because of the time, here or below, in milliseconds; `nil` if nothing is.
    ///
    /// - Complexity: O(*n*) for *n* sources below.
    final var deadline: Int? {
        var deadlines = [run.retryTime, run.mailbox?.deadline, moreDeadline].compactMap { $0 }
        for child in children {
            if let deadline = child.source.deadline { deadlines.append(deadline) }
        }
        return deadlines.min()
    }

    /// Takes the response out of a mailbox, or fails it because its time is over.
    final func response(in mailbox: LoadResponseSlot, at now: Int) -> LoadResponse? {
        if let response = mailbox.take() { return response }
        if mailbox.deadline == nil { mailbox.deadline = loadTimeout.map { now + max(0, $0) } }
        guard let deadline = mailbox.deadline, deadline <= now else { return nil }
        mailbox.expire()
        return LoadResponse(result: .failure(LoadError(reason: .timedOut)), update: nil)
    }

    private func takeResponse(at now: Int) -> Bool {
        guard let mailbox = run.mailbox, let response = response(in: mailbox, at: now) else { return false }
        run.receive(response)
        return true
    }

    /// Ends the load when its own response is there and no child is loading any more.
    private func conclude(at now: Int) -> Bool {
        guard machine.state.isInProgress, let response = run.response else { return false }
        var result = response.result
        var isOwnFailure = false
        if case .failure = result {
            isOwnFailure = true
        } else {
            switch childrenAggregation {
            case .inProgress: return false
            case .settled(let sum): result = sum
            case .idle: break
            }
        }
        let updates = run.end(hasFailedItself: isOwnFailure)
        for update in updates { update() }
        response.update?()
        if case .content = response.result { takeLoadedContent() }
        if liveChildren.isEmpty, !isOwnFailure { result = isEmpty ? .noContent : .content }
        // A hook may forbid the outcome. It cannot keep the source loading for ever.
        if !machine.handle(.finish(result)), !machine.handle(.cancel) { machine.handle(.reset) }
        noteChange()
        scheduleRetry(at: now)
        didFinishLoading()
        let handlers = machine.state.isSettled ? run.takeHandlers() : []
        for handler in handlers { handler(machine.status) }
        return true
    }

    /// Is removed with the children that were loaded one by one.
    private func followChildren() -> Bool {
        guard machine.state.isSettled, !run.hasFailedItself, case .settled(let result) = childrenAggregation else {
            return false
        }
        let before = machine.status
        machine.handle(.settle(result))
        guard machine.status != before else { return false }
        noteChange()
        return true
    }

    private var childrenAggregation: LoadAggregation {
        LoadAggregation(of: liveChildren.map { $0.source.machine.status }, policy: failurePolicy)
    }

    private func scheduleRetry(at now: Int) {
        guard let error = machine.status.error, liveChildren.isEmpty || run.hasFailedItself else {
            return run.clearFailures()
        }
        let failures = run.countFailure()
        let delay = automaticRetry?(error, failures)
        run.setRetryTime(delay.map { now + max(0, $0) })
    }
}
