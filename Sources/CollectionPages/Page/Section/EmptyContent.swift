/// What a section shows when it has no items.
public struct EmptyContent: Equatable, Sendable {
    /// One line.
    public var title: String?
    /// What the user can do.
    public var text: String?
    /// Whether the section disappears instead.
    public var isHidden: Bool
    /// What a tap does.
    public var actions: [PageAction]

    /// Creates the content of an empty section.
    public init(title: String? = nil, text: String? = nil, isHidden: Bool = false, actions: [PageAction] = []) {
        self.title = title
        self.text = text
        self.isHidden = isHidden
        self.actions = actions
    }
}
