public import CollectionGeometry

/// A step of a list's work, told as it happens, so that it can be timed or traced.
public enum ListPhase: Hashable, Sendable {
    /// The objects are about to be asked for.
    case willFetchObjects
    /// The objects have come: how many there are.
    case didFetchObjects(Int)
    /// The changes are about to be found out.
    case willDiff
    /// The changes are known: the number of operations.
    case didDiff(operations: Int)
    /// The collection view is about to carry out an update: the number of the update.
    case willPerform(Int)
    /// The collection view has carried out an update: its number.
    case didPerform(Int)
    /// A section controller is about to be asked for a cell.
    case willMakeCell(IndexPath)
    /// A section controller has answered with a cell, or with none.
    case didMakeCell(IndexPath)
}
