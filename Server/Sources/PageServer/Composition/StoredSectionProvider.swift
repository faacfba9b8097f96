import PageStore

/// The sections of stored pages, requested by themselves.
struct StoredSectionProvider: SectionProvider {
    func definition(of id: String, in store: any StoreTransaction) throws -> SectionDefinition? {
        try store.section(id).map { SectionDefinition($0.section) }
    }
}
