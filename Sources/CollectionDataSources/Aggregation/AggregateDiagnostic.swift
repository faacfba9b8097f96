/// A mistake that was noticed in a tree of data sources. What could be shown is shown.
public struct AggregateDiagnostic<ItemID: Hashable & Sendable>: Equatable, Sendable {
    /// The number of the source; see ``AggregateDataSource/source(_:)``.
    public var source: Int
    /// What was noticed.
    public var problem: Problem

    /// Creates a diagnostic.
    public init(source: Int, problem: Problem) {
        self.source = source
        self.problem = problem
    }

    /// What was noticed.
    public enum Problem: Equatable, Sendable {
        /// Something about loading.
        case load(LoadProblem)
        /// Items that occur twice in the sections of a source. Each is shown once.
        case duplicateItems([ItemID])
        /// Sections of a source that have the same identity. The first is shown.
        case duplicateSection(Int)
        /// Loads that end at once and begin again at once. They continue in the next event.
        case restless
    }
}
