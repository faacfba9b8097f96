import PageServer
import PageStore

/// The addresses of the gallery that search engines may list.
enum GalleryAddresses {
    /// The screens, and the products, brands and shows of the store.
    ///
    /// - Throws: ``StoreError``.
    static func addresses(_ store: any StoreTransaction) throws -> [String] {
        let screens = ["/", "/storefront", "/shows", "/people", "/homes", "/homes/results", "/catalogue"]
        let shows = try store.rows("SELECT id FROM show ORDER BY id").map {
            "/shows/\(try $0.integer("id", as: Int64.self))"
        }
        // PostgreSQL sorts texts by the rules of a language.
        let brands = try store.rows("SELECT id FROM brand").map { "/brand/\(try $0.text("id"))" }.sorted()
        let products = try store.rows("SELECT id FROM product ORDER BY id").map {
            "/product/\(try $0.integer("id", as: Int64.self))"
        }
        return screens + shows + brands + products
    }
}
