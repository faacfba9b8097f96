public import PageStore

/// Knows what sections are made of that no stored page lists, such as the relatives of a product.
public protocol SectionProvider: Sendable {
    /// What the section with an id is made of, or `nil` if this provider does not know it.
    ///
    /// - Throws: An error of the store.
    func definition(of id: String, in store: any StoreTransaction) throws -> SectionDefinition?
}
