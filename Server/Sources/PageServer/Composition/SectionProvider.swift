import GRDB

/// Knows what sections are made of that no stored page lists, such as the relatives of a product.
protocol SectionProvider: Sendable {
    /// What the section with an id is made of, or `nil` if this source does not know it.
    func definition(of id: String, in database: Database) throws -> SectionDefinition?
}
