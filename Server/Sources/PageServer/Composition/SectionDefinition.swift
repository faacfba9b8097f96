/// What a section is made of: a sort of content and what to select from it.
struct SectionDefinition: Equatable, Sendable {
    /// The id of the section.
    var id: String
    /// The name of the ``SectionContent`` that fills it.
    var content: String
    /// What to select, such as `category` → `coat`.
    var arguments: [String: String]
    /// The number of items in one answer.
    var batch: Int
}
