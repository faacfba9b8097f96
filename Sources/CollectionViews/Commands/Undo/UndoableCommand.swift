/// An undoable command: it returns a change, which the history makes.
///
/// ```swift
/// UndoableCommand(name: "like") { execution in
///     ValueChange(title: "Like", to: true, get: { people[id]?.isLiked }, set: { people[id]?.isLiked = $0 })
/// }
/// ```
///
/// Each execution returns a new change, so one command can be performed and undone many times. Undo needs neither the
/// command nor a cell.
public final class UndoableCommand: CellCommand {
    private let makeChange: (CommandExecution) -> UndoableChange?

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - name: The name of the command in events.
    ///   - makeChange: Returns the change; `nil` for none. The command holds the closure strongly.
    public init(name: String, _ makeChange: @escaping (CommandExecution) -> UndoableChange?) {
        self.makeChange = makeChange
        super.init(name: name)
    }

    /// Makes the change.
    public override func perform(_ execution: CommandExecution) {
        if let change = makeChange(execution) { execution.make(change) }
    }
}
