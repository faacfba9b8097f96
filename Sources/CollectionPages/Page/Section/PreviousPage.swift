/// Where the items before a section's first one come from.
public struct PreviousPage: Equatable, Sendable {
    /// A same-origin path with a cursor in it.
    public var href: String
    /// What makes the client fetch them.
    public var trigger: ActionTrigger

    /// Creates a reference to earlier items.
    public init(href: String, trigger: ActionTrigger = .refresh) {
        self.href = href
        self.trigger = trigger
    }
}
