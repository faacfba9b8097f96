package import CollectionGeometry

/// A switch between two children of a segmented source in an update, whether it slides or not.
package struct SegmentChange: Hashable, Sendable {
    /// The number of the child that is removed; see ``AggregateDataSource/number(of:)``.
    package var old: Int
    /// The number of the child that is inserted.
    package var new: Int
    /// The sections of the child that is removed, by their index before the update, in ascending order.
    package var oldSections: [Int]
    /// The sections of the child that is inserted, by their index after the update, in ascending order.
    package var newSections: [Int]
    /// The side from which the new sections slide in; `nil` where the switch is not animated.
    package var direction: SlideDirection?
}
