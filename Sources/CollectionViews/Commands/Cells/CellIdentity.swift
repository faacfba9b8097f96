import CollectionGeometry

/// The identity of an item: its kind and its number among items of that kind.
///
/// Users and ads are numbered separately, so the number alone is not unique; and an enumeration of all kinds would have
/// to be changed for each new one. Identity is not equality: an item that changes keeps its identity.
///
/// ```swift
/// CellIdentity("user", user.id)
/// ```
public struct CellIdentity: Hashable, Sendable {
    /// The name of the kind, compared by bytes. Use a literal: it allocates no memory.
    public let kind: String
    /// The number among items of the same kind.
    public let number: Int

    /// Creates an identity.
    public init(_ kind: String, _ number: Int) {
        self.kind = kind
        self.number = number
    }

    /// Whether both identify the same item.
    public static func == (left: CellIdentity, right: CellIdentity) -> Bool {
        left.number == right.number && left.kind.hasSameBytes(as: right.kind)
    }

    /// Hashes the number and the length of the name; few kinds share both.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(kind.utf8.count)
    }
}

extension CellIdentity: CustomStringConvertible {
    /// The identity as text, for logs: `user 12`.
    public var description: String { "\(kind) \(number)" }
}
