/// An action on an item, and on the cell that shows it if there is one.
///
/// Subclass it. A command holds what it needs besides the cell: the model, a service. It knows neither its runner nor
/// the observers.
///
/// ```swift
/// final class ShowUser: CellCommand {
///     private let user: User
///
///     init(_ user: User) {
///         self.user = user
///         super.init(name: "show-user")
///     }
///
///     override func perform(_ execution: CommandExecution) {
///         execution.cell(UserCell.self)?.nameLabel.text = user.name
///         execution.request(HostRequest(user.motto)) { response in
///             execution.cell(UserCell.self)?.mottoLabel.text = text(of: response)
///         }
///     }
/// }
/// ```
///
/// One command may be executed many times, and for several items at once: the state of one execution belongs to the
/// ``CommandExecution``. A command must not hold a collection view, its driver or a view controller; they hold it.
open class CellCommand {
    /// The name of the command in events.
    public final let name: String
    /// The title of the command on a button or in a menu; `nil`, the default, for a command that has neither.
    public final var title: String?
    /// Whether the command deletes the item, which buttons and menus show. The default is no.
    public final var isDestructive = false
    /// Whether the command may be performed. A disabled one is refused, which is reported.
    public final var isEnabled = true
    /// Whether the command is refused for an item while it is under way for the same item. The default is no.
    public final var isExclusive = false

    /// Creates a command.
    ///
    /// - Parameter name: The name of the command in events.
    public init(name: String) {
        self.name = name
    }

    /// Performs the command.
    ///
    /// The command is finished when the method returns, unless it has sent a request, started a timer, performed other
    /// commands that are not finished, or called ``CommandExecution/finishesLater()``. The default does nothing.
    open func perform(_ execution: CommandExecution) {}

    /// Whether the command can be performed for an item and its cell. The default is yes.
    open func canPerform(_ execution: CommandExecution) -> Bool { true }
}
