public import CollectionGeometry

extension LayoutGroup {
    /// What a group holds.
    public enum Content: Equatable, Sendable {
        /// Subitems in a line along an axis.
        case line(Axis, Arrangement)
        /// Frames computed by the caller.
        case custom(LayoutGroupCustomItemProvider)
    }

    /// How a line is filled.
    public enum Arrangement: Equatable, Sendable {
        /// The subitems in turn, for as many as fit.
        case filled([LayoutSubitem])
        /// One subitem a number of times, with equal shares of the line.
        indirect case shared(LayoutSubitem, count: Int)
        /// One subitem a number of times, with the length it declares.
        indirect case repeated(LayoutSubitem, count: Int)
    }
}
