/// What a batch does with a section or an item.
///
/// ```swift
/// BatchOperation.delete.description  // "delete"
/// ```
public enum BatchOperation: UInt8, Hashable, Sendable, CaseIterable {
    /// It is deleted.
    case delete
    /// It is inserted.
    case insert
    /// It changes its place.
    case move
    /// What shows it is replaced.
    case reload
}

extension BatchOperation: CustomStringConvertible {
    /// The operation as a verb: `delete`, `insert`, `move` or `reload`.
    public var description: String {
        switch self {
        case .delete: "delete"
        case .insert: "insert"
        case .move: "move"
        case .reload: "reload"
        }
    }
}
