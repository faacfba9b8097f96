import CollectionGeometry

/// Performs commands, and notifies observers.
///
/// A driver has one. Screens use it for all commands: for undo, observers and disabled keys.
public final class CellCommandRunner: WeaklyReferenceable {
    /// The undo history of the commands.
    public let history: UndoHistory
    /// The keys whose commands are refused, as while the device is offline.
    public var disabledKeys = Set<CellCommandKey>()

    private var observers: [(CellCommandEvent) -> Void] = []
    private var active: [CommandExecution] = []
    private var queue: [(key: CellCommandKey, identity: CellIdentity)] = []
    private var nextNumber = 1
    /// The token of weak references: ends when the runner is deallocated.
    public let lifetime = Lifetime()

    /// Creates a runner.
    public init(history: UndoHistory = UndoHistory()) {
        self.history = history
    }
}

extension CellCommandRunner {
    /// Adds an observer of all events of commands: before each is performed, and after.
    ///
    /// It may be called during a display step: record the event, and change nothing on the screen. The runner holds the
    /// closure strongly.
    public func observe(_ observer: @escaping (CellCommandEvent) -> Void) {
        observers.append(observer)
    }

    /// The number of executions under way, including parts of others.
    public var numberOfRunsUnderWay: Int { active.count }

    /// Cancels all executions under way, as when a screen closes for good.
    ///
    /// - Complexity: O(*n*) in the number of executions under way.
    public func cancelAll() {
        for execution in active { execution.cancel() }
    }
}

extension CellCommandRunner {
    /// Performs a command. Returns its execution, which may be over, or `nil` if it was refused.
    @discardableResult
    func run(
        _ command: CellCommand,
        for key: CellCommandKey,
        at place: CellCommandTarget,
        within parent: CommandExecution? = nil
    ) -> CommandExecution? {
        let execution = CommandExecution(
            number: nextNumber, key: key, command: command, place: place, runner: self, parent: parent)
        nextNumber += 1
        if let refusal = refusal(of: execution) {
            emit(.refused(refusal), execution)
            return nil
        }
        active.append(execution)
        emit(.began, execution)
        history.group(command.name) { command.perform(execution) }
        execution.complete(nil)
        return execution
    }

    /// The reason for which a command is refused; `nil` if it is not.
    func refusal(of execution: CommandExecution) -> CellCommandRefusal? {
        let command = execution.command
        if !command.isEnabled || disabledKeys.contains(execution.key) { return .disabled }
        let isUnderWay = active.contains { $0.command === command && $0.identity == execution.identity }
        if command.isExclusive && isUnderWay { return .underWay }
        return command.canPerform(execution) ? nil : .unsuitable
    }

    /// Whether a command would be performed.
    func canRun(_ command: CellCommand, for key: CellCommandKey, at place: CellCommandTarget) -> Bool {
        let execution = CommandExecution(
            number: 0, key: key, command: command, place: place, runner: self, parent: nil)
        return refusal(of: execution) == nil
    }

    /// Cancels an execution by its number, unless it is over.
    func cancel(run number: Int) {
        active.first { $0.number == number }?.cancel()
    }

    /// Cancels the executions for a key whose items satisfy a condition.
    func cancelRuns(for key: CellCommandKey, where condition: (CellIdentity) -> Bool) {
        for execution in active where execution.key == key && condition(execution.identity) { execution.cancel() }
    }

    /// Removes an execution that is over.
    func forget(_ execution: CommandExecution) {
        active.removeElements { $0 === execution }
    }

    /// The executions under way that are parts of another.
    func parts(of execution: CommandExecution) -> [CommandExecution] {
        active.filter { $0.parent === execution }
    }

    func emit(_ kind: CellCommandEvent.Kind, _ execution: CommandExecution) {
        guard !observers.isEmpty else { return }
        let event = CellCommandEvent(
            run: execution.number,
            parent: execution.parent?.number,
            key: execution.key,
            identity: execution.identity,
            command: execution.command.name,
            kind: kind
        )
        for observer in observers { observer(event) }
    }

    /// Queues the command for a key, to be performed when the event ends.
    func enqueue(_ key: CellCommandKey, on identity: CellIdentity) {
        queue.append((key, identity))
    }

    /// Returns the queue and empties it.
    func takeQueue() -> [(key: CellCommandKey, identity: CellIdentity)] {
        defer { queue = [] }
        return queue
    }
}
