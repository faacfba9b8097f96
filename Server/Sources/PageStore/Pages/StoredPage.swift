/// A page as it is stored: what operators edit, and how often they stored it.
public struct StoredPage: Equatable, Sendable {
    /// What operators edit.
    public var document: PageDocument
    /// The number of times that the page has been stored.
    public var revision: Int64

    /// Creates a stored page.
    public init(document: PageDocument, revision: Int64) {
        self.document = document
        self.revision = revision
    }
}
