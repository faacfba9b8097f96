public import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// What is being scrolled.
    public enum ScrollSource: Hashable, Sendable {
        /// The content as a whole.
        case content
        /// The row of a section that scrolls by itself.
        case row(section: Int)
    }

    /// The end of a drag: the user has let go, and momentum takes over.
    public struct ScrollRelease: Equatable, Sendable {
        /// What was dragged.
        public var source: ScrollSource
        /// How fast it moves, in points a millisecond; of a row in the reading direction.
        public var velocity: Point
        /// Where it is expected to rest. For the content this is an estimate: no browser says how far its momentum goes.
        public var target: Point

        /// Creates the end of a drag.
        public init(source: ScrollSource, velocity: Point, target: Point) {
            self.source = source
            self.velocity = velocity
            self.target = target
        }
    }
}
