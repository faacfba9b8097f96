import CollectionGeometry

extension CollectionView {
    /// What is being scrolled.
    enum ScrollSource: Equatable {
        /// The content as a whole.
        case content
        /// The row of a section that scrolls by itself.
        case row(section: Int)
    }

    /// The end of a drag: the user has let go, and momentum takes over.
    struct ScrollRelease {
        /// What was dragged.
        let source: ScrollSource
        /// How fast it moves, in points a millisecond; of a row in the reading direction.
        let velocity: Point
        /// Where it is expected to rest. For the content this is an estimate: no browser says how far its momentum goes.
        let target: Point
    }
}
