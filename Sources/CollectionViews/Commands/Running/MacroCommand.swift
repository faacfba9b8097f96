/// Several commands as one.
///
/// ```swift
/// MacroCommand([OpenProfile(user), Track("profile", user)])
/// ```
///
/// All are started in order, whatever becomes of those before them; commands that are refused are passed over. The macro
/// is finished when all of them are, and has failed with the first failure if one has. What they change at once is one
/// step of the ``UndoHistory``, taken back in reverse order.
public final class MacroCommand: CellCommand {
    /// The commands, in order.
    public let commands: [CellCommand]

    /// Creates a command of several.
    public init(_ commands: [CellCommand], name: String = "macro") {
        self.commands = commands
        super.init(name: name)
    }

    /// Performs all commands.
    public override func perform(_ invocation: CellInvocation) {
        for command in commands { invocation.perform(command) }
    }

    /// Whether one of the commands can do anything. An empty macro can, and does nothing.
    public override func canPerform(_ invocation: CellInvocation) -> Bool {
        commands.isEmpty || commands.contains { $0.isEnabled && $0.canPerform(invocation) }
    }
}
