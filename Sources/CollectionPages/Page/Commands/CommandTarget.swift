/// The target of a command. Absent values stand for the element that has the command.
public struct CommandTarget: Hashable, Sendable {
    /// A section of the page.
    public var section: PageIdentifier?
    /// An item of that section.
    public var item: PageIdentifier?

    /// Creates a target.
    public init(section: PageIdentifier? = nil, item: PageIdentifier? = nil) {
        self.section = section
        self.item = item
    }
}
