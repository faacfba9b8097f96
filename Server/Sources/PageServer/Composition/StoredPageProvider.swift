import CollectionPages
import PageStore

/// The pages that operators store: an ordered list of sections, each filled when it is requested.
struct StoredPageProvider: PageProvider {
    func routes(in store: any StoreTransaction) throws -> [String] {
        try store.pageIDs()
    }

    func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> Page? {
        guard let stored = try store.page(route) else { return nil }
        let document = stored.document
        var page = composer.page(
            document.id, kind: document.kind, title: document.title, timeToLive: document.timeToLive)
        if document.title.isEmpty { page.title = nil }
        page.locale = document.locale
        page.staleTime = document.staleTime
        page.revision = composer.id("\(document.id)-\(stored.revision)")
        for section in document.sections { page.sections.append(try compose(section, &composer, in: store)) }
        return page
    }
}

extension StoredPageProvider {
    private func compose(
        _ record: PageDocument.Section, _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> PageSection {
        let metrics = Self.metrics(record)
        var section = PageSection(
            id: composer.id(record.id), layout: .named(record.layout, metrics: metrics),
            fallback: record.fallback, title: record.title, subtitle: record.subtitle, metrics: metrics,
            empty: EmptyContent(isHidden: true),
            failure: FailureContent(
                title: "This part could not be loaded", text: "Check your connection, then try again.", canRetry: true)
        )
        section.impression = ImpressionRule(id: "s.\(record.id)")
        let definition = SectionDefinition(record)
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
            try composer.fill(&section, from: definition, in: store)
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
    private func placeholderCount(_ record: PageDocument.Section) -> Int {
        let layout = LayoutCatalogue.standard.resolve(
            record.layout, fallback: record.fallback, metrics: Self.metrics(record)
        )
        guard let parameters = layout?.parameters, parameters.visibleTenths > 0 else { return min(record.batch, 7) }
        let tenths = max(parameters.visibleTenths, parameters.wideVisibleTenths)
        return min(record.batch, (tenths + 9) / 10 * parameters.rows)
    }

    private static func metrics(_ record: PageDocument.Section) -> MetricOverrides {
        MetricOverrides(rows: record.rows, wideVisibleTenths: record.wideVisibleTenths)
    }
}
