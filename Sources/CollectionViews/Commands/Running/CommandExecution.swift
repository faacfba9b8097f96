/// One execution of a command: its item, its cell, and its progress.
///
/// A cell is bound to one item after another, so a command never stores it. Call ``cell(_:)`` each time: it returns
/// `nil` once the cell shows another item.
///
/// ```swift
/// override func perform(_ execution: CommandExecution) {
///     execution.request(HostRequest("/v1/likes/12", method: .post)) { response in
///         switch response {
///         case .success: execution.cell(UserCell.self)?.likeButton.title = "Liked"
///         case .failure(let status): execution.fail(.refusedByServer(status: status))
///         case .unreachable: execution.fail(.unreachable)
///         }
///     }
/// }
/// ```
public final class CommandExecution {
    /// The number of the execution, as in ``CellCommandEvent/run``.
    public let number: Int
    /// The key of the command.
    public let key: CellCommandKey
    /// The item.
    public let identity: CellIdentity

    let command: CellCommand
    /// The undo history of the commands.
    public let history: UndoHistory
    /// Held weakly: the runner holds the executions under way, some of which never end.
    private let weakRunner: Weak<CellCommandRunner>
    let place: CellCommandTarget
    let parent: CommandExecution?

    private var state = CommandRunState()
    private var requests: [HostContext.Ticket] = []
    private var timers: [HostContext.Ticket] = []
    private var cancellations: [() -> Void] = []
    private var provisionalChanges: [UndoableChange] = []

    init(
        number: Int,
        key: CellCommandKey,
        command: CellCommand,
        place: CellCommandTarget,
        runner: CellCommandRunner,
        parent: CommandExecution?
    ) {
        self.number = number
        self.key = key
        identity = place.identity
        self.command = command
        self.place = place
        history = runner.history
        weakRunner = Weak(runner)
        self.parent = parent
    }
}

/// The item of a command, and the cell that shows it if there is one.
struct CellCommandTarget {
    let identity: CellIdentity
    var cell: CollectionViewCell?
    var use: CellBinding?
    var context: HostContext?
}

// The target of a command.
extension CommandExecution {
    /// The cell that shows the item, if it is of a class; `nil` if there is none, or once the cell was parked or
    /// configured again.
    public func cell<Cell: CollectionViewCell>(_ cellClass: Cell.Type) -> Cell? {
        place.use?.isCurrent == true ? place.cell as? Cell : nil
    }

    /// The connection to the host; `nil` while the collection view is not realized.
    public var context: HostContext? { place.context }

    /// Returns a closure that performs the command for a key on this item at the end of the event in which it is
    /// called: for buttons inside a cell.
    ///
    /// ```swift
    /// run.cell?.likeButton.setAction(run.execution.trigger(.like))
    /// ```
    ///
    /// The closure does not capture the cell.
    public func trigger(_ key: CellCommandKey) -> () -> Void {
        let runner = weakRunner
        let identity = identity
        return { runner.object?.enqueue(key, on: identity) }
    }

    /// Performs another command as a part of this execution, which is not finished before it.
    public func perform(_ command: CellCommand) {
        guard state.begin() else { return }
        if runner?.run(command, for: key, at: place, within: self) == nil { complete(nil) }
    }

    /// Makes an undoable change of the model. The changes that a command makes before it returns are one undo step.
    ///
    /// - Parameters:
    ///   - change: The change. It changes the model, never a cell.
    ///   - isProvisional: Whether the change is withdrawn if this execution fails or is cancelled, even if later
    ///     changes follow.
    /// - Returns: Whether the model changed.
    @discardableResult
    public func make(_ change: UndoableChange, isProvisional: Bool = false) -> Bool {
        if isProvisional { change.isMergeable = false }
        guard isUnderWay, history.perform(change) else { return false }
        if isProvisional { provisionalChanges.append(change) }
        return true
    }
}

// Asynchronous work.
extension CommandExecution {
    /// Whether the execution is not over.
    public var isUnderWay: Bool { state.isUnderWay }

    /// Sends a request to the server. The execution is not finished before the response; the handler is not called
    /// after the end of the execution. Without a connection to the host the execution fails.
    public func request(_ request: HostRequest, then handler: @escaping (HostResponse) -> Void) {
        fetch(request) { handler($0.response) }
    }

    /// Sends a request to the server as ``request(_:then:)`` does, and passes the response as a whole: with its status, its header
    /// fields and the body of a failure.
    public func fetch(_ request: HostRequest, then handler: @escaping (HostReply) -> Void) {
        guard let context else { return fail(.unreachable) }
        guard state.begin() else { return }
        requests.append(
            context.fetch(request) { [self] reply in
                if isUnderWay { handler(reply) }
                complete(nil)
            })
    }

    /// Calls a handler once, after a number of milliseconds. The execution is not finished before; the handler is not
    /// called after the end of the execution. Without a connection to the host the execution fails.
    public func after(milliseconds: Int, _ handler: @escaping () -> Void) {
        guard let context else { return fail(.unreachable) }
        guard state.begin() else { return }
        timers.append(
            context.after(milliseconds: milliseconds) { [self] in
                if isUnderWay { handler() }
                complete(nil)
            })
    }

    /// Keeps the execution under way until ``finish()`` or ``fail(_:)``, or until it is cancelled.
    public func finishesLater() {
        state.keepOpen()
    }

    /// Reports the progress, from 0 to 1. A value that is not greater than the last one is ignored.
    public func progress(_ fraction: Double) {
        if let progress = state.advance(to: fraction) { runner?.emit(.progressed(progress), self) }
    }

    /// Ends the execution with success.
    public func finish() { end(.finished) }

    /// Ends the execution with a failure.
    public func fail(_ failure: CellCommandFailure) { end(.failed(failure)) }

    /// Cancels the execution and everything it has begun. Does nothing when it is over.
    public func cancel() { end(.cancelled) }

    /// Calls a closure if the execution is cancelled.
    public func onCancel(_ body: @escaping () -> Void) {
        if isUnderWay { cancellations.append(body) }
    }
}

extension CommandExecution {
    private var runner: CellCommandRunner? { weakRunner.object }

    /// Completes one piece of the work that the execution has begun.
    func complete(_ failure: CellCommandFailure?) {
        if let outcome = state.complete(failure) { close(outcome) }
    }

    private func end(_ outcome: CellCommandOutcome) {
        if let outcome = state.end(outcome) { close(outcome) }
    }

    /// Releases all resources, notifies observers, and completes the part in the parent.
    private func close(_ outcome: CellCommandOutcome) {
        runner?.forget(self)
        for part in runner?.parts(of: self) ?? [] { part.cancel() }
        for ticket in requests { context?.cancel(request: ticket) }
        for ticket in timers { context?.cancel(timer: ticket) }
        let cancellations = outcome == .cancelled ? cancellations : []
        let withdrawn = outcome == .finished ? [] : provisionalChanges
        self.cancellations = []
        provisionalChanges = []
        requests = []
        timers = []
        for cancellation in cancellations { cancellation() }
        for change in withdrawn.reversed() { history.withdraw(change) }
        runner?.emit(.ended(outcome), self)
        if case .failed(let failure) = outcome { parent?.complete(failure) } else { parent?.complete(nil) }
    }
}
