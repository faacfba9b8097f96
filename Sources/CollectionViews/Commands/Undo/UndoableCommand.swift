/// A command whose doing can be taken back: it says what is to be changed, and the history does it.
///
/// ```swift
/// UndoableCommand(name: "like") { invocation in
///     ValueChange(title: "Like", to: true, get: { people[id]?.isLiked }, set: { people[id]?.isLiked = $0 })
/// }
/// ```
///
/// Each performing makes a change of its own, so one command can be done and undone many times. Undoing needs neither the
/// command nor a cell.
public final class UndoableCommand: CellCommand {
    private let makeChange: (CellInvocation) -> UndoableChange?

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - name: What the command is called in reports.
    ///   - makeChange: Says what is to be changed; `nil` for nothing. The command keeps the closure.
    public init(name: String, _ makeChange: @escaping (CellInvocation) -> UndoableChange?) {
        self.makeChange = makeChange
        super.init(name: name)
    }

    /// Makes the change.
    public override func perform(_ invocation: CellInvocation) {
        if let change = makeChange(invocation) { invocation.make(change) }
    }
}
