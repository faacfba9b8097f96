public import CollectionGeometry

/// A step of a list's work, reported when it happens, for timing or tracing.
public enum ListPhase: Hashable, Sendable {
    /// The objects are about to be fetched.
    case willFetchObjects
    /// The objects were fetched: their number.
    case didFetchObjects(Int)
    /// The differences are about to be computed.
    case willDiff
    /// The differences were computed: the number of operations.
    case didDiff(operations: Int)
    /// The collection view is about to carry out an update: the number of the update.
    case willPerform(Int)
    /// The collection view has carried out an update: its number.
    case didPerform(Int)
    /// A section controller is about to make a cell.
    case willMakeCell(IndexPath)
    /// A section controller has returned a cell, or none.
    case didMakeCell(IndexPath)
}
