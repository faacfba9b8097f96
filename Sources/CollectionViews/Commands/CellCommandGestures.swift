/// Which commands of a view model are behind a swipe, and which are in its menu.
///
/// A command is shown by its ``CellCommand/title``; one without a title, or that could not be performed now, is not shown.
public struct CellCommandGestures: Sendable {
    /// What a swipe towards the trailing edge uncovers where reading begins, the outermost first.
    public var leading: [CellCommandKey]
    /// What a swipe towards the leading edge uncovers where reading ends, the outermost first.
    public var trailing: [CellCommandKey]
    /// What stands in the menu of the item, before the actions of its swipes.
    public var menu: [CellCommandKey]

    /// Creates an assignment. The default is one command on each side and none in the menu alone.
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
