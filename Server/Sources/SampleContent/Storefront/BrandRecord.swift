import PageStore

/// A brand.
struct BrandRecord: Equatable, Sendable {
    /// The id, made from the name.
    var id: String
    /// The name.
    var name: String
    /// What the brand says about itself.
    var tagline: String
    /// The place among all brands for a user of whom nothing is known, from 1.
    var rank: Int
}

extension BrandRecord {
    /// Reads a row of the table `brand`.
    init(_ row: StoreRow) throws {
        id = try row.text("id")
        name = try row.text("name")
        tagline = try row.text("tagline")
        rank = try row.integer("rank")
    }

    /// The columns of the table, in the order of ``values``.
    static let columns: StaticString = "id, name, tagline, rank"

    /// What is stored in the columns.
    var values: [any StoreValueConvertible] { [id, name, tagline, rank] }

    /// The brand with an id, or `nil`.
    static func find(_ id: String, in store: any StoreTransaction) throws -> BrandRecord? {
        try store.rows("SELECT \(text: columns) FROM brand WHERE id = \(id)").first.map { try BrandRecord($0) }
    }
}
