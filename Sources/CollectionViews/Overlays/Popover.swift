/// A panel beside the view that opened it.
///
/// ```swift
/// let filters = Popover("Filters")
/// filters.addSubview(Stack(.vertical, spacing: .medium, [price, rooms]))
/// present(filters, from: filterButton)
/// ```
///
/// It stands below its source or, where there is more room, above it, begins at the same edge, stays within the window, and scrolls
/// where it is higher than the room. In a window narrower than 500 points it is a sheet at the end of the window. A source that is
/// out of the document does not move it.
///
/// It is a ``ModalView``: what is beneath takes no input meanwhile, and Escape, going back and a press beside it dismiss it. Then the
/// focus is back on the source.
///
/// See UIKit's `UIPopoverPresentationController`. It has no arrow, and no views that pass presses on.
open class Popover: ModalView {
    private let panel = View(.box, styleClasses: ["popover-panel"])

    /// Creates a popover that is not presented. Add its content as subviews.
    ///
    /// - Parameters:
    ///   - title: The name of the popover for assistive technology.
    ///   - style classes: Further style classes.
    public override init(_ title: String, styleClasses: [StyleClass] = []) {
        super.init(title, styleClasses: ["popover"] + styleClasses)
        let ground = View(.button, styleClasses: ["popover-ground"])
        ground.setAttribute(.tabIndex, "-1")
        ground.setAttribute(.isHiddenFromAccessibility, "true")
        ground.addTarget(self) { $0.dismiss() }
        for view in [ground, panel] { append(view) }
    }

    override var contentContainer: View? { panel }

    override func willPresent(from source: NodeID) { panel.setAnchor(source) }
}

extension View {
    /// Has the host place the view beside a node, within the window; `.none` for nowhere in particular. The style sheet must take
    /// the place over, from the variables `anchor-left`, `anchor-top` and `anchor-room`.
    func setAnchor(_ source: NodeID) {
        setAttribute(.anchor, source == .none ? nil : "\(source.rawValue)")
    }
}
