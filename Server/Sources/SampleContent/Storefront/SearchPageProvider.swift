import CollectionPages
import PageServer
import PageStore

/// The page of a search, `search?query=`: how many products it finds, and the first of them. One that finds nothing has no
/// section.
struct SearchPageProvider: PageProvider {
    func routes(in store: any StoreTransaction) -> [String] { ["search"] }

    func page(
        _ route: String, arguments: [String: String], _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> Page? {
        guard route == "search" else { return nil }
        let search = try ProductSearch(arguments["query"] ?? "")
        let count = try search.count(in: store)
        var page = composer.page("search", kind: "search", title: Self.title(count, of: search))
        guard count > 0 else { return page }
        var section = PageSection(
            id: composer.id(search.section.id), layout: .named("product.grid"), fallback: ["carousel"],
            accessibilityLabel: "Results"
        )
        try composer.fill(&section, from: search.section, in: store)
        composer.stampRevision(&section)
        page.sections = [section]
        return page
    }

    /// How many products were found, as the title of the screen, which is read out when it has come.
    private static func title(_ count: Int64, of search: ProductSearch) -> String {
        switch count {
        case 0: "No results for “\(search.text)”"
        case 1: "1 result for “\(search.text)”"
        default: "\(count) results for “\(search.text)”"
        }
    }
}
