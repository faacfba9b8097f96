import GRDB

/// The sections of stored pages, asked for by themselves.
struct StoredSectionProvider: SectionProvider {
    func definition(of id: String, in database: Database) throws -> SectionDefinition? {
        try SectionRecord.fetchOne(database, key: id)?.definition
    }
}
