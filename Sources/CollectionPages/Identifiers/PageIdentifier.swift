/// An id of a page, section, item, segment or revision, as the small integer that an ``PageIdentifierTable`` gave it.
///
/// Two identifiers of the same table are equal exactly when their ids are equal byte by byte, so that comparing and
/// hashing never touches text. Identifiers of different tables must not be mixed.
public struct PageIdentifier: Hashable, Sendable {
    /// The number of the id in its table, from 0, in the order in which ids were first seen.
    public let rawValue: UInt32

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
