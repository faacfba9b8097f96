/// A control beside a section's title.
public struct SectionHeader: Equatable, Sendable {
    /// The title, such as `See all`.
    public var label: String
    /// What it does.
    public var actions: [PageAction]

    /// Creates a header.
    public init(label: String, actions: [PageAction] = []) {
        self.label = label
        self.actions = actions
    }
}
