/// A change from one revision of a page to another. All of it applies or none does: if the page of the client is not `base`,
/// or a change does not fit, load the page again.
///
/// The module reads, checks and writes patches. A client applies the changes to its own model, in their order.
public struct PagePatch: Equatable, Sendable {
    /// The page.
    public var page: PageIdentifier
    /// The revision it applies to.
    public var base: PageIdentifier
    /// The revision it leads to.
    public var revision: PageIdentifier
    /// The changes in order.
    public var changes: [PageChange]

    /// Creates a patch.
    public init(page: PageIdentifier, base: PageIdentifier, revision: PageIdentifier, changes: [PageChange] = []) {
        self.page = page
        self.base = base
        self.revision = revision
        self.changes = changes
    }
}
