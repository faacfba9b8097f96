import CollectionPages
import PageServer

/// What documents say about the gallery's screens. It is taken from the responses that the screens show.
enum GalleryMetadata {
    /// The metadata of a screen.
    static func metadata(_ screen: ScreenSummary) -> DocumentMetadata {
        var metadata = DocumentMetadata(title: screen.title)
        let parts = screen.path.prefix { $0 != "?" }.split(separator: "/").map { String($0) }
        switch parts.first {
        case nil:
            metadata.description = "Collection views in pure Swift: six screens, each built in a different way."
        case "shows": describeShow(screen, parts, &metadata)
        case "homes": describeHome(screen, parts, &metadata)
        case "people":
            metadata.description = "A feed of people."
            metadata.isListed = parts.count == 1
        case "earnings":
            metadata.description = "Receipts, and what each has earned."
            metadata.isListed = false
        case "storefront" where parts.count > 1:
            metadata.description = "What you have chosen in the storefront."
            metadata.isListed = false
        case "catalogue":
            metadata.description = "Nearly every view of the library in its main states, each with its Swift code."
        default: describePage(screen, parts, &metadata)
        }
        return metadata
    }

    private static func describePage(
        _ screen: ScreenSummary, _ parts: [String], _ metadata: inout DocumentMetadata
    ) {
        guard let root = root(screen, "/v1/pages/") else { return }
        let products = root.list("sections").flatMap { $0.list("items") }.filter { $0["kind"]?.string == "product" }
        if parts.first == "product", let item = products.first {
            let product = DocumentMetadata.Product(
                name: item["title"]?.string ?? screen.title, brand: item["subtitle"]?.string,
                imagePath: imagePath(item["image"]), price: item["price"]?["minor"]?.integer,
                currency: item["price"]?["cur"]?.string)
            metadata.type = "product"
            metadata.imagePath = product.imagePath
            metadata.description = item.list("text").compactMap { $0["t"]?.string }.joined()
            metadata.structuredData = [.product(product), breadcrumbs(screen, "Storefront", "/storefront")]
            return
        }
        metadata.imagePath = products.first.flatMap { imagePath($0["image"]) }
        let names = products.prefix(3).compactMap { $0["title"]?.string }
        if !names.isEmpty { metadata.description = "\(screen.title): \(names.joined(separator: ", ")) and more." }
        let links = products.compactMap { item -> DocumentMetadata.Link? in
            guard let id = item["id"]?.string, id.hasPrefix("p:"), let title = item["title"]?.string else { return nil }
            return DocumentMetadata.Link(title, "/product/" + id.dropFirst(2))
        }
        metadata.structuredData = links.isEmpty ? [] : [.itemList(links)]
        // There are as many searches as words.
        if parts == ["storefront", "search"] { metadata.isListed = false }
        if parts != ["storefront"] { metadata.structuredData.append(breadcrumbs(screen, "Storefront", "/storefront")) }
    }

    private static func describeShow(
        _ screen: ScreenSummary, _ parts: [String], _ metadata: inout DocumentMetadata
    ) {
        if parts.count == 1 {
            metadata.description = "Shows with their episodes, reviews and trends."
            let shows = root(screen, "/v1/shows")?.list("shows") ?? []
            let links = shows.compactMap { show -> DocumentMetadata.Link? in
                guard let id = show["id"]?.integer, let name = show["name"]?.string else { return nil }
                return DocumentMetadata.Link(name, "/shows/\(id)")
            }
            metadata.structuredData = [.itemList(links)]
            return
        }
        if parts.count == 4 { return describeEpisode(screen, parts, &metadata) }
        let show = root(screen, "/v1/shows/\(parts[1])")
        metadata.description = root(screen, "/v1/shows/\(parts[1])/description")?["text"]?.string
        metadata.type = "video.tv_show"
        metadata.imagePath = imagePath(show?["poster"])
        metadata.structuredData = [breadcrumbs(screen, "Shows", "/shows")]
    }

    private static func describeEpisode(
        _ screen: ScreenSummary, _ parts: [String], _ metadata: inout DocumentMetadata
    ) {
        let root = root(screen, "/v1/shows/\(parts[1])/episodes/\(parts[3])")
        metadata.description = root?["summary"]?.string
        metadata.type = "video.episode"
        metadata.imagePath = imagePath(root?["poster"])
        metadata.structuredData = [breadcrumbs(screen, "Shows", "/shows")]
    }

    private static func describeHome(
        _ screen: ScreenSummary, _ parts: [String], _ metadata: inout DocumentMetadata
    ) {
        if parts.count == 2, parts[1] == "favourites" {
            metadata.description = "The homes that you keep as favourites."
            metadata.isListed = false
            return
        }
        guard parts.count == 2, parts[1] != "results" else {
            metadata.description = "Homes for sale in Harrowmere."
            if parts.count == 2 { metadata.structuredData = [breadcrumbs(screen, "Homes", "/homes")] }
            return
        }
        let root = root(screen, "/v1/homes/\(parts[1])")
        metadata.description = root?["description"]?.string
        metadata.imagePath = imagePath(root?["home"]?.list("pictures").first)
        metadata.structuredData = [breadcrumbs(screen, "Homes", "/homes")]
    }

    private static func root(_ screen: ScreenSummary, _ path: String) -> JSONValue? {
        screen.body(of: path).flatMap { try? JSONDocument($0).root }
    }

    private static func imagePath(_ image: JSONValue?) -> String? {
        image?["path"]?.string.map { "/img/640/" + $0 }
    }

    private static func breadcrumbs(
        _ screen: ScreenSummary, _ name: String, _ path: String
    ) -> DocumentMetadata.StructuredData {
        .breadcrumbs([
            DocumentMetadata.Link("Gallery", "/"), DocumentMetadata.Link(name, path),
            DocumentMetadata.Link(screen.title, screen.path),
        ])
    }
}

extension JSONValue {
    /// The elements of the array in a member of an object; none if there is no such array.
    fileprivate func list(_ name: StaticString) -> [JSONValue] { self[name].map { Array($0.elements) } ?? [] }
}
