import CollectionPages

/// The page of `Fixtures/page-example.json`, written by hand.
struct ExamplePage {
    var table: PageIdentifierTable
    private let catalogue = LayoutCatalogue.standard

    init(table: PageIdentifierTable) {
        self.table = table
    }
}

extension ExamplePage {
    mutating func page() -> Page {
        Page(
            id: id("home"), kind: "home", revision: id("418-b"), title: "Today", locale: "en-CA",
            direction: .leftToRight, builtAt: 1_795_219_200, timeToLive: 300, staleTime: 86_400,
            experiments: [PageExperiment(id: "home-order", arm: "b")], trace: "t7Qd",
            media: PageMedia(
                template: "/img/{w}/{path}", widths: [160, 320, 480, 640, 960, 1280], formats: ["avif", "webp", "jpeg"]
            ),
            requiredFeatures: ["outline", "segmented", "map"],
            fallback: PageFallback(
                title: "Update needed", text: "This page uses features your app does not have yet.",
                actions: [PageAction(.select, [.open(url: "https://example.com/update")])]
            ),
            sections: storefront() + [people()] + properties() + [earnings()] + portal()
        )
    }

    private mutating func id(_ text: String) -> PageIdentifier { table.intern(text) }

    private func layout(_ name: String, rows: Int? = nil) -> PageLayoutStyle {
        guard let layout = catalogue.resolve(name, metrics: MetricOverrides(rows: rows)) else {
            fatalError("\(name) is no layout of the standard catalogue")
        }
        return layout
    }

    private func push(_ page: String, _ id: String) -> PageCommand {
        .push(page: page, arguments: [PageArgument("id", id)])
    }
}

extension ExamplePage {
    private mutating func storefront() -> [PageSection] {
        var brands = PageSection(
            id: id("brands"), layout: layout("HomeWidgetBrand"), fallback: ["list.text"], title: "NEW FROM",
            items: [
                PageItem(
                    id: id("br:arc"), kind: .brand, title: "Arc & Elm",
                    actions: [PageAction(.select, [push("brand", "arc"), .track(event: "brand_tap", once: false)])]
                ),
                PageItem(
                    id: id("br:nord"), kind: .brand, title: "Nordlicht",
                    actions: [PageAction(.select, [push("brand", "nord")])]
                ),
            ]
        )
        brands.revision = id("a1")
        brands.impression = ImpressionRule(id: "s.brands", visiblePercent: 50, milliseconds: 800)

        var recommended = PageSection(
            id: id("rec-xl"), layout: layout("HomeWidgetProductXL"), fallback: ["carousel"],
            title: "RECOMMENDED STYLES",
            header: SectionHeader(label: "See all", actions: [PageAction(.select, [push("list", "rec")])]),
            items: [coat()], next: NextPage(href: "/v1/sections/rec-xl?after=c1.9fQ", ahead: 3)
        )
        recommended.revision = id("77")

        var trending = lazy("trend-l", "HomeWidgetProductL", "TRENDING", placeholder: 4)
        trending.state = .loading
        trending.source?.timeToLive = 60
        var rest = lazy("all-xxs", "HomeWidgetProductXXS", "ALL THE REST", placeholder: 21, rows: 3)
        rest.empty = EmptyContent(title: "Nothing here today", isHidden: true)
        rest.failure = FailureContent(title: "Could not load", canRetry: true)
        return [
            brands, recommended, trending, lazy("excl-m", "HomeWidgetProductM", "EXCLUSIVES", placeholder: 5),
            lazy("knit-s", "HomeWidgetProductS", "KNITWEAR", placeholder: 6),
            lazy("shoe-xs", "HomeWidgetProductXS", "SHOES", placeholder: 12, rows: 2), rest,
        ]
    }

    private mutating func coat() -> PageItem {
        PageItem(
            id: id("p:1001"), kind: .product, title: "Wool coat", subtitle: "Arc & Elm",
            price: ItemPrice(text: "$1,240", minorUnits: 124_000, currency: "CAD"),
            badge: ItemBadge(text: "New", tone: .accent),
            image: PageImage(
                path: "p/1001.jpg", width: 1200, height: 1800, alternativeText: "Long grey wool coat",
                tint: PageColor(red: 0x8A, green: 0x8D, blue: 0x91), focus: ImageFocus(x: 50, y: 30)
            ),
            actions: [
                PageAction(.select, [push("product", "1001")]), PageAction(.appear, [.track(event: "imp", once: true)]),
            ]
        )
    }

    private mutating func lazy(
        _ name: String, _ layoutName: String, _ title: String, placeholder: Int, rows: Int? = nil
    ) -> PageSection {
        PageSection(
            id: id(name), layout: layout(layoutName, rows: rows), fallback: ["carousel"], title: title,
            metrics: MetricOverrides(rows: rows), source: SectionSource(href: "/v1/sections/\(name)", load: .near),
            placeholderCount: placeholder
        )
    }

    private mutating func people() -> PageSection {
        func image(_ path: String, _ side: Int, _ text: String) -> PageImage {
            PageImage(path: path, width: side, height: side, alternativeText: text)
        }
        return PageSection(
            id: id("people"), layout: layout("feed.mixed"), fallback: ["list.text"], title: "People near you",
            accessibilityLabel: "Suggested people and adverts",
            items: [
                PageItem(
                    id: id("u:7"), kind: .user, title: "Mina", image: image("u/7.jpg", 600, "Mina outdoors"),
                    actions: [PageAction(.select, [push("profile", "7")])]
                ),
                PageItem(
                    id: id("u:9"), kind: .featuredUser, title: "Theo", image: image("u/9.jpg", 400, "Theo"),
                    actions: [PageAction(.select, [push("profile", "9")])]
                ),
                PageItem(
                    id: id("ad:slot1:551"), kind: .advertisement,
                    image: image("ads/551.jpg", 440, "Hiking boots, 20 percent off"),
                    actions: [
                        PageAction(.select, [.open(url: "https://ads.example.com/c/551")]),
                        PageAction(.appear, [.track(event: "ad_view", once: true)]),
                        PageAction(.dismiss, [.remove(CommandTarget(), canUndo: true)]),
                    ],
                    advertisementLabel: "Advert"
                ),
            ],
            next: NextPage(href: "/v1/sections/people?after=c1.Zm9v", ahead: 8),
            previous: PreviousPage(href: "/v1/sections/people?before=c1.YmFy", trigger: .refresh)
        )
    }
}

extension ExamplePage {
    private mutating func properties() -> [PageSection] {
        var last = PageSection(
            id: id("last"), layout: layout("property.card"), fallback: ["carousel"], title: "Your last search",
            subtitle: "3 new flats", items: [flat()]
        )
        last.revision = id("s12")
        let recommended = PageSection(
            id: id("reco"), layout: layout("property.wide"), fallback: ["property.card"], title: "Recommended",
            items: [
                PageItem(
                    id: id("h:44"), kind: .property, title: "Loft with terrace",
                    price: ItemPrice(text: "€1,480", minorUnits: 148_000, currency: "EUR"), isSeen: true
                )
            ],
            source: SectionSource(href: "/v1/sections/reco", load: .shown, timeToLive: 600), state: .stale
        )
        let near = PageSection(
            id: id("near"), layout: layout("property.card"), fallback: ["carousel"], neededPermissions: ["location"],
            title: "Nearby", source: SectionSource(href: "/v1/sections/near", load: .shown, sentFacts: ["area"]),
            empty: EmptyContent(
                title: "Turn on location", text: "See homes around you.",
                actions: [PageAction(.select, [.requestPermission(name: "location")])]
            ),
            failure: FailureContent(title: "Could not load homes", text: "Check your connection.", canRetry: true)
        )
        return [last, recommended, near, map()]
    }

    private mutating func flat() -> PageItem {
        PageItem(
            id: id("h:31"), kind: .property, title: "2-room flat, balcony", facts: ["58 m²", "2 rooms"],
            price: ItemPrice(text: "€1,150", minorUnits: 115_000, currency: "EUR"),
            badge: ItemBadge(text: "New", tone: .positive),
            image: PageImage(path: "h/31.jpg", width: 1600, height: 1067, alternativeText: "Bright living room"),
            isSeen: false,
            actions: [
                PageAction(.select, [push("property", "31")]),
                PageAction(
                    .hold,
                    [.submit(endpoint: "favourite", arguments: [PageArgument("id", "31")], canUndo: true)]
                ),
            ]
        )
    }

    private mutating func map() -> PageSection {
        PageSection(
            id: id("map"), layout: layout("map.full"), fallback: ["image.full"], title: "On the map",
            items: [
                PageItem(
                    id: id("pin:31"), kind: .pin, title: "2-room flat",
                    actions: [
                        PageAction(.select, [.scroll(CommandTarget(section: id("last"), item: id("h:31")))])
                    ],
                    coordinate: MapCoordinate(latitudeE7: 525_160_000, longitudeE7: 133_770_000)
                )
            ],
            map: SectionMap(
                southWest: MapCoordinate(latitudeE7: 525_000_000, longitudeE7: 133_000_000),
                northEast: MapCoordinate(latitudeE7: 525_400_000, longitudeE7: 134_300_000),
                image: PageImage(path: "map/1.png", width: 1200, height: 600, alternativeText: "Map of 2 homes")
            )
        )
    }

    private mutating func earnings() -> PageSection {
        var section = PageSection(
            id: id("earn"), layout: layout("list.outline"), fallback: ["list.text"], title: "You earned $6.25",
            items: [
                PageItem(id: id("date"), kind: .row, title: "Purchase date", detail: "14 Nov 2026"),
                PageItem(id: id("sum"), kind: .row, title: "Cash back", detail: "$6.25", style: .total),
                PageItem(
                    id: id("offers"), kind: .group, title: "Offers matched",
                    actions: [PageAction(.expand, [.track(event: "offers_open", once: false)])], count: 2,
                    children: [
                        PageItem(id: id("of:1"), kind: .row, title: "Oat drink", detail: "$0.75"),
                        PageItem(id: id("of:2"), kind: .row, title: "Coffee beans", detail: "$3.50"),
                    ]
                ),
                PageItem(
                    id: id("extra"), kind: .group, title: "Extra earnings", count: 1, isExpanded: true,
                    children: [PageItem(id: id("ex:1"), kind: .row, title: "Weekend bonus", detail: "$2.00")]
                ),
            ]
        )
        section.revision = id("e3")
        return section
    }
}

extension ExamplePage {
    private mutating func portal() -> [PageSection] {
        let product = PageSection(
            id: id("product"), layout: layout("segmented"), fallback: ["stack"], title: "Harbour Lights",
            segments: [
                segment("details", "Details", ["d-status", "d-info", "d-desc"]),
                segment("episodes", "Episodes", ["d-eps"]), segment("reviews", "Reviews", ["d-rate", "d-rev"]),
                segment("trends", "Trends", ["d-trend"]),
            ],
            selectedSegment: id("details"), sticky: .segments
        )
        var status = part("d-status", "list.text")
        status.items = [PageItem(id: id("st"), kind: .row, title: "Status", detail: "Ready for sale")]
        var information = part("d-info", "list.text", title: "Information")
        information.items = [PageItem(id: id("gen"), kind: .row, title: "Genre", detail: "Drama")]
        var description = part("d-desc", "text.block", title: "Description")
        description.items = [
            PageItem(
                id: id("ds"), kind: .text,
                text: [
                    TextSpan(text: "A family keeps the last "), TextSpan(text: "lighthouse", isBold: true),
                    TextSpan(text: " on the coast."),
                ],
                lineLimit: 4
            )
        ]
        var episodes = part("d-eps", "list.text", isLazy: true)
        episodes.placeholderCount = 6
        episodes.empty = EmptyContent(title: "No episodes yet")
        var rating = part("d-rate", "rating.summary", isLazy: true)
        rating.fallback = ["list.text"]
        var reviews = part("d-rev", "list.text", isLazy: true)
        reviews.placeholderCount = 3
        return [product, status, information, description, episodes, rating, reviews]
    }

    private mutating func segment(_ name: String, _ title: String, _ sections: [String]) -> PageSegment {
        // The chart needs a feature that the standard catalogue does not list, so its section is left out.
        let shown = sections.filter { $0 != "d-trend" }.map { id($0) }
        return PageSegment(id: id(name), title: title, sections: shown)
    }

    private mutating func part(
        _ name: String, _ layoutName: String, title: String? = nil, isLazy: Bool = false
    ) -> PageSection {
        PageSection(
            id: id(name), layout: layout(layoutName), title: title,
            source: isLazy ? SectionSource(href: "/v1/sections/\(name)", load: .shown) : nil, parent: id("product")
        )
    }
}
