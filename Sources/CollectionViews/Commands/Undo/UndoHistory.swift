/// The changes that can be undone and redone, step by step.
///
/// ```swift
/// let history = UndoHistory()
/// history.perform(like)
/// history.undo()  // the model is as it was
/// history.redo()  // and as it was after
/// ```
///
/// A step is one change, or several that were made within ``group(_:_:)``. Steps that have become impossible because
/// their items were removed are skipped and removed, so that each undo has a visible effect.
///
/// The history changes the model and nothing else. To show a change, make new view models in ``changeHandler``.
public final class UndoHistory {
    /// The limits of the history.
    public struct Configuration: Equatable, Sendable {
        /// The maximum number of steps that can be undone; older ones are removed.
        public var maximumStepCount: Int

        /// Creates a configuration.
        public init(maximumStepCount: Int = 100) {
            self.maximumStepCount = maximumStepCount
        }
    }

    /// The limits of the history.
    public let configuration: Configuration
    /// Called after the undo or redo steps have changed, at most once for each call of a method. The history holds the
    /// closure strongly.
    public var changeHandler: (() -> Void)?

    var undoSteps: [Step] = []
    var redoSteps: [Step] = []
    /// The number of the step that is undone next; 0 for none.
    var nextStep: Int { undoSteps.last?.number ?? 0 }
    var phase = Phase.ready
    /// The number of steps that were ever added, without those absorbed by another.
    private(set) var madeSteps = 0
    /// The step of the current group.
    private var openStep = Step(title: "")
    private var depth = 0
    /// Withdrawals of changes, to be carried out as soon as no other change is under way. They are closures so that a program
    /// that withdraws nothing does not contain the code.
    private var withdrawals: [(UndoHistory) -> Void] = []

    /// Changes that are undone and redone together.
    struct Step {
        let title: String
        /// What distinguishes the step from others of the same title; 0 before it is remembered.
        var number = 0
        /// In the order in which they were made.
        var changes: [UndoableChange] = []
        /// Whether the step may absorb later changes.
        var isOpen = true
    }

    /// The phases of the history.
    enum Phase {
        /// Changes are remembered.
        case ready
        /// The history itself changes the model: changes made meanwhile are not remembered.
        case replaying
    }

    /// Creates an empty history.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }
}

// Making changes.
extension UndoHistory {
    /// Makes a change and remembers it; the redo steps are removed.
    ///
    /// A change made while the history itself changes the model is not remembered: it is part of the undo or redo.
    ///
    /// - Returns: Whether the model changed.
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

    /// Makes the changes of a closure one step. A nested group belongs to the outermost.
    ///
    /// - Parameters:
    ///   - title: The name of the step; a step with a single change has the name of the change.
    ///   - body: Makes the changes. A group without changes adds no step.
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

    /// Makes the next change a separate step, as when the user has left the field.
    public func endStep() {
        if !undoSteps.isEmpty { undoSteps[undoSteps.count - 1].isOpen = false }
    }

    private func remember(_ step: Step) {
        redoSteps = []
        if !absorb(step) {
            madeSteps += 1
            undoSteps.append(step)
            undoSteps[undoSteps.count - 1].number = madeSteps
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
        let surplus = undoSteps.count - Swift.max(0, configuration.maximumStepCount)
        if surplus > 0 { undoSteps.removeFirst(surplus) }
    }
}

// Undo and redo.
extension UndoHistory {
    /// Whether there are undo steps.
    public var canUndo: Bool { !undoSteps.isEmpty }
    /// Whether there are redo steps.
    public var canRedo: Bool { !redoSteps.isEmpty }
    /// The name of the next undo step; `nil` if there is none.
    public var undoTitle: String? { undoSteps.last?.title }
    /// The name of the next redo step; `nil` if there is none.
    public var redoTitle: String? { redoSteps.last?.title }

    /// Undoes the last step, its changes in reverse order.
    ///
    /// - Returns: Whether the model changed. It returns `false` within a group that has changed something, and while
    ///   the history changes the model.
    /// - Complexity: O(*n*) in the number of changes of the steps that are undone or skipped.
    @discardableResult
    public func undo() -> Bool {
        replay { history in
            while var step = history.undoSteps.popLast() {
                // A change that cannot be undone cannot be redone either.
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

    /// Redoes the step that was undone last.
    ///
    /// - Returns: Whether the model changed. It returns `false` within a group that has changed something, and while
    ///   the history changes the model.
    /// - Complexity: O(*n*) in the number of changes of the steps that are redone or skipped.
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

    /// Removes all steps; the model does not change.
    public func removeAll() {
        guard canUndo || canRedo else { return }
        undoSteps = []
        redoSteps = []
        changeHandler?()
    }

    /// Undoes and removes a change anywhere in the history, as when the server has refused it.
    ///
    /// The changes after it are undone, and made again without it. One that was undone already is only removed. Within
    /// a group that has changed something it is withdrawn when the group ends.
    ///
    /// - Complexity: O(*n*) in the number of changes after it.
    public func withdraw(_ change: UndoableChange) {
        withdrawals.append { $0.carryOutWithdrawal(of: change) }
        replay { _ in true }
    }

    @discardableResult
    private func replay(_ body: (UndoHistory) -> Bool) -> Bool {
        guard phase == .ready, openStep.changes.isEmpty else { return false }
        phase = .replaying
        let hasChanged = body(self)
        while !withdrawals.isEmpty { withdrawals.removeFirst()(self) }
        phase = .ready
        if hasChanged { changeHandler?() }
        return hasChanged
    }
}
