/// A place in an ordered list: the sort key of the last item sent, and its number to decide between equal keys.
///
/// Paging by key costs the same on every page and neither skips nor repeats items when the list grows.
public struct CursorPosition: Equatable, Sendable {
    /// The value that the list is sorted by, in the unit of the column that has it.
    public var key: Int64
    /// The number of the item.
    public var id: Int64

    /// Creates a place.
    public init(key: Int64, id: Int64) {
        self.key = key
        self.id = id
    }
}
