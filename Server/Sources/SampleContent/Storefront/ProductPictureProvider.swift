import PageServer
import PageStore

/// Draws products.
struct ProductPictureProvider: PictureProvider {
    func svg(for path: String, in store: any PageStore) async throws -> String? {
        guard let (id, revision, view) = ProductRecord.picture(at: path) else { return nil }
        let product = try await store.read { try ProductRecord.find(id, in: $0) }
        guard let product, product.artRevision == revision else { return nil }
        return Scene(product).svg(view)
    }
}
