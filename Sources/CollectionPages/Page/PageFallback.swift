/// What a client shows in place of a page that it cannot show. Every version of the format can read it.
public struct PageFallback: Equatable, Sendable {
    /// One line.
    public var title: String?
    /// What the user can do.
    public var text: String?
    /// What a tap does.
    public var actions: [PageAction]

    /// Creates a fallback.
    public init(title: String? = nil, text: String? = nil, actions: [PageAction] = []) {
        self.title = title
        self.text = text
        self.actions = actions
    }
}
