extension LayoutCatalogue {
    /// Every layout of the first version of the format.
    ///
    /// A client that implements only some families passes ``limited(to:)``.
    public static let standard = LayoutCatalogue(
        entries: products + lists + cards + others,
        families: [
            Family("HomeWidgetProduct", defaultLayout: "HomeWidgetProductM"),
            Family("HomeWidgetBrand", defaultLayout: "HomeWidgetBrand"),
            Family("product.", defaultLayout: "product.grid"),
            Family("property.", defaultLayout: "property.card"),
            Family("list.", defaultLayout: "list.text"),
            Family("feed.", defaultLayout: "feed.mixed"),
            Family("map.", defaultLayout: "map.full"),
            Family("image.", defaultLayout: "image.full"),
            Family("text.", defaultLayout: "text.block"),
            Family("rating.", defaultLayout: "rating.summary"),
        ],
        genericLayout: "list.text",
        features: ["outline", "segmented", "map"]
    )

    /// This catalogue with only the layouts of some families.
    ///
    /// - Complexity: O(*n* · *k*) for *n* layouts and *k* families.
    public func limited(to kept: [LayoutFamily]) -> LayoutCatalogue {
        var result = self
        result.entries.removeAll { !kept.contains($0.family) }
        return result
    }
}

extension LayoutCatalogue {
    /// The home page's widgets. The size is how many products are visible: XL 1½, then one more each down to XXS 6½.
    private static var products: [Entry] {
        let brands = Entry("HomeWidgetBrand", .brands, kinds: ItemKinds([.brand]), fallback: "list.text")
        return [
            brands,
            widget("XL", visibleTenths: 15, gap: 12, .full),
            widget("L", visibleTenths: 25, gap: 12, .full),
            widget("M", visibleTenths: 35, gap: 8, .full),
            widget("S", visibleTenths: 45, gap: 8, .brief),
            widget("XS", visibleTenths: 55, gap: 6, .none),
            widget("XXS", visibleTenths: 65, gap: 6, .none),
        ]
    }

    private static func widget(_ size: String, visibleTenths: Int, gap: Int, _ captions: CaptionDensity) -> Entry {
        Entry(
            "HomeWidgetProduct" + size, .carousel,
            LayoutParameters(visibleTenths: visibleTenths, gap: gap, captions: captions),
            adjustable: MetricRanges(rows: 1...3, gap: 0...64, inset: 0...64, wideVisibleTenths: 15...125),
            kinds: ItemKinds([.product, .advertisement]), fallback: "carousel"
        )
    }

    private static var lists: [Entry] {
        [
            Entry("list.text", .list, LayoutParameters(gap: 0), isCore: true),
            Entry(
                "list.outline", .outline, LayoutParameters(gap: 0), kinds: ItemKinds([.row, .group]),
                fallback: "list.text"),
            Entry("text.block", .text, kinds: ItemKinds([.text]), isCore: true),
            Entry(
                "feed.mixed", .feed, kinds: ItemKinds([.user, .featuredUser, .advertisement]), fallback: "list.text"),
        ]
    }

    private static var cards: [Entry] {
        let carousel = MetricRanges(rows: 1...3, gap: 0...64, inset: 0...64)
        let properties = ItemKinds([.property, .advertisement])
        return [
            Entry("carousel", .carousel, LayoutParameters(visibleTenths: 25), adjustable: carousel, isCore: true),
            Entry(
                "property.card", .carousel,
                LayoutParameters(visibleTenths: 15, gap: 12, imageRatioPermille: 667), adjustable: carousel,
                kinds: properties, fallback: "carousel"
            ),
            Entry(
                "property.wide", .cards, LayoutParameters(gap: 16, imageRatioPermille: 667), kinds: properties,
                fallback: "property.card"),
            Entry(
                "product.grid", .grid, LayoutParameters(columns: 2, gap: 12),
                adjustable: MetricRanges(columns: 1...6, gap: 0...64, inset: 0...64),
                kinds: ItemKinds([.product, .advertisement]), fallback: "carousel"
            ),
            Entry("product.hero", .hero, kinds: ItemKinds([.product]), fallback: "image.full"),
        ]
    }

    private static var others: [Entry] {
        [
            Entry(
                "map.full", .map, LayoutParameters(inset: 0, imageRatioPermille: 500), kinds: ItemKinds([.pin]),
                fallback: "image.full"),
            Entry("image.full", .image, LayoutParameters(inset: 0), isCore: true),
            Entry("rating.summary", .rating, kinds: ItemKinds([.rating, .fact]), fallback: "list.text"),
            Entry("chart.line", .chart, kinds: ItemKinds([.series]), fallback: LayoutCatalogue.dropWord),
            Entry("segmented", .segmented, fallback: "stack"),
            Entry("stack", .stack, isCore: true),
        ]
    }
}
