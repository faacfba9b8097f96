/// Where the items after a section's last one come from.
public struct NextPage: Equatable, Sendable {
    /// A same-origin path with a cursor in it.
    public var href: String
    /// Fetch when this many items are left to see; `nil` for the client's choice.
    public var ahead: Int?

    /// Creates a reference to more items.
    public init(href: String, ahead: Int? = nil) {
        self.href = href
        self.ahead = ahead
    }
}
