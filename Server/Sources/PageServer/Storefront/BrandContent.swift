import CollectionPages
import GRDB

/// Sections of brands, in the order of their rank.
struct BrandContent: SectionContent {
    let name = "brands"

    func problems(with arguments: [String: String], in database: Database) throws -> [String] {
        arguments.keys.sorted().map { "Brands take no argument \($0)." }
    }

    func slice(_ query: ContentQuery, _ composer: inout PageComposer, in database: Database) throws -> ContentSlice {
        var brands =
            try BrandRecord
            .filter(BrandRecord.Columns.rank > query.after?.key ?? 0)
            .order(BrandRecord.Columns.rank)
            .limit(query.limit + 1)
            .fetchAll(database)
        let hasMore = brands.count > query.limit
        if hasMore { brands.removeLast() }
        let end = hasMore ? brands.last.map { CursorPosition(key: Int64($0.rank), id: 0) } : nil
        return ContentSlice(items: brands.map { composer.item($0) }, end: end)
    }
}
