import CollectionPages
import PageServer
import PageStore

/// Sections of brands, in the order of their rank. A section shows the first of them and no more: it is a choice, not a
/// list of all.
struct BrandContent: SectionContent {
    let name = "brands"

    func problems(with arguments: [String: String], in store: any StoreTransaction) throws -> [String] {
        arguments.keys.sorted().map { "Brands take no argument \($0)." }
    }

    func slice(
        _ query: ContentQuery, _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> ContentSlice {
        let rows = try store.rows(
            "SELECT \(text: BrandRecord.columns) FROM brand ORDER BY rank LIMIT \(query.limit)")
        let brands = try rows.map { try BrandRecord($0) }
        return ContentSlice(items: brands.map { composer.item($0) }, end: nil)
    }
}
