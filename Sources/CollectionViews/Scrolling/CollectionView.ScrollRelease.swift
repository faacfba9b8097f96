import CollectionGeometry

extension CollectionView {
    /// What is being scrolled.
    enum ScrollSource: Equatable {
        /// The content as a whole.
        case content
        /// The row of a section that scrolls by itself.
        case row(section: Int)
    }

    /// The end of a drag: the user has lifted the finger, and momentum continues.
    struct ScrollRelease {
        /// What was dragged.
        let source: ScrollSource
        /// The velocity in points per millisecond; of a row in the reading direction.
        let velocity: Point
        /// The expected resting offset, in points. For the content it is an estimate: browsers do not report their
        /// momentum.
        let target: Point
    }
}
