/// One performing of a command: for which item and cell, and how it goes on.
///
/// A cell serves one item after the other, so a command never keeps it. It asks for ``cell(_:)`` each time: what comes
/// too late finds none.
///
/// ```swift
/// override func perform(_ invocation: CellInvocation) {
///     invocation.request(HostRequest("/v1/likes/12", method: .post)) { response in
///         switch response {
///         case .success: invocation.cell(UserCell.self)?.likeButton.title = "Liked"
///         case .failure(let status): invocation.fail(.refusedByServer(status: status))
///         case .unreachable: invocation.fail(.unreachable)
///         }
///     }
/// }
/// ```
public final class CellInvocation {
    /// The number of the run, as in ``CellCommandEvent/run``.
    public let number: Int
    /// The occasion.
    public let key: CellCommandKey
    /// The item.
    public let identity: CellIdentity

    let command: CellCommand
    let runner: CellCommandRunner
    let place: CellPlace
    let parent: CellInvocation?

    private var state = CommandRunState()
    private var questions: [HostContext.Ticket] = []
    private var timers: [HostContext.Ticket] = []
    private var cancellations: [() -> Void] = []
    private var provisionalChanges: [UndoableChange] = []

    init(
        number: Int,
        key: CellCommandKey,
        command: CellCommand,
        place: CellPlace,
        runner: CellCommandRunner,
        parent: CellInvocation?
    ) {
        self.number = number
        self.key = key
        identity = place.identity
        self.command = command
        self.place = place
        self.runner = runner
        self.parent = parent
    }
}

/// Where a command is performed: the item, and the cell that shows it if there is one.
struct CellPlace {
    let identity: CellIdentity
    var cell: CollectionViewCell?
    var use: CellUse?
    var context: HostContext?
}

// What a command acts upon.
extension CellInvocation {
    /// The cell that shows the item, if it is of a class; `nil` if there is none, and from the moment on at which the cell
    /// is given up or configured again.
    public func cell<Cell: CollectionViewCell>(_ cellClass: Cell.Type) -> Cell? {
        place.use?.isCurrent == true ? place.cell as? Cell : nil
    }

    /// The connection to the host; `nil` while the collection view is not on a screen.
    public var context: HostContext? { place.context }

    /// What can be taken back.
    public var history: UndoHistory { runner.history }

    /// A closure that has the command for a key performed on this item at the end of the event in which it is called:
    /// for buttons inside a cell.
    ///
    /// ```swift
    /// run.cell?.likeButton.setAction(run.invocation.trigger(.like))
    /// ```
    ///
    /// The closure does not hold the cell.
    public func trigger(_ key: CellCommandKey) -> () -> Void {
        let runner = runner
        let identity = identity
        return { runner.enqueue(key, on: identity) }
    }

    /// Performs another command as a part of this one. This one is not finished before it.
    public func perform(_ command: CellCommand) {
        guard state.begin() else { return }
        if runner.run(command, for: key, at: place, within: self) == nil { complete(nil) }
    }

    /// Makes a change of the model that can be taken back. What one command changes before it returns is one step.
    ///
    /// - Parameters:
    ///   - change: The change. It acts upon the model, never upon a cell.
    ///   - isProvisional: Whether the change is withdrawn if this run fails or is called off, whatever was changed since.
    /// - Returns: Whether there was something to change.
    @discardableResult
    public func make(_ change: UndoableChange, isProvisional: Bool = false) -> Bool {
        if isProvisional { change.isMergeable = false }
        guard isUnderWay, runner.history.perform(change) else { return false }
        if isProvisional { provisionalChanges.append(change) }
        return true
    }
}

// What takes longer.
extension CellInvocation {
    /// Whether the run is not over.
    public var isUnderWay: Bool { state.isUnderWay }

    /// Puts a question to the server. The run is not finished before the answer; the handler is not called after the end
    /// of the run. Without a connection the run fails.
    public func request(_ request: HostRequest, then handler: @escaping (HostResponse) -> Void) {
        guard let context else { return fail(.unreachable) }
        guard state.begin() else { return }
        questions.append(
            context.request(request) { [self] response in
                if isUnderWay { handler(response) }
                complete(nil)
            })
    }

    /// Calls a handler once, after some milliseconds. The run is not finished before; the handler is not called after the
    /// end of the run. Without a connection the run fails.
    public func after(milliseconds: Int, _ handler: @escaping () -> Void) {
        guard let context else { return fail(.unreachable) }
        guard state.begin() else { return }
        timers.append(
            context.after(milliseconds: milliseconds) { [self] in
                if isUnderWay { handler() }
                complete(nil)
            })
    }

    /// Keeps the run going until ``finish()`` or ``fail(_:)``, or until it is called off.
    public func finishesLater() {
        state.keepOpen()
    }

    /// Says how far the run is, from 0 to 1. What is no more than before is not reported.
    public func progress(_ fraction: Double) {
        if let progress = state.advance(to: fraction) { runner.emit(.progressed(progress), self) }
    }

    /// Says that the command has done what it is for.
    public func finish() { end(.finished) }

    /// Says that the command could not do what it is for.
    public func fail(_ failure: CellCommandFailure) { end(.failed(failure)) }

    /// Calls the run off, with everything it has begun. Does nothing when it is over.
    public func cancel() { end(.cancelled) }

    /// Calls a closure if the run is called off.
    public func onCancel(_ body: @escaping () -> Void) {
        if isUnderWay { cancellations.append(body) }
    }
}

extension CellInvocation {
    /// One thing that the run had begun is done.
    func complete(_ failure: CellCommandFailure?) {
        if let outcome = state.complete(failure) { close(outcome) }
    }

    private func end(_ outcome: CellCommandOutcome) {
        if let outcome = state.end(outcome) { close(outcome) }
    }

    /// Lets go of everything, tells who looks on, and has the parent go on.
    private func close(_ outcome: CellCommandOutcome) {
        runner.forget(self)
        for part in runner.parts(of: self) { part.cancel() }
        for ticket in questions { context?.cancel(request: ticket) }
        for ticket in timers { context?.cancel(timer: ticket) }
        let cancellations = outcome == .cancelled ? cancellations : []
        let withdrawn = outcome == .finished ? [] : provisionalChanges
        self.cancellations = []
        provisionalChanges = []
        questions = []
        timers = []
        for cancellation in cancellations { cancellation() }
        for change in withdrawn.reversed() { runner.history.withdraw(change) }
        runner.emit(.ended(outcome), self)
        if case .failed(let failure) = outcome { parent?.complete(failure) } else { parent?.complete(nil) }
    }
}
