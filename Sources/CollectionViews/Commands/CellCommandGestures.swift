/// The commands of a view model that are shown as swipe actions, and those in its menu.
///
/// A command is shown by its ``CellCommand/title``; one without a title, or that cannot be performed now, is not shown.
public struct CellCommandGestures: Sendable {
    /// The commands that a swipe towards the trailing edge reveals at the leading edge, the outermost first.
    public var leading: [CellCommandKey]
    /// The commands that a swipe towards the leading edge reveals at the trailing edge, the outermost first.
    public var trailing: [CellCommandKey]
    /// The commands in the menu of the item, before its swipe actions.
    public var menu: [CellCommandKey]

    /// Creates an assignment. The default is one command on each side and none for the menu alone.
    public init(
        leading: [CellCommandKey] = [.swipeToTrailing],
        trailing: [CellCommandKey] = [.swipeToLeading],
        menu: [CellCommandKey] = []
    ) {
        self.leading = leading
        self.trailing = trailing
        self.menu = menu
    }
}
