import CollectionGeometry

/// The buttons that a swipe reveals at one edge of a cell. They are subviews of the cell.
final class SwipeActionsView: View {
    let edge: SwipeTracker.Edge
    let actions: [ContextualAction]

    /// Creates the buttons. They perform no action: the interaction that shows them handles their activation.
    init(_ actions: [ContextualAction], at edge: SwipeTracker.Edge) {
        self.edge = edge
        self.actions = actions
        super.init(.box, styleClasses: ["swipe-actions", edge == .leading ? "swipe-leading" : "swipe-trailing"])
        for action in actions {
            let button = View(
                .button,
                styleClasses: ["swipe-action"] + (action.style == .destructive ? ["is-destructive"] : [])
                    + (action.styleClass.map { [$0] } ?? []))
            let label = Label(.callout)
            label.text = action.title
            button.addSubview(label)
            addSubview(button)
        }
    }

    /// The index of the action whose button has a node.
    func index(of node: NodeID) -> Int? { subviews.firstIndex { $0.view(for: node) != nil } }

    /// Restricts the buttons to the pointer, for cells in which accessibility roles permit none: the menu of the item
    /// has the same actions.
    func hideFromAccessibility() {
        setAttribute(.isHiddenFromAccessibility, "true")
        for button in subviews { button.setAttribute(.tabIndex, "-1") }
    }
}
