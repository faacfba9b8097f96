import PageStore

extension StorefrontFeature {
    /// The home page has no title of its own: the window has the app's, which is in the language of each user.
    func samplePages() -> [PageDocument] {
        [PageDocument(id: "home", kind: "home", title: "", sections: Self.homeSections)]
    }

    /// The home page: brands, every size of the product widget with one to three rows, and the widget of the founding
    /// article's own payload whose size is not known.
    private static let homeSections: [PageDocument.Section] = [
        section("coats", "HomeWidgetProductXL", "THE COAT EDIT", ["category": "coat"], batch: 12),
        section("new-from", "HomeWidgetBrand", "NEW FROM", fallback: "list.text", content: "brands", batch: 7),
        section(RecommendedStyles.section, "HomeWidgetProductM", "RECOMMENDED STYLES", batch: 20),
        section("trending", "HomeWidgetProductX", "TRENDING", ["sort": "trending"], fallback: nil, batch: 20),
        section("knitwear", "HomeWidgetProductL", "KNITWEAR", ["category": "knit"], load: "near", batch: 16),
        section("bags", "HomeWidgetProductS", "BAGS", ["category": "bag"], load: "near", batch: 20),
        section(
            "shirts", "HomeWidgetProductM", "SHIRTS", ["category": "shirt"], rows: 2, load: "near", batch: 24),
        section("shoes", "HomeWidgetProductXS", "SHOES", ["category": "shoe"], rows: 3, load: "near", batch: 30),
        section("sale", "HomeWidgetProductL", "SALE", ["sale": "true", "sort": "cheapest"], load: "near", batch: 16),
        section("dresses", "HomeWidgetProductXL", "DRESSES", ["category": "dress"], rows: 2, load: "near", batch: 16),
        section(
            "eyewear", "HomeWidgetProductS", "SUNGLASSES", ["category": "sunglasses"], rows: 3, load: "near",
            batch: 30),
        section("boots", "HomeWidgetProductXS", "BOOTS", ["category": "boot"], load: "near", batch: 20),
        section("watches", "HomeWidgetProductXXS", "WATCHES", ["category": "watch"], rows: 2, load: "near", batch: 28),
        section(
            "exclusives", "HomeWidgetProductXXS", "EXCLUSIVES", ["sort": "dearest"], rows: 3, load: "near", batch: 42),
        section("everything", "HomeWidgetProductXXS", "EVERYTHING NEW", ["sort": "newest"], load: "near", batch: 28),
    ]

    private static func section(
        _ id: String, _ layout: String, _ title: String, _ arguments: [String: String] = [:], rows: Int? = nil,
        load: String = "now", fallback: String? = "carousel", content: String = "products", batch: Int
    ) -> PageDocument.Section {
        PageDocument.Section(
            id: id, layout: layout, fallback: fallback.map { [$0] } ?? [], title: title, rows: rows,
            wideVisibleTenths: ProductWidgets.wideVisibleTenths(layout), load: load, content: content,
            arguments: arguments, batch: batch
        )
    }
}
