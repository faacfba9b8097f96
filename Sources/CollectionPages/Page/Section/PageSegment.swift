/// One choice of a segmented section.
public struct PageSegment: Equatable, Sendable {
    /// The id, unique in its section.
    public var id: PageIdentifier
    /// The title on the control.
    public var title: String
    /// A short mark beside them, such as a number.
    public var badge: String?
    /// The sections shown while it is chosen, in order.
    public var sections: [PageIdentifier]

    /// Creates a segment.
    public init(id: PageIdentifier, title: String, badge: String? = nil, sections: [PageIdentifier] = []) {
        self.id = id
        self.title = title
        self.badge = badge
        self.sections = sections
    }
}
