import CollectionPages
import GRDB

/// The page that shows all of a stored section of products, behind its "See all".
struct ListPageProvider: PageProvider {
    func routes(in database: Database) -> [String] { ["list"] }

    func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in database: Database
    ) throws -> Page? {
        guard route == "list" else { return nil }
        guard let id = arguments["id"], let stored = try SectionRecord.fetchOne(database, key: id),
            stored.content == ProductContent().name
        else {
            throw Problem.notFound("There is no list of this name.")
        }
        let title = stored.title ?? "Everything"
        var page = composer.page("list.\(id)", kind: "list", title: title)
        let definition = try composer.registry.definition(of: "list.\(id)", in: database)
        var section = PageSection(
            id: composer.id(definition.id), layout: .named("product.grid"), fallback: ["carousel"], title: title
        )
        try composer.fill(&section, from: definition, in: database)
        composer.stampRevision(&section)
        page.sections = [section]
        return page
    }
}
