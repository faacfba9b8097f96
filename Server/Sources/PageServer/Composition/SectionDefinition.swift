public import PageStore

/// What a section is made of: a sort of content and what to select from it.
public struct SectionDefinition: Equatable, Sendable {
    /// The id of the section.
    public var id: String
    /// The name of the ``SectionContent`` that fills it.
    public var content: String
    /// What to select, such as `category` → `coat`.
    public var arguments: [String: String]
    /// The number of items in one response.
    public var batch: Int

    /// Creates a definition.
    public init(id: String, content: String, arguments: [String: String], batch: Int) {
        self.id = id
        self.content = content
        self.arguments = arguments
        self.batch = batch
    }
}

extension SectionDefinition {
    /// What a stored section is made of.
    public init(_ section: PageDocument.Section) {
        self.init(id: section.id, content: section.content, arguments: section.arguments, batch: section.batch)
    }
}
