import GRDB

extension AppDatabase {
    /// The ids of the stored pages, sorted.
    func storedPageIDs() async throws -> [String] {
        try await read { database in
            try String.fetchAll(database, sql: "SELECT id FROM page ORDER BY id")
        }
    }

    /// The document of a stored page, or `nil` if there is none with this id.
    func document(of id: String) async throws -> PageDocument? {
        try await read { database in
            guard let page = try PageRecord.fetchOne(database, key: id) else { return nil }
            let sections = try SectionRecord.filter(Column("pageId") == id).order(Column("position")).fetchAll(database)
            return PageDocument(
                id: page.id, kind: page.kind, title: page.title, locale: page.locale, timeToLive: page.ttl,
                staleTime: page.staleFor, sections: sections.map { PageDocument.Section($0) }
            )
        }
    }

    /// Stores a page in the place of the one with the same id.
    func store(_ document: PageDocument) async throws {
        try await write { database in try Self.store(document, in: database) }
    }

    /// Stores a page within a transaction that is already open.
    static func store(_ document: PageDocument, in database: Database) throws {
        let revision = try PageRecord.fetchOne(database, key: document.id)?.revision ?? 0
        try PageRecord.deleteOne(database, key: document.id)
        try PageRecord(
            id: document.id, kind: document.kind, title: document.title, locale: document.locale,
            ttl: document.timeToLive, staleFor: document.staleTime, revision: revision + 1
        ).insert(database)
        for (position, section) in document.sections.enumerated() {
            try SectionRecord(section, pageId: document.id, position: position).insert(database)
        }
    }
}

extension PageDocument.Section {
    fileprivate init(_ record: SectionRecord) {
        self.init(
            id: record.id, layout: record.layout, fallback: record.fallbackChain, title: record.title,
            subtitle: record.subtitle, rows: record.rows, load: record.load, content: record.content,
            arguments: record.definition.arguments, batch: record.batch
        )
    }
}

extension SectionRecord {
    fileprivate init(_ section: PageDocument.Section, pageId: String, position: Int) {
        self.init(
            id: section.id, pageId: pageId, position: position, layout: section.layout,
            fallback: section.fallback.joined(separator: " "), title: section.title, subtitle: section.subtitle,
            rows: section.rows, load: section.load, content: section.content,
            arguments: Self.encode(section.arguments), batch: section.batch
        )
    }
}
