import CollectionGeometry

/// The field of an item that a change concerns. Consecutive changes of the same subject can be one step.
public struct ChangeSubject: Hashable, Sendable {
    /// The item.
    public let identity: CellIdentity
    /// The name of the field, compared by bytes.
    public let field: String

    /// Creates a subject.
    public init(_ identity: CellIdentity, _ field: String) {
        self.identity = identity
        self.field = field
    }

    /// Whether both are the same field of the same item.
    public static func == (left: ChangeSubject, right: ChangeSubject) -> Bool {
        left.identity == right.identity && left.field.hasSameBytes(as: right.field)
    }

    /// Hashes the item and the length of the name; few fields of an item share it.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identity)
        hasher.combine(field.utf8.count)
    }
}
