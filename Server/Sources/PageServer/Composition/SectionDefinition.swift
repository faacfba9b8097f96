public import PageStore

/// What a section is made of: a sort of content and what to select from it.
public struct SectionDefinition: Equatable, Sendable {
    /// The id of the section.
    public var id: String
    /// The name of the ``SectionContent`` that fills it.
    public var content: String
    /// What to select, such as `category` → `coat`.
    public var arguments: [String: String]
    /// The maximum number of items in one response.
    public var batch: Int
    /// The path of the endpoint that serves its items, where queries may follow; `nil` for `/v1/sections/{id}`. A feature that
    /// names another one adds the route, and takes the cursor from its query `after`.
    public var endpoint: String?

    /// Creates a definition.
    ///
    /// - Parameters:
    ///   - id: The id of the section.
    ///   - content: The name of the ``SectionContent`` that fills it.
    ///   - arguments: What to select.
    ///   - batch: The number of items in one response.
    ///   - endpoint: The path of the endpoint that serves its items; `nil` for `/v1/sections/{id}`.
    public init(id: String, content: String, arguments: [String: String], batch: Int, endpoint: String? = nil) {
        self.id = id
        self.content = content
        self.arguments = arguments
        self.batch = batch
        self.endpoint = endpoint
    }
}

extension SectionDefinition {
    /// What a stored section is made of.
    public init(_ section: PageDocument.Section) {
        self.init(id: section.id, content: section.content, arguments: section.arguments, batch: section.batch)
    }
}
