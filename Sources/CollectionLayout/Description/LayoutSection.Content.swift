extension LayoutSection {
    /// What arranges the items of a section.
    public enum Content: Equatable, Sendable {
        /// Groups, stacked along the scroll axis.
        case groups([LayoutGroupRun])
        /// Columns, each item going to the shortest one.
        case waterfall(WaterfallConfiguration)
        /// Lines filled with items of measured length.
        case wrapping(WrappingConfiguration)
    }

    /// How long an orthogonally scrolling section is along the scroll axis of its layout. UIKit has only the first.
    public enum OrthogonalExtent: Hashable, Sendable {
        /// As long as the longest group of the whole row, seen or not; estimates count.
        case tallestGroup
        /// As long as the longest group that has been measured, or as the estimate while none has. Groups seen for the
        /// first time can make the section longer, never shorter.
        case tallestMeasuredGroup
        /// As long as the first group.
        case firstGroup
        /// This many points.
        case fixed(Double)
    }
}
