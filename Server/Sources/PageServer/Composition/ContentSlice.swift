public import CollectionPages

/// What a ``SectionContent`` returns.
public struct ContentSlice: Equatable, Sendable {
    /// The items in order.
    public var items: [PageItem]
    /// The place of the last item if more follow; `nil` at the end of the list.
    public var end: CursorPosition?

    /// Creates a slice.
    ///
    /// - Parameters:
    ///   - items: The items in order.
    ///   - end: The place of the last item if more follow.
    public init(items: [PageItem], end: CursorPosition? = nil) {
        self.items = items
        self.end = end
    }
}
