import CollectionPages
import PageServer
import PageStore

/// Sections of products, chosen by shelf, brand or words and sorted in one of several ways.
struct ProductContent: SectionContent {
    let name = "products"
    let listRoute: String? = "list"

    func problems(with arguments: [String: String], in store: any StoreTransaction) throws -> [String] {
        var problems: [String] = []
        for (argument, value) in arguments.sorted(by: { $0.key < $1.key }) {
            switch argument {
            case "category" where ProductCategory(rawValue: value) == nil:
                problems.append("There is no category \(value).")
            case "sort" where ProductOrder(rawValue: value) == nil:
                problems.append("Products are not sorted by \(value).")
            case "brand":
                if try BrandRecord.find(value, in: store) == nil { problems.append("There is no brand \(value).") }
            case "sale" where value != "true":
                problems.append("The argument sale is true or absent.")
            case "except" where Int64(value) == nil:
                problems.append("The argument except is the number of a product.")
            case "caption" where value != "colour":
                problems.append("The argument caption is colour or absent.")
            case "query" where (try? ProductSearch(value)) == nil:
                problems.append("The argument query has words, of at most \(ProductSearch.maximumLength) characters.")
            case "category", "sort", "sale", "except", "caption", "query":
                break
            default:
                problems.append("Products take no argument \(argument).")
            }
        }
        return problems
    }

    func slice(
        _ query: ContentQuery, _ composer: inout PageComposer, in store: any StoreTransaction
    ) throws -> ContentSlice {
        let order = query.arguments["sort"].flatMap { ProductOrder(rawValue: $0) } ?? .popular
        let found = try store.rows(try Self.statement(query, order)).map { try ProductRow($0) }
        let batch = Batch(found, limit: query.limit) {
            CursorPosition(key: order.key(of: $0.product), id: $0.product.id)
        }
        // On the page of a brand its name stands above the products.
        let namesColour = query.arguments["caption"] == "colour"
        let items = batch.rows.map {
            composer.item($0.product, caption: namesColour ? $0.product.dyeName : $0.brand)
        }
        return ContentSlice(items: items, end: batch.end)
    }

    /// The products of a query and one more, by which the end of the list is known.
    static func statement(_ query: ContentQuery, _ order: ProductOrder) throws -> StoreQuery {
        var selection = ProductRow.selection
        var conditions: [StoreQuery] = []
        if let category = query.arguments["category"] { conditions.append("product.category = \(category)") }
        if let brand = query.arguments["brand"] { conditions.append("product.brandId = \(brand)") }
        if query.arguments["sale"] != nil { conditions.append("product.wasMinor IS NOT NULL") }
        if let except = query.arguments["except"].flatMap({ Int64($0) }) {
            conditions.append("product.id <> \(except)")
        }
        if let text = query.arguments["query"] {
            selection = "\(selection) JOIN productSearch ON productSearch.productId = product.id"
            conditions += try ProductSearch(text).conditions
        }
        if let after = query.after { conditions.append(order.condition(after: after)) }
        let filter: StoreQuery = conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))"
        return """
            \(selection)
            \(filter) ORDER BY \(order.columns) LIMIT \(query.limit + 1)
            """
    }
}
