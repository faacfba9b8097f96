/// Where something is inserted, relative to a neighbour that is addressed by id.
public enum ChangePlace: Hashable, Sendable {
    /// Before everything.
    case first
    /// After everything.
    case last
    /// Before a neighbour.
    case before(PageIdentifier)
    /// After a neighbour.
    case after(PageIdentifier)
}
