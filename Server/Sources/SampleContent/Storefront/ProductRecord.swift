import PageServer
import PageStore

/// A product, with everything that its picture is drawn from.
struct ProductRecord: Equatable, Sendable {
    /// The number, from 1001.
    var id: Int64
    /// The brand.
    var brandId: String
    /// The shelf.
    var category: ProductCategory
    /// The key of the ``ProductStyle``.
    var style: String
    /// The name.
    var name: String
    /// What it is made of.
    var material: String
    /// The key of the ``Dye``.
    var dye: String
    /// The key of the dye of lining, stripes and trimmings.
    var accent: String
    /// The weave or print.
    var pattern: ClothPattern
    /// The price, in cents.
    var priceMinor: Int64
    /// The price before it was lowered, in cents; `nil` if it was not.
    var wasMinor: Int64?
    /// How much it is liked, greater for more.
    var popularity: Int64
    /// How many days ago it was added when the sample content was made.
    var age: Int64
    /// The revision of the picture. It stands in the picture's path, so that a path never changes its content.
    var artRevision: Int
}

extension ProductRecord {
    /// Reads a row of the table `product`, which may have more columns behind those of the table.
    init(_ row: StoreRow) throws {
        id = try row.integer("id")
        brandId = try row.text("brandId")
        category = try row.value("category")
        style = try row.text("style")
        name = try row.text("name")
        material = try row.text("material")
        dye = try row.text("dye")
        accent = try row.text("accent")
        pattern = try row.value("pattern")
        priceMinor = try row.integer("priceMinor")
        wasMinor = try row.optionalInteger("wasMinor")
        popularity = try row.integer("popularity")
        age = try row.integer("age")
        artRevision = try row.integer("artRevision")
    }

    /// The columns of the table, in the order of ``values``.
    static let columns: StaticString =
        "id, brandId, category, style, name, material, dye, accent, pattern, priceMinor, wasMinor, popularity, age, artRevision"

    /// What is stored in the columns.
    var values: [any StoreValueConvertible] {
        [
            id, brandId, category.rawValue, style, name, material, dye, accent, pattern.rawValue, priceMinor, wasMinor,
            popularity, age, artRevision,
        ]
    }

    /// The product with a number, or `nil`.
    static func find(_ id: Int64, in store: any StoreTransaction) throws -> ProductRecord? {
        try store.rows("SELECT \(text: columns) FROM product WHERE id = \(id)").first.map { try ProductRecord($0) }
    }

    /// The product of a number.
    ///
    /// - Throws: A ``Problem`` if there is none.
    static func existing(_ number: String, in store: any StoreTransaction) throws -> ProductRecord {
        guard let id = Int64(number), let product = try find(id, in: store) else {
            throw Problem.notFound("There is no product with this number.")
        }
        return product
    }
}

extension ProductRecord {
    /// The path of the picture in the store.
    var picturePath: String { "p/\(id).r\(artRevision).jpg" }

    /// The number in a picture's path, or `nil` if the path is not that of a product.
    static func id(inPicturePath path: String) -> (id: Int64, revision: Int)? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2] == "jpg", parts[0].hasPrefix("p/"), parts[1].hasPrefix("r"),
            let id = Int64(parts[0].dropFirst(2)), let revision = Int(parts[1].dropFirst())
        else { return nil }
        // One picture has one path: no leading zeros or signs.
        return path == "p/\(id).r\(revision).jpg" ? (id, revision) : nil
    }

    /// Whether it was added lately.
    var isNew: Bool { age <= 14 }

    /// The dye, as people call it.
    var dyeName: String { Dye(key: dye).name }
}
