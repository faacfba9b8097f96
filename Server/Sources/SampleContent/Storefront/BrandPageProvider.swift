import CollectionPages
import PageServer
import PageStore

/// The page of a brand: what it says about itself and everything it makes.
struct BrandPageProvider: PageProvider {
    func routes(in store: any StoreTransaction) -> [String] { ["brand"] }

    func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> Page? {
        guard route == "brand" else { return nil }
        guard let id = arguments["id"], let brand = try BrandRecord.find(id, in: store) else {
            throw Problem.notFound("There is no brand with this name.")
        }
        var page = composer.page("brand.\(id)", kind: "brand", title: brand.name)
        let definition = try composer.registry.definition(of: "brand.\(id)", in: store)
        var section = PageSection(
            id: composer.id(definition.id), layout: .named("product.grid"), fallback: ["carousel"], title: brand.name,
            subtitle: brand.tagline,
            empty: EmptyContent(title: "Nothing here yet", text: "New pieces arrive every week.")
        )
        try composer.fill(&section, from: definition, in: store)
        composer.stampRevision(&section)
        page.sections = [section]
        return page
    }
}
