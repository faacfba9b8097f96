extension LayoutBoundarySupplementaryItem {
    /// How the frame of a boundary item changes while the view scrolls. UIKit has no counterpart: there it takes a
    /// subclass of the layout.
    ///
    /// The room that the item takes in the content never changes, so that nothing else moves and no solve is needed.
    public enum ScrollBehavior: Hashable, Sendable {
        /// The frame keeps its length.
        case fixed
        /// An item at the start of the content grows into the room that overscrolling uncovers, as a picture does that
        /// heads a profile. Elsewhere it keeps its length.
        case stretches
        /// An item at the start shrinks while it is scrolled out, from its natural length down to a minimum in points,
        /// and stays visible at that length until its section has passed; overscrolling stretches it.
        case collapses(minimum: Double)
    }
}
