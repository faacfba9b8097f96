import CollectionPages
import Foundation
import HTTPTypes
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct SampleContentTests {
    /// Every row of every table, but for the secrets.
    private func contents(of database: TestDatabase) async throws -> [StoreRow] {
        let tables: [StoreQuery] = [
            "brand", "product", "page", "pageSection", "show", "episode", "review", "showDay",
            "purchase", "earning", "receiptLine", "feedback",
        ]
        return try await database.store.read { transaction in
            try tables.flatMap { try transaction.rows("SELECT * FROM \($0) ORDER BY 1") }
        }
    }

    @Test("equal seeds give equal content, different seeds different content")
    func determinism() async throws {
        let (first, second) = (try await TestDatabase(), try await TestDatabase())
        try await first.seed(7, TestServer.features)
        try await second.seed(8, TestServer.features)
        #expect(try await contents(of: first) != contents(of: second))
        try await second.seed(7, TestServer.features)
        let rows = try await contents(of: first)
        #expect(try await contents(of: second) == rows)
        // Brands, products, one page and its sections; shows, episodes, reviews and days; receipts with their parts.
        #expect(rows.count == 6_973)
    }

    @Test("there are 120 brands, each with something to sell, and 2,000 products on 15 shelves")
    func amounts() async throws {
        let database = try await TestDatabase()
        try await database.seed(1, TestServer.features)
        let products = try await database.store.read { transaction in
            try transaction.rows("SELECT * FROM product").map { try ProductRecord($0) }
        }
        let brands = try await database.store.read { transaction in
            try transaction.rows("SELECT * FROM brand").map { try BrandRecord($0) }
        }
        #expect(brands.count == 120)
        #expect(Set(brands.map(\.rank)) == Set(1...120))
        #expect(products.count == 2_000)
        #expect(Set(products.map(\.brandId)) == Set(brands.map(\.id)))
        #expect(Set(products.map(\.category)) == Set(ProductCategory.allCases))
        for product in products {
            #expect(ProductStyle.find(product.category, product.style) != nil)
            #expect(product.priceMinor > 0)
            #expect(product.priceMinor % 100 == 0)
            #expect(product.wasMinor.map { $0 > product.priceMinor } ?? true)
            #expect(Dye(key: product.dye).key == product.dye)
            #expect(LinkPolicy.defect(ofImagePath: product.picturePath) == nil)
            #expect(ProductRecord.id(inPicturePath: product.picturePath)?.id == product.id)
        }
    }

    @Test("a database that was opened before is opened again, in WAL mode, without losing anything")
    func reopening() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let path = directory.appending(path: "a/b/shop.sqlite").path()
        let first = try await TestDatabase(SQLiteStore.open(path: path))
        try await first.seed(3, TestServer.features)
        let rows = try await contents(of: first)
        let secret = try await first.secret(named: "cursor")
        let second = try await TestDatabase(SQLiteStore.open(path: path))
        #expect(try await contents(of: second) == rows)
        #expect(try await second.secret(named: "cursor") == secret)
        #expect(secret.count == 32)
        #expect(try await second.secret(named: "other") != secret)
        let names: [StoreQuery] = ["journal_mode", "foreign_keys", "trusted_schema"]
        let pragmas: [StoreValue] = try await second.store.read { transaction in
            try names.flatMap { try transaction.rows("PRAGMA \($0)").flatMap(\.values) }
        }
        #expect(pragmas == [.text("wal"), .integer(1), .integer(0)])
        let migrations = try await second.store.read { transaction in
            try transaction.rows("SELECT identifier FROM grdb_migrations").map { try $0.text("identifier") }
        }
        #expect(
            Set(migrations) == [
                "core-1", "core-2", "users-1", "pages-1", "storefront-1", "storefront-search-1", "storefront-2",
                "storefront-3", "storefront-4", "portal-1", "portal-2", "earnings-1", "earnings-2", "people-1",
                "people-2", "homes-1", "homes-2", "homes-3", "homes-4", "homes-5",
            ])
    }

    @Test("prices are written as people write them")
    func prices() {
        let pairs: [(Int64, String)] = [
            (0, "$0"), (500, "$5"), (505, "$5.05"), (550, "$5.50"), (99_900, "$999"), (124_000, "$1,240"),
            (123_456_789, "$1,234,567.89"),
        ]
        for (minor, text) in pairs { #expect(PageComposer.price(minor) == text) }
    }

    @Test("every page that the sample content can show is valid")
    func pagesAreValid() async throws {
        let server = try await TestServer()
        try await server.run { client in
            var paths = ["/v1/pages/home"]
            for number in 0..<60 { paths.append("/v1/pages/product?id=\(1_001 + number * 33)") }
            for name in SampleBrands.names { paths.append("/v1/pages/brand?id=\(Slug.text(of: name))") }
            for list in ["recommended", "coats", "trending", "sale"] { paths.append("/v1/pages/list?id=\(list)") }
            for path in paths {
                let response = try await client.execute(uri: path, method: .get)
                #expect(response.status == .ok, "\(path)")
                let diagnostics = PageValidator().validate(response.bytes)
                #expect(
                    diagnostics.map(\.code) == (path == "/v1/pages/home" ? [.unknownLayout] : []),
                    "\(path) \(diagnostics)")
            }
        }
    }

    @Test("the products on the page of a brand have captions of their colours, not all the name of the brand")
    func brandPage() async throws {
        let server = try await TestServer()
        try await server.run { client in
            var decoder = PageDecoder()
            let response = try await client.execute(uri: "/v1/pages/brand?id=haar", method: .get)
            let page = try decoder.decodePage(response.bytes).content
            #expect(page.title == "Haar")
            let section = try #require(page.sections.first)
            #expect(!section.items.isEmpty)
            #expect(!section.items.contains { $0.subtitle == "Haar" || $0.subtitle == nil })
        }
    }

    @Test("a product's page shows it and what belongs to it")
    func productPage() async throws {
        let server = try await TestServer()
        try await server.run { client in
            var decoder = PageDecoder()
            let response = try await client.execute(uri: "/v1/pages/product?id=1042", method: .get)
            let page = try decoder.decodePage(response.bytes).content
            #expect(page.kind == "product")
            #expect(
                page.sections.map(\.layout.name) == [
                    "product.hero", "list.text", "HomeWidgetProductM", "HomeWidgetProductS",
                ])
            let row = try #require(try await server.database.store.read { try ProductRow.find(1_042, in: $0) })
            let hero = try #require(page.sections.first?.items.first)
            #expect(hero.title == row.product.name)
            #expect(hero.subtitle == row.brand)
            #expect(hero.price?.minorUnits == row.product.priceMinor)
            #expect(hero.image?.path == row.product.picturePath)
            #expect(hero.images.map(\.path) == [1, 2, 3].map { "p/1042.\($0).r\(row.product.artRevision).jpg" })
            #expect(
                hero.actions[.select] == [.push(page: "brand", arguments: [PageArgument("id", row.product.brandId)])])
            for item in page.sections[2].items { #expect(item.subtitle == row.brand) }
            for section in page.sections[2...] {
                #expect(!section.items.contains { decoder.identifiers.string(for: $0.id) == "p:1042" })
            }
            #expect(try await client.execute(uri: "/v1/pages/product/1042", method: .get).bytes == response.bytes)
        }
    }
}
