/// Something that can be done with an item, and with the cell that shows it if there is one.
///
/// Subclass it. A command holds what it needs besides the cell: the model, a service. It does not know who performs it, or
/// who looks on.
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
///     override func perform(_ invocation: CellInvocation) {
///         invocation.cell(UserCell.self)?.nameLabel.text = user.name
///         invocation.request(HostRequest(user.motto)) { response in
///             invocation.cell(UserCell.self)?.mottoLabel.text = text(of: response)
///         }
///     }
/// }
/// ```
///
/// One command may be performed many times, and for several items at once: what belongs to one time belongs to the
/// ``CellInvocation``. A command must not hold a collection view, its driver or a view controller; they hold it.
open class CellCommand {
    /// What the command is called in reports.
    public final let name: String
    /// What the command is called for the user, on a button or in a menu; `nil`, the default, for one that is on none.
    public final var title: String?
    /// Whether the command takes the item away, which buttons and menus show. The default is no.
    public final var isDestructive = false
    /// Whether the command may be performed. One that may not is passed over, and that is reported.
    public final var isEnabled = true
    /// Whether the command is refused for an item while it is still under way for the same item. The default is no.
    public final var isExclusive = false

    /// Creates a command.
    ///
    /// - Parameter name: What the command is called in reports.
    public init(name: String) {
        self.name = name
    }

    /// Does what the command is for.
    ///
    /// The command is finished when the method returns, unless it has put a question, started a timer, performed other
    /// commands that are not finished, or called ``CellInvocation/finishesLater()``. The default does nothing.
    open func perform(_ invocation: CellInvocation) {}

    /// Whether the command can do anything here. The default is yes.
    open func canPerform(_ invocation: CellInvocation) -> Bool { true }
}
