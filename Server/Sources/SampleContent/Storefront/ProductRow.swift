import PageStore

/// A product with the name of its brand, as one query returns them.
struct ProductRow: Sendable {
    /// The product.
    let product: ProductRecord
    /// The name of its brand.
    let brand: String

    /// Reads a row of the table `product` with a column `brandName`.
    init(_ row: StoreRow) throws {
        product = try ProductRecord(row)
        brand = try row.text("brandName")
    }

    /// The product with a number, or `nil`.
    static func find(_ id: Int64, in store: any StoreTransaction) throws -> ProductRow? {
        try store.rows("\(selection) WHERE product.id = \(id)").first.map { try ProductRow($0) }
    }

    /// The start of a statement that selects products, which stand in `product`, with the names of their brands.
    static let selection: StoreQuery = "SELECT \(columns) FROM \(tables)"

    /// The columns that a row is read from.
    static let columns: StoreQuery = "\(text: ProductRecord.columns), brandName"

    /// What ``columns`` are selected from.
    static let tables: StoreQuery = """
        product JOIN (SELECT id AS brandKey, name AS brandName FROM brand) AS named ON brandKey = product.brandId
        """
}
