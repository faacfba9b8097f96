import PageServer
import PageStore

/// The sections that belong to a product, brand or list rather than to a stored page.
///
/// Their ids say what they are made of: `brand.arc-elm`, `more.1001` (other products of the same brand), `like.1001`
/// (other products of the same shelf) and `list.trending` (all of a stored section).
struct ProductSectionProvider: SectionProvider {
    func definition(of id: String, in store: any StoreTransaction) throws -> SectionDefinition? {
        let parts = id.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "brand":
            guard try BrandRecord.find(parts[1], in: store) != nil else { return nil }
            return Self.products(id, ["brand": parts[1], "caption": "colour"], batch: 24)
        case "more", "like":
            guard let number = Int64(parts[1]), let product = try ProductRecord.find(number, in: store) else {
                return nil
            }
            let filter =
                parts[0] == "more" ? ["brand": product.brandId] : ["category": product.category.rawValue]
            return Self.products(id, filter.merging(["except": "\(number)"]) { $1 }, batch: 12)
        case "list":
            guard let section = try store.section(parts[1]) else { return nil }
            var definition = SectionDefinition(section.section)
            definition.id = id
            definition.batch = 24
            return definition
        default:
            return nil
        }
    }

    private static func products(_ id: String, _ arguments: [String: String], batch: Int) -> SectionDefinition {
        SectionDefinition(id: id, content: ProductContent().name, arguments: arguments, batch: batch)
    }
}
