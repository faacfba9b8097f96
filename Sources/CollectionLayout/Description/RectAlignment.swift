import CollectionGeometry

/// A corner or the middle of an edge of a rectangle, with the sides named by the reading direction.
public enum RectAlignment: Hashable, Sendable, CaseIterable {
    /// The centre.
    case none
    /// The middle of the top edge.
    case top
    /// The corner of the top and leading edges.
    case topLeading
    /// The middle of the leading edge.
    case leading
    /// The corner of the bottom and leading edges.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The corner of the bottom and trailing edges.
    case bottomTrailing
    /// The middle of the trailing edge.
    case trailing
    /// The corner of the top and trailing edges.
    case topTrailing
}

extension RectAlignment {
    /// Which end of an axis the alignment names.
    enum End {
        case start, middle, end
    }

    /// The end named along an axis.
    func end(along axis: Axis) -> End {
        switch (axis, self) {
        case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): .start
        case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): .end
        case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): .start
        case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): .end
        default: .middle
        }
    }
}
