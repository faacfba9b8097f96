import CollectionPages
import PageServer
import PageStore

/// The page that shows all of a stored section of products, behind its "See all".
struct ListPageProvider: PageProvider {
    func routes(in store: any StoreTransaction) -> [String] { ["list"] }

    func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> Page? {
        guard route == "list" else { return nil }
        guard let id = arguments["id"], let stored = try store.section(id)?.section,
            stored.content == ProductContent().name
        else {
            throw Problem.notFound("There is no list with this name.")
        }
        let title = stored.title ?? "Everything"
        var page = composer.page("list.\(id)", kind: "list", title: title)
        let definition = try composer.registry.definition(of: "list.\(id)", in: store)
        var section = PageSection(
            id: composer.id(definition.id), layout: .named("product.grid"), fallback: ["carousel"], title: title
        )
        try composer.fill(&section, from: definition, in: store)
        composer.stampRevision(&section)
        page.sections = [section]
        return page
    }
}
