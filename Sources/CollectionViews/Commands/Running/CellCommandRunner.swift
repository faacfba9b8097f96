/// Performs commands, and tells those who look on.
///
/// A driver has one. Screens use it for what concerns all commands: the history, observers, what is disabled.
public final class CellCommandRunner {
    /// What can be taken back.
    public let history: UndoHistory
    /// The occasions on which nothing is done, as while there is no network.
    public var disabledKeys: Set<CellCommandKey> = []

    private var observers: [(CellCommandEvent) -> Void] = []
    private var active: [CellInvocation] = []
    private var queue: [(key: CellCommandKey, identity: CellIdentity)] = []
    private var nextNumber = 1

    /// Creates a runner.
    public init(history: UndoHistory = UndoHistory()) {
        self.history = history
    }
}

extension CellCommandRunner {
    /// Has a closure called for everything that happens to commands: before each is performed, and after.
    ///
    /// It may be called while cells are being displayed: note what happened, and change nothing on the screen. The runner
    /// keeps the closure.
    public func observe(_ observer: @escaping (CellCommandEvent) -> Void) {
        observers.append(observer)
    }

    /// The number of commands that are under way, parts of others among them.
    public var numberOfRunsUnderWay: Int { active.count }

    /// Calls off everything that is under way, as when a screen closes for good.
    public func cancelAll() {
        for invocation in active { invocation.cancel() }
    }
}

extension CellCommandRunner {
    /// Performs a command. Returns its run, which may be over, or `nil` if it was refused.
    @discardableResult
    func run(
        _ command: CellCommand,
        for key: CellCommandKey,
        at place: CellPlace,
        within parent: CellInvocation? = nil
    ) -> CellInvocation? {
        let invocation = CellInvocation(
            number: nextNumber, key: key, command: command, place: place, runner: self, parent: parent)
        nextNumber += 1
        if let refusal = refusal(of: invocation) {
            emit(.refused(refusal), invocation)
            return nil
        }
        active.append(invocation)
        emit(.began, invocation)
        history.group(command.name) { command.perform(invocation) }
        invocation.complete(nil)
        return invocation
    }

    /// Why a command is not performed; `nil` if it is.
    func refusal(of invocation: CellInvocation) -> CellCommandRefusal? {
        let command = invocation.command
        if !command.isEnabled || disabledKeys.contains(invocation.key) { return .disabled }
        let isUnderWay = active.contains { $0.command === command && $0.identity == invocation.identity }
        if command.isExclusive && isUnderWay { return .underWay }
        return command.canPerform(invocation) ? nil : .unsuitable
    }

    /// Whether a command would be performed.
    func canRun(_ command: CellCommand, for key: CellCommandKey, at place: CellPlace) -> Bool {
        let invocation = CellInvocation(
            number: 0, key: key, command: command, place: place, runner: self, parent: nil)
        return refusal(of: invocation) == nil
    }

    /// Calls a run off by its number, unless it is over.
    func cancel(run number: Int) {
        active.first { $0.number == number }?.cancel()
    }

    /// Calls off the runs of an occasion whose items satisfy a condition.
    func cancelRuns(for key: CellCommandKey, where condition: (CellIdentity) -> Bool) {
        for invocation in active where invocation.key == key && condition(invocation.identity) { invocation.cancel() }
    }

    /// Takes a run that is over from those under way.
    func forget(_ invocation: CellInvocation) {
        active.removeAll { $0 === invocation }
    }

    /// The runs under way that are parts of a run.
    func parts(of invocation: CellInvocation) -> [CellInvocation] {
        active.filter { $0.parent === invocation }
    }

    func emit(_ kind: CellCommandEvent.Kind, _ invocation: CellInvocation) {
        guard !observers.isEmpty else { return }
        let event = CellCommandEvent(
            run: invocation.number,
            parent: invocation.parent?.number,
            key: invocation.key,
            identity: invocation.identity,
            command: invocation.command.name,
            kind: kind
        )
        for observer in observers { observer(event) }
    }

    /// Notes that the command for a key is to be performed when the event ends.
    func enqueue(_ key: CellCommandKey, on identity: CellIdentity) {
        queue.append((key, identity))
    }

    /// Hands over what was noted.
    func takeQueue() -> [(key: CellCommandKey, identity: CellIdentity)] {
        defer { queue = [] }
        return queue
    }
}
