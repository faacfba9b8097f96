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
    private let body: (CellRun<Cell>) -> Void

    /// Creates a command from a closure, which it holds strongly.
    public init(name: String, _ body: @escaping (CellRun<Cell>) -> Void) {
        self.body = body
        super.init(name: name)
    }

    /// Calls the closure.
    public override func perform(_ invocation: CellInvocation) {
        body(CellRun(invocation: invocation))
    }

    /// Whether there is a cell of the class.
    public override func canPerform(_ invocation: CellInvocation) -> Bool { invocation.cell(Cell.self) != nil }
}

/// One execution of a ``CellAction``.
public struct CellRun<Cell: CollectionViewCell> {
    /// The execution, as every command receives it.
    public let invocation: CellInvocation

    /// The cell while it is bound to the item; `nil` afterwards.
    public var cell: Cell? { invocation.cell(Cell.self) }
}

/// A command defined by a closure that needs no cell.
///
/// ```swift
/// ItemAction(name: "open-profile") { _ in navigation.push("/users/\(user.id)") }
/// ```
public final class ItemAction: CellCommand {
    private let body: (CellInvocation) -> Void

    /// Creates a command from a closure, which it holds strongly.
    public init(name: String, _ body: @escaping (CellInvocation) -> Void) {
        self.body = body
        super.init(name: name)
    }

    /// Calls the closure.
    public override func perform(_ invocation: CellInvocation) {
        body(invocation)
    }
}
