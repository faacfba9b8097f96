import GRDB
import PageServer
import PageStore

/// The shop: brands, products and their pages.
struct StorefrontFeature: ServerFeature {
    var contents: [any SectionContent] { [BrandContent(), ProductContent()] }

    var pageProviders: [any PageProvider] { [ProductPageProvider(), BrandPageProvider(), ListPageProvider()] }

    var sectionProviders: [any SectionProvider] { [ProductSectionProvider()] }

    var pictureProviders: [any PictureProvider] { [ProductPictureProvider()] }

    var migrations: [StoreMigration] {
        [
            StoreMigration("storefront-1") { transaction in
                let database = try transaction.sqlite
                try database.create(table: "brand") { table in
                    table.primaryKey("id", .text)
                    table.column("name", .text).notNull()
                    table.column("tagline", .text).notNull()
                    table.column("rank", .integer).notNull().unique()
                }
                try database.create(table: "product") { table in
                    table.primaryKey("id", .integer)
                    table.column("brandId", .text).notNull().references("brand", onDelete: .restrict)
                    table.column("category", .text).notNull()
                    table.column("style", .text).notNull()
                    table.column("name", .text).notNull()
                    table.column("material", .text).notNull()
                    table.column("dye", .text).notNull()
                    table.column("accent", .text).notNull()
                    table.column("pattern", .text).notNull()
                    table.column("priceMinor", .integer).notNull().check { $0 > 0 }
                    table.column("wasMinor", .integer)
                    table.column("popularity", .integer).notNull()
                    table.column("age", .integer).notNull()
                    table.column("artRevision", .integer).notNull()
                }
                for column in ["popularity", "age", "priceMinor"] {
                    try database.create(indexOn: "product", columns: [column])
                    try database.create(indexOn: "product", columns: ["category", column])
                    try database.create(indexOn: "product", columns: ["brandId", column])
                }
            }
        ]
    }
}
