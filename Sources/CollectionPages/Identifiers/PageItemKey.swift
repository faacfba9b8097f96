/// The identity of an item within a page: item ids are unique only within their section.
public struct PageItemKey: Hashable, Sendable {
    /// The id of the section.
    public var section: PageIdentifier
    /// The id of the item in that section.
    public var item: PageIdentifier

    /// Creates a key.
    public init(section: PageIdentifier, item: PageIdentifier) {
        self.section = section
        self.item = item
    }
}
