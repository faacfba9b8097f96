import CollectionGeometry

/// The place that the groups of a section are solved in.
struct SectionPlace: Equatable {
    /// What the sizes of the outermost groups are resolved in.
    var container: Size
    /// The axis along which groups are stacked: the scroll axis of the layout, or across it in an orthogonal section.
    var axis: Axis
    /// The environment for custom groups, with the whole view as container.
    var environment: LayoutEnvironment
}
