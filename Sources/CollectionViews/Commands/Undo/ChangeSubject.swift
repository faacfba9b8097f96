/// What of which item a change concerns. Changes of the same subject that follow each other can be one step.
public struct ChangeSubject: Hashable, Sendable {
    /// The item.
    public let identity: CellIdentity
    /// The word for the part of the item, compared by bytes.
    public let field: String

    /// Creates a subject.
    public init(_ identity: CellIdentity, _ field: String) {
        self.identity = identity
        self.field = field
    }

    /// Whether both mean the same part of the same item.
    public static func == (left: ChangeSubject, right: ChangeSubject) -> Bool {
        left.identity == right.identity && left.field.hasSameBytes(as: right.field)
    }

    /// Hashes the item and the length of the word; few parts of an item share it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(field.utf8.count)
    }
}
