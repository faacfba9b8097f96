import GRDB

/// A product with the name of its brand, as one query returns them.
struct ProductRow: FetchableRecord, Sendable {
    /// The product.
    let product: ProductRecord
    /// The name of its brand.
    let brand: String

    init(row: Row) throws {
        product = try ProductRecord(row: row)
        brand = row["brandName"]
    }

    /// The product with a number, or `nil`.
    static func find(_ id: Int64, in database: Database) throws -> ProductRow? {
        let request: SQLRequest<ProductRow> = """
            SELECT product.*, brand.name AS brandName
            FROM product JOIN brand ON brand.id = product.brandId WHERE product.id = \(id)
            """
        return try request.fetchOne(database)
    }
}
