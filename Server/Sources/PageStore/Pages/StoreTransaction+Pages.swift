extension StoreTransaction {
    /// The ids of the stored pages, sorted.
    ///
    /// - Throws: ``StoreError``.
    public func pageIDs() throws -> [String] {
        try rows("SELECT id FROM page ORDER BY id").map { try $0.text("id") }
    }

    /// The ids, titles and revisions of the stored pages, sorted by id. It is one statement, and reads no section.
    ///
    /// - Throws: ``StoreError``.
    package func pageEntries() throws -> [(id: String, title: String, revision: Int64)] {
        try rows("SELECT id, title, revision FROM page ORDER BY id").map { row in
            (id: try row.text("id"), title: try row.text("title"), revision: try row.integer("revision"))
        }
    }

    /// The stored page with an id, or `nil` if there is none.
    ///
    /// - Throws: ``StoreError``.
    public func page(_ id: String) throws -> StoredPage? {
        let columns: StoreQuery = "id, kind, title, locale, ttl, \(name: "staleFor"), revision"
        guard let page = try rows("SELECT \(columns) FROM page WHERE id = \(id)").first else { return nil }
        let sections = try rows(
            """
            SELECT \(Self.sectionColumns) FROM \(name: "pageSection") WHERE \(name: "pageId") = \(id)
            ORDER BY \(name: "position")
            """
        )
        let document = PageDocument(
            id: try page.text("id"), kind: try page.text("kind"), title: try page.text("title"),
            locale: try page.text("locale"), timeToLive: try page.integer("ttl"),
            staleTime: try page.integer("staleFor"), sections: try sections.map { try Self.section($0) }
        )
        return StoredPage(document: document, revision: try page.integer("revision"))
    }

    /// The stored section with an id, or `nil` if there is none. Ids of stored sections are unique among all pages.
    ///
    /// - Throws: ``StoreError``.
    public func section(_ id: String) throws -> StoredSection? {
        try rows("SELECT \(Self.sectionColumns) FROM \(name: "pageSection") WHERE id = \(id)").first.map {
            StoredSection(pageID: try $0.text("pageId"), section: try Self.section($0))
        }
    }

    /// Has other transactions that store or remove pages wait until this one has ended, so that what it reads of them is
    /// still so when it stores one. Reads do not wait.
    ///
    /// - Throws: ``StoreError``.
    public func lockPages() throws {
        // SQLite has one transaction that writes at a time.
        if dialect == .postgreSQL { try execute("LOCK TABLE page IN SHARE ROW EXCLUSIVE MODE") }
    }

    /// Stores a page in the place of the one with the same id, whose revision it continues.
    ///
    /// - Throws: ``StoreError``.
    public func store(_ document: PageDocument) throws {
        let revision = try rows("SELECT revision FROM page WHERE id = \(document.id)").first?.integer("revision") ?? 0
        try removePage(document.id)
        try execute(
            """
            INSERT INTO page (id, kind, title, locale, ttl, \(name: "staleFor"), revision)
            VALUES (\(document.id), \(document.kind), \(document.title), \(document.locale), \(document.timeToLive),
                \(document.staleTime), \(revision + 1))
            """
        )
        for (position, section) in document.sections.enumerated() {
            try execute(
                """
                INSERT INTO \(name: "pageSection") (id, \(name: "pageId"), \(name: "position"), layout, fallback, title,
                    subtitle, \(name: "rows"), \(name: "load"), content, arguments, batch,
                    \(name: "wideVisible"))
                VALUES (\(section.id), \(document.id), \(position), \(section.layout),
                    \(section.fallback.joined(separator: " ")), \(section.title), \(section.subtitle), \(section.rows),
                    \(section.load), \(section.content), \(StoredSection.encode(section.arguments)), \(section.batch),
                    \(section.wideVisibleTenths))
                """
            )
        }
    }

    /// Removes the page with an id and its sections, if it is stored.
    ///
    /// - Throws: ``StoreError``.
    public func removePage(_ id: String) throws {
        try execute("DELETE FROM \(name: "pageSection") WHERE \(name: "pageId") = \(id)")
        try execute("DELETE FROM page WHERE id = \(id)")
    }

    private static var sectionColumns: StoreQuery {
        """
        id, \(name: "pageId"), layout, fallback, title, subtitle, \(name: "rows"), \(name: "load"), content, arguments, batch,
            \(name: "wideVisible")
        """
    }

    private static func section(_ row: StoreRow) throws -> PageDocument.Section {
        PageDocument.Section(
            id: try row.text("id"), layout: try row.text("layout"),
            fallback: try row.text("fallback").split(separator: " ").map(String.init),
            title: try row.optionalText("title"), subtitle: try row.optionalText("subtitle"),
            rows: try row.optionalInteger("rows"), wideVisibleTenths: try row.optionalInteger("wideVisible"),
            load: try row.text("load"), content: try row.text("content"),
            arguments: StoredSection.decode(try row.text("arguments")), batch: try row.integer("batch")
        )
    }
}
