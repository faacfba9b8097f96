import CollectionPages

/// The answer of a ``SectionContent``.
struct ContentSlice: Equatable, Sendable {
    /// The items in order.
    var items: [PageItem]
    /// The place of the last item if more follow; `nil` at the end of the list.
    var end: CursorPosition?
}
