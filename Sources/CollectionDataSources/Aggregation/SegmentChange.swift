package import CollectionGeometry

/// A switch between two children of a segmented source in an update, whether it slides or not.
package struct SegmentChange: Hashable, Sendable {
    /// The number of the child that goes; see ``AggregateDataSource/number(of:)``.
    package var old: Int
    /// The number of the child that comes.
    package var new: Int
    /// The sections of the child that goes, by their index before the update, in ascending order.
    package var oldSections: [Int]
    /// The sections of the child that comes, by their index after the update, in ascending order.
    package var newSections: [Int]
    /// The side from which the new sections come; `nil` where the switch is not animated.
    package var direction: SlideDirection?
}
