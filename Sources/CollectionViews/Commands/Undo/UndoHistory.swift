/// The changes that can be taken back and made again, step by step.
///
/// ```swift
/// let history = UndoHistory()
/// history.perform(like)
/// history.undo()  // the model is as it was
/// history.redo()  // and as it was after
/// ```
///
/// A step is one change, or several that were made within ``group(_:_:)``. Steps that have become impossible because what
/// they concern is gone are passed over and forgotten, so that each undo is seen to do something.
///
/// The history changes the model and nothing else. To show it, build new view models in ``changeHandler``.
public final class UndoHistory {
    /// How much is remembered.
    public struct Configuration: Equatable, Sendable {
        /// The most steps that can be taken back; older ones are forgotten.
        public var mostSteps: Int

        /// Creates a configuration.
        public init(mostSteps: Int = 100) {
            self.mostSteps = mostSteps
        }
    }

    /// How much is remembered.
    public let configuration: Configuration
    /// Called after what can be taken back or made again has changed, at most once for each call of a method. The history
    /// keeps the closure.
    public var changeHandler: (() -> Void)?

    var undoSteps: [Step] = []
    var redoSteps: [Step] = []
    var phase = Phase.ready
    /// How many steps were ever made, those that were taken into the last one not counted.
    private(set) var madeSteps = 0
    /// The step that is being put together.
    private var openStep = Step(title: "")
    private var depth = 0
    /// Changes to be withdrawn as soon as the model stands still.
    private var withdrawals: [UndoableChange] = []

    /// Changes that are taken back and made again together.
    struct Step {
        let title: String
        /// In the order in which they were made.
        var changes: [UndoableChange] = []
        /// Whether later changes may be taken in.
        var isOpen = true
    }

    /// What the history is doing.
    enum Phase {
        /// Changes are remembered.
        case ready
        /// The model is being changed by the history itself: what is changed meanwhile is not remembered.
        case replaying
    }

    /// Creates a history without steps.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }
}

// Doing.
extension UndoHistory {
    /// Makes a change and remembers it; what had been taken back cannot be made again afterwards.
    ///
    /// A change that is made while the history itself changes the model is not remembered: it is part of what is going on.
    ///
    /// - Returns: Whether there was something to change.
    @discardableResult
    public func perform(_ change: UndoableChange) -> Bool {
        guard change.make() else { return false }
        guard phase == .ready else { return true }
        if depth > 0 {
            openStep.changes.append(change)
        } else {
            remember(Step(title: change.title, changes: [change]))
        }
        return true
    }

    /// Makes everything that a closure changes one step. Groups within groups belong to the outermost.
    ///
    /// - Parameters:
    ///   - title: The name of the step; one with a single change has the name of the change.
    ///   - body: Makes the changes. A group without any leaves no step.
    public func group(_ title: String, _ body: () -> Void) {
        guard phase == .ready else { return body() }
        if depth == 0 { openStep = Step(title: title) }
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        let step = openStep
        openStep = Step(title: "")
        guard let first = step.changes.first else { return }
        remember(step.changes.count == 1 ? Step(title: first.title, changes: [first]) : step)
        if !withdrawals.isEmpty { replay { _ in true } }
    }

    /// Has the next change be a step of its own, even if it could be taken in by the last: the user left the field.
    public func endStep() {
        if !undoSteps.isEmpty { undoSteps[undoSteps.count - 1].isOpen = false }
    }

    private func remember(_ step: Step) {
        redoSteps = []
        if !absorb(step) {
            undoSteps.append(step)
            madeSteps += 1
        }
        trim()
        changeHandler?()
    }

    private func absorb(_ step: Step) -> Bool {
        guard let last = undoSteps.last, last.isOpen, last.changes.count == 1, step.changes.count == 1,
            last.changes[0].isMergeable, step.changes[0].isMergeable
        else { return false }
        return last.changes[0].absorb(step.changes[0])
    }

    private func trim() {
        let surplus = undoSteps.count - Swift.max(0, configuration.mostSteps)
        if surplus > 0 { undoSteps.removeFirst(surplus) }
    }
}

// Undoing.
extension UndoHistory {
    /// Whether there are steps to take back.
    public var canUndo: Bool { !undoSteps.isEmpty }
    /// Whether there are steps to make again.
    public var canRedo: Bool { !redoSteps.isEmpty }
    /// The name of the step that would be taken back; `nil` if there is none.
    public var undoTitle: String? { undoSteps.last?.title }
    /// The name of the step that would be made again; `nil` if there is none.
    public var redoTitle: String? { redoSteps.last?.title }

    /// Takes the last step back, its changes in reverse order.
    ///
    /// - Returns: Whether something was changed. It is refused within a group that has changed something, and while the history
    ///   changes the model.
    @discardableResult
    public func undo() -> Bool {
        replay { history in
            while var step = history.undoSteps.popLast() {
                // What cannot be taken back any more cannot be made again either.
                let taken = step.changes.reversed().filter { $0.takeBack() }
                guard !taken.isEmpty else { continue }
                step.changes = taken.reversed()
                history.redoSteps.append(step)
                history.endStep()
                return true
            }
            return false
        }
    }

    /// Makes again the step that was taken back last.
    ///
    /// - Returns: Whether something was changed. It is refused within a group that has changed something, and while the history
    ///   changes the model.
    @discardableResult
    public func redo() -> Bool {
        replay { history in
            while var step = history.redoSteps.popLast() {
                step.changes = step.changes.filter { $0.make() }
                guard !step.changes.isEmpty else { continue }
                step.isOpen = false
                history.undoSteps.append(step)
                return true
            }
            return false
        }
    }

    /// Forgets all steps; the model stays as it is.
    public func removeAll() {
        guard canUndo || canRedo else { return }
        undoSteps = []
        redoSteps = []
        changeHandler?()
    }

    /// Takes a change back wherever it is in the history, and forgets it: the server has refused it.
    ///
    /// The changes after it are taken back, and made again without it. One that was taken back already is only forgotten.
    /// Within a group that has changed something it is done when the group ends.
    ///
    /// - Complexity: O(*n*) in the number of changes after it.
    public func withdraw(_ change: UndoableChange) {
        withdrawals.append(change)
        replay { _ in true }
    }

    @discardableResult
    private func replay(_ body: (UndoHistory) -> Bool) -> Bool {
        guard phase == .ready, openStep.changes.isEmpty else { return false }
        phase = .replaying
        let hasChanged = body(self)
        while !withdrawals.isEmpty { carryOutWithdrawal(of: withdrawals.removeFirst()) }
        phase = .ready
        if hasChanged { changeHandler?() }
        return hasChanged
    }
}
