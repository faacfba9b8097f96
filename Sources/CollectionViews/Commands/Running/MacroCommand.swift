/// A command that consists of several.
///
/// ```swift
/// MacroCommand([OpenProfile(user), Track("profile", user)])
/// ```
///
/// All are started in order, whatever the outcomes of the preceding ones; refused commands are skipped. The macro is
/// finished when all of them are, and has failed with the first failure if one has. The changes they make synchronously
/// are one step of the ``UndoHistory``, undone in reverse order.
public final class MacroCommand: CellCommand {
    /// The commands, in order.
    public let commands: [CellCommand]

    /// Creates a command from several.
    public init(_ commands: [CellCommand], name: String = "macro") {
        self.commands = commands
        super.init(name: name)
    }

    /// Performs all commands.
    public override func perform(_ execution: CommandExecution) {
        for command in commands { execution.perform(command) }
    }

    /// Whether one of the commands can be performed. An empty macro can, and does nothing.
    public override func canPerform(_ execution: CommandExecution) -> Bool {
        commands.isEmpty || commands.contains { $0.isEnabled && $0.canPerform(execution) }
    }
}
