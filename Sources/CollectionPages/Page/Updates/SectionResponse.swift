/// The response of a section's endpoint: its items, or the ones after a cursor.
public struct SectionResponse: Equatable, Sendable {
    /// The section it belongs to.
    public var section: PageIdentifier
    /// The cursor that was requested; `nil` if the items are the first ones and replace all others.
    public var after: String?
    /// The items.
    public var items: [PageItem]
    /// Where the items after these come from; `nil` at the end.
    public var next: NextPage?
    /// Where the items before these come from.
    public var previous: PreviousPage?
    /// The revision of the content.
    public var revision: PageIdentifier?

    /// Creates a response.
    public init(
        section: PageIdentifier, after: String? = nil, items: [PageItem] = [], next: NextPage? = nil,
        previous: PreviousPage? = nil, revision: PageIdentifier? = nil
    ) {
        self.section = section
        self.after = after
        self.items = items
        self.next = next
        self.previous = previous
        self.revision = revision
    }
}
