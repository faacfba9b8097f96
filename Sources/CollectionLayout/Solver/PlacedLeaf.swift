import CollectionGeometry

/// The place of one item in its group, relative to the outer corner of the group, not yet aligned to pixels.
struct PlacedLeaf {
    var frame: Rect
    /// The number of the item in the description; -1 in a custom group.
    var number: Int
    var zIndex: Int
    /// Whether some length of the frame is still an estimate.
    var isEstimated: Bool
}

/// A group with views attached, relative to the outer corner of the outermost group.
struct PlacedBox {
    var node: LayoutNode
    var frame: Rect
    /// What the sizes of the attached views are resolved in.
    var container: Size
    /// The number of the first leaf in the group.
    var firstLeaf: Int
}

/// What solving an outermost group results in, besides the places of its leaves.
struct SolvedGroup {
    /// The extent along the axis on which groups are stacked; trimmed if the group is not full.
    var length: Double
    /// The extent across.
    var breadth: Double
    /// The number of items it holds.
    var itemCount: Int
    /// The number of items it would hold if there were enough.
    var capacity: Int
}
