/// The distances, besides its own insets, that a section keeps from the edges of the view across the scroll axis.
///
/// See Apple's documentation of `UIContentInsetsReference`.
public enum ContentInsetsReference: Hashable, Sendable {
    /// Whatever the layout's configuration says, which by default is the safe area.
    case automatic
    /// None.
    case none
    /// Those of the area not covered by bars and cut-outs.
    case safeArea
    /// Those of the margins of the view.
    case layoutMargins
    /// Those that keep lines of text at a readable length.
    case readableContent
}
