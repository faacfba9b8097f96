import CollectionPages
import GRDB

/// The pages that operators store: an ordered list of sections, each filled when it is asked for.
struct StoredPageProvider: PageProvider {
    func routes(in database: Database) throws -> [String] {
        try String.fetchAll(database, sql: "SELECT id FROM page ORDER BY id")
    }

    func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in database: Database
    ) throws -> Page? {
        guard let record = try PageRecord.fetchOne(database, key: route) else { return nil }
        var page = composer.page(record.id, kind: record.kind, title: record.title, timeToLive: record.ttl)
        page.locale = record.locale
        page.staleTime = record.staleFor
        page.revision = composer.id("\(record.id)-\(record.revision)")
        let sections =
            try SectionRecord
            .filter(Column("pageId") == record.id)
            .order(Column("position"))
            .fetchAll(database)
        for section in sections { page.sections.append(try compose(section, &composer, in: database)) }
        return page
    }
}

extension StoredPageProvider {
    private func compose(
        _ record: SectionRecord, _ composer: inout PageComposer, in database: Database
    ) throws -> PageSection {
        let metrics = MetricOverrides(rows: record.rows)
        var section = PageSection(
            id: composer.id(record.id), layout: .named(record.layout, metrics: metrics),
            fallback: record.fallbackChain, title: record.title, subtitle: record.subtitle, metrics: metrics,
            empty: EmptyContent(isHidden: true),
            failure: FailureContent(title: "Could not load", text: "Check your connection.", canRetry: true)
        )
        section.impression = ImpressionRule(id: "s.\(record.id)")
        let definition = record.definition
        if let route = composer.registry.content(named: definition.content)?.listRoute {
            section.header = SectionHeader(
                label: "See all",
                actions: [PageAction(.select, [.push(page: route, arguments: [PageArgument("id", record.id)])])]
            )
        }
        if let load = Self.load(record.load) {
            section.source = SectionSource(href: PageComposer.path(of: definition), load: load, timeToLive: 60)
            section.placeholderCount = placeholderCount(record)
        } else {
            try composer.fill(&section, from: definition, in: database)
        }
        composer.stampRevision(&section)
        return section
    }

    /// When the items of a section are fetched, or `nil` if they come with the page.
    static func load(_ word: String) -> SourceLoad? {
        switch word {
        case "near": .near
        case "shown": .shown
        case "tap": .tap
        default: nil
        }
    }

    /// As many skeletons as fill the width: what is visible, rounded up, in each row.
    private func placeholderCount(_ record: SectionRecord) -> Int {
        let layout = LayoutCatalogue.standard.resolve(
            record.layout, fallback: record.fallbackChain, metrics: MetricOverrides(rows: record.rows)
        )
        guard let parameters = layout?.parameters, parameters.visibleTenths > 0 else { return min(record.batch, 7) }
        return min(record.batch, (parameters.visibleTenths + 9) / 10 * parameters.rows)
    }
}
