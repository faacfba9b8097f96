/// What can be wrong with the data given to a changeset.
///
/// ```swift
/// do {
///     rows = try changes.apply(to: rows, from: newRows)
/// } catch .countMismatch(let expected, let actual) {
///     report("\(expected) rows were diffed, \(actual) are there")
/// }
/// ```
public enum DiffingError: Error, Hashable, Sendable {
    /// The list to change does not have the number of elements the changeset was made for.
    case countMismatch(expected: Int, actual: Int)
    /// A section of the data does not have the number of items the changeset was made for.
    case itemCountMismatch(section: Int, expected: Int, actual: Int)
}

extension DiffingError: CustomStringConvertible {
    /// The problem as a sentence.
    public var description: String {
        switch self {
        case .countMismatch(let expected, let actual):
            "The changeset was made for \(expected) elements, but the data has \(actual). Apply it to the data it was "
                + "computed from."
        case .itemCountMismatch(let section, let expected, let actual):
            "The changeset was made for \(expected) items in section \(section), but the data has \(actual). Apply it "
                + "to the data it was computed from."
        }
    }
}
