/// A command defined by a closure, for cells of one class.
///
/// ```swift
/// CellAction<UserCell>(name: "show-user") { run in
///     run.cell?.nameLabel.text = user.name
/// }
/// ```
///
/// It is refused without a cell, and for a cell of another class.
public final class CellAction<Cell: CollectionViewCell>: CellCommand {
    private let body: (CellActionExecution<Cell>) -> Void

    /// Creates a command from a closure, which it holds strongly.
    public init(name: String, _ body: @escaping (CellActionExecution<Cell>) -> Void) {
        self.body = body
        super.init(name: name)
    }

    /// Calls the closure.
    public override func perform(_ execution: CommandExecution) {
        body(CellActionExecution(execution: execution))
    }

    /// Whether there is a cell of the class.
    public override func canPerform(_ execution: CommandExecution) -> Bool { execution.cell(Cell.self) != nil }
}

/// One execution of a ``CellAction``.
public struct CellActionExecution<Cell: CollectionViewCell> {
    /// The execution, as every command receives it.
    public let execution: CommandExecution

    /// The cell while it is bound to the item; `nil` afterwards.
    public var cell: Cell? { execution.cell(Cell.self) }
}

/// A command defined by a closure that needs no cell.
///
/// ```swift
/// ItemAction(name: "open-profile") { _ in navigation.push("/users/\(user.id)") }
/// ```
public final class ItemAction: CellCommand {
    private let body: (CommandExecution) -> Void

    /// Creates a command from a closure, which it holds strongly.
    public init(name: String, _ body: @escaping (CommandExecution) -> Void) {
        self.body = body
        super.init(name: name)
    }

    /// Calls the closure.
    public override func perform(_ execution: CommandExecution) {
        body(execution)
    }
}
