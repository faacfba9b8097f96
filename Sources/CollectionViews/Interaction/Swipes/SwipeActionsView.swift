import CollectionGeometry

/// The buttons that a swipe uncovers at one edge of a cell. They are part of the cell.
final class SwipeActionsView: View {
    let edge: SwipeTracker.Edge
    let actions: [ContextualAction]

    /// Creates the buttons. They do nothing by themselves: they are part of a view that knows what the actions are for.
    init(_ actions: [ContextualAction], at edge: SwipeTracker.Edge) {
        self.edge = edge
        self.actions = actions
        super.init(.box, roles: ["swipe-actions", edge == .leading ? "swipe-leading" : "swipe-trailing"])
        for action in actions {
            let button = View(
                .button,
                roles: ["swipe-action"] + (action.style == .destructive ? ["is-destructive"] : [])
                    + (action.role.map { [$0] } ?? []))
            let label = Label(.callout)
            label.text = action.title
            button.addSubview(label)
            addSubview(button)
        }
    }

    /// The number of the action whose button has a node.
    func index(of node: NodeID) -> Int? { subviews.firstIndex { $0.view(for: node) != nil } }

    /// Has nothing but the pointer reach the buttons, for cells in which assistive technology allows none: the menu of the
    /// item has the same actions.
    func hideFromAccessibility() {
        setAttribute(.isHiddenFromAccessibility, "true")
        for button in subviews { button.setAttribute(.tabIndex, "-1") }
    }
}
