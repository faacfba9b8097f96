import GRDB

/// Draws products.
struct ProductPictureProvider: PictureProvider {
    func svg(for path: String, in database: AppDatabase) async throws -> String? {
        guard let (id, revision) = ProductRecord.id(inPicturePath: path) else { return nil }
        let product = try await database.read { try ProductRecord.fetchOne($0, key: id) }
        guard let product, product.artRevision == revision else { return nil }
        return Scene(product).svg()
    }
}
