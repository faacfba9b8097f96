import Hummingbird
import PageServer
import PageStore

/// The shop: brands, products and their pages.
struct StorefrontFeature: ServerFeature {
    var contents: [any SectionContent] { [BrandContent(), ProductContent()] }

    var pageProviders: [any PageProvider] {
        [ProductPageProvider(), BrandPageProvider(), ListPageProvider(), SearchPageProvider()]
    }

    var sectionProviders: [any SectionProvider] { [ProductSectionProvider()] }

    var pictureProviders: [any PictureProvider] { [ProductPictureProvider()] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        ProductSearchController(dependencies: dependencies).addRoutes(to: router)
    }

    var migrations: [StoreMigration] {
        [
            StoreMigration("storefront-1") { transaction in
                try transaction.execute(
                    """
                    CREATE TABLE brand (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, tagline TEXT NOT NULL,
                        rank BIGINT NOT NULL UNIQUE)
                    """
                )
                try transaction.execute(
                    """
                    CREATE TABLE product (id \(transaction.dialect.integerKey),
                        brandId TEXT NOT NULL REFERENCES brand (id) ON DELETE RESTRICT, category TEXT NOT NULL,
                        style TEXT NOT NULL, name TEXT NOT NULL, material TEXT NOT NULL, dye TEXT NOT NULL,
                        accent TEXT NOT NULL, pattern TEXT NOT NULL,
                        priceMinor BIGINT NOT NULL CHECK (priceMinor > 0), wasMinor BIGINT,
                        popularity BIGINT NOT NULL, age BIGINT NOT NULL, artRevision BIGINT NOT NULL)
                    """
                )
                for index in Self.indexes { try transaction.execute("CREATE INDEX \(index)") }
            },
            StoreMigration("storefront-search-1") { try ProductSearch.createTable(in: $0) },
        ]
    }
}

extension StorefrontFeature {
    /// The indexes of the products of a shelf, a brand or all in each of the orders.
    private static let indexes: [StoreQuery] = [
        "productByPopularity ON product (popularity)",
        "productByCategoryAndPopularity ON product (category, popularity)",
        "productByBrandAndPopularity ON product (brandId, popularity)",
        "productByAge ON product (age)",
        "productByCategoryAndAge ON product (category, age)",
        "productByBrandAndAge ON product (brandId, age)",
        "productByPrice ON product (priceMinor)",
        "productByCategoryAndPrice ON product (category, priceMinor)",
        "productByBrandAndPrice ON product (brandId, priceMinor)",
    ]
}
