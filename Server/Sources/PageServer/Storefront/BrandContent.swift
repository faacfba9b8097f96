import CollectionPages
import GRDB

/// Sections of brands, in the order of their rank. A section shows the first of them and no more: it is a choice, not a
/// list of all.
struct BrandContent: SectionContent {
    let name = "brands"

    func problems(with arguments: [String: String], in database: Database) throws -> [String] {
        arguments.keys.sorted().map { "Brands take no argument \($0)." }
    }

    func slice(_ query: ContentQuery, _ composer: inout PageComposer, in database: Database) throws -> ContentSlice {
        let brands =
            try BrandRecord
            .order(BrandRecord.Columns.rank)
            .limit(query.limit)
            .fetchAll(database)
        return ContentSlice(items: brands.map { composer.item($0) }, end: nil)
    }
}
