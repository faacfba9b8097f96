import HTTPTypes
import PageServer
import PageStore
import ScreenContracts

/// A line of a user's bag: a product in a size, and how many of it.
struct BagLineRecord: Sendable {
    /// The product.
    let row: ProductRow
    /// The size; empty for a product that has none.
    let size: String
    /// How many of it there are, from 1.
    let quantity: Int
}

extension BagLineRecord {
    private init(_ row: StoreRow) throws {
        self.row = try ProductRow(row)
        size = try row.text("size")
        quantity = try row.integer("quantity")
    }

    /// The bag of a user.
    static func bag(of user: String, in store: any StoreTransaction) throws -> BagContract {
        let rows = try store.rows(
            """
            SELECT \(ProductRow.columns), bagLine.size, bagLine.quantity
            FROM \(ProductRow.tables) JOIN bagLine ON bagLine.productId = product.id
            WHERE bagLine.userId = \(user) ORDER BY bagLine.position, bagLine.productId
            LIMIT \(BagContract.maximumLineCount)
            """
        )
        return BagContract(lines: try rows.map { try BagLineRecord($0).contract })
    }

    /// Changes how many of a product are in the bag of a user.
    ///
    /// - Throws: A ``Problem`` if there is no such product, it does not come in the size, or the bag is full.
    static func put(_ change: BagChangeContract, for user: String, in store: any StoreTransaction) throws {
        let product = try ProductRecord.existing("\(change.product)", in: store)
        let size = try Self.size(change.size, of: product)
        guard change.quantity > 0 else {
            try store.execute(
                "DELETE FROM bagLine WHERE userId = \(user) AND productId = \(product.id) AND size = \(size)")
            return
        }
        let known = try store.integer(
            "SELECT quantity FROM bagLine WHERE userId = \(user) AND productId = \(product.id) AND size = \(size)")
        let count = try store.integer("SELECT count(*) FROM bagLine WHERE userId = \(user)") ?? 0
        guard known != nil || count < BagContract.maximumLineCount else {
            throw Problem(status: .conflict, detail: "A bag holds at most \(BagContract.maximumLineCount) lines.")
        }
        // A line that is in the bag keeps its position.
        let position =
            known == nil ? try ListPosition.makeFree(at: change.position, in: "bagLine", of: user, in: store) : 0
        try store.execute(
            """
            INSERT INTO bagLine (userId, productId, size, quantity, position)
            VALUES (\(user), \(product.id), \(size), \(change.quantity), \(position))
            ON CONFLICT (userId, productId, size) DO UPDATE SET quantity = excluded.quantity
            """
        )
    }

    /// The size of a request, as the table holds it.
    private static func size(_ size: String?, of product: ProductRecord) throws -> String {
        let sizes = product.category.sizes
        guard let size else {
            guard sizes.isEmpty else {
                throw Problem.badRequest("\"size\" must be one of \(sizes.joined(separator: ", ")).")
            }
            return ""
        }
        guard sizes.contains(size) else {
            let expectation = sizes.isEmpty ? "absent for this product" : "one of \(sizes.joined(separator: ", "))"
            throw Problem.badRequest("\"size\" must be \(expectation).")
        }
        return size
    }

    private var contract: BagLineContract {
        BagLineContract(product: ProductContract(row), size: size.isEmpty ? nil : size, quantity: quantity)
    }
}
