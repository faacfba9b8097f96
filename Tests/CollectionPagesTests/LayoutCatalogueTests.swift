import CollectionPages
import Testing

struct LayoutCatalogueTests {
    private let catalogue = LayoutCatalogue.standard

    @Test(
        "each size of the product widget shows one product more than the next",
        arguments: zip(["XL", "L", "M", "S", "XS", "XXS"], [15, 25, 35, 45, 55, 65])
    )
    func sizes(_ size: String, _ tenths: Int) {
        let layout = catalogue.resolve("HomeWidgetProduct" + size, metrics: MetricOverrides(rows: 3))
        #expect(layout?.substitution == LayoutSubstitution.none)
        #expect(layout?.family == .carousel)
        #expect(layout?.parameters.visibleTenths == tenths)
        #expect(layout?.parameters.rows == 3)
    }

    @Test("a product widget of unknown size is shown in the size M")
    func unknownSize() {
        let layout = catalogue.resolve("HomeWidgetProductX")
        #expect(layout?.name == "HomeWidgetProductM")
        #expect(layout?.requestedName == "HomeWidgetProductX")
        #expect(layout?.substitution == .family)
    }

    @Test("the first fallback that is known is used before the family")
    func fallbacks() {
        let layout = catalogue.resolve("HomeWidgetProductX", fallback: ["property.flat", "carousel", "list.text"])
        #expect(layout?.name == "carousel")
        #expect(layout?.substitution == .fallback)
        #expect(catalogue.resolve("HomeWidgetProductX", fallback: ["nothing.known"])?.name == "HomeWidgetProductM")
        #expect(catalogue.resolve("HomeWidgetProductX", fallback: ["drop", "carousel"]) == nil)
        #expect(catalogue.resolve("carousel", fallback: ["drop"])?.name == "carousel")
    }

    @Test("what belongs to no family becomes a list, or nothing for a client without lists")
    func generic() {
        #expect(catalogue.resolve("wheel.of.fortune")?.substitution == .generic)
        #expect(catalogue.resolve("wheel.of.fortune")?.name == "list.text")
        #expect(catalogue.limited(to: [.carousel]).resolve("wheel.of.fortune") == nil)
        #expect(catalogue.resolve("")?.name == "list.text")
    }

    @Test("the longest prefix decides the family")
    func longestPrefix() {
        var catalogue = catalogue
        catalogue.families.append(LayoutCatalogue.Family("Home", defaultLayout: "list.text"))
        #expect(catalogue.resolve("HomeWidgetProductX")?.name == "HomeWidgetProductM")
        #expect(catalogue.resolve("HomeTicker")?.name == "list.text")
        #expect(catalogue.resolve("HomeTicker")?.substitution == .family)
    }

    @Test("a missing feature starts the search at the fallbacks")
    func features() {
        #expect(catalogue.supports(["outline", "map"]))
        #expect(!catalogue.supports(["outline", "chart"]))
        #expect(catalogue.resolve("chart.line", fallback: ["drop"], isSupported: false) == nil)
        #expect(catalogue.resolve("chart.line", fallback: ["carousel"], isSupported: false)?.name == "carousel")
        #expect(catalogue.resolve("chart.line", isSupported: false)?.substitution == .generic)
    }

    @Test("overrides are held within the range that the layout permits")
    func overrides() {
        let wild = MetricOverrides(rows: 99, columns: -4, gap: -1, inset: 4_000)
        let carousel = catalogue.resolve("HomeWidgetProductXS", metrics: wild)?.parameters
        #expect(carousel?.rows == 3)
        #expect(carousel?.columns == 1)
        #expect(carousel?.gap == 0)
        #expect(carousel?.inset == 64)
        let list = catalogue.resolve("list.text", metrics: wild)?.parameters
        #expect(list == LayoutParameters(gap: 0))
    }

    @Test("every default of the standard catalogue is one of its layouts, and every name is ASCII")
    func consistency() {
        for family in catalogue.families { #expect(catalogue.entry(named: family.defaultLayout) != nil) }
        #expect(catalogue.entry(named: catalogue.genericLayout ?? "") != nil)
        #expect(catalogue.entries.allSatisfy { $0.name.allSatisfy(\.isASCII) })
        #expect(catalogue.entries.allSatisfy { $0.name.utf8.count <= 64 })
        #expect(Set(catalogue.entries.map(\.name)).count == catalogue.entries.count)
    }

    @Test("the fallbacks of every layout lead to one that all clients have, or to none")
    func fallbackChains() {
        for entry in catalogue.entries {
            var current: LayoutCatalogue.Entry? = entry
            var steps = 0
            while let layout = current, !layout.isCore, steps <= catalogue.entries.count {
                current = layout.fallback.flatMap { catalogue.entry(named: $0) }
                if layout.fallback == LayoutCatalogue.dropWord { break }
                #expect(current != nil, "\(entry.name)")
                steps += 1
            }
            #expect(steps <= catalogue.entries.count)
        }
    }

    @Test("a page may name a greater number of visible products for wide screens, within a range")
    func wideScreens() {
        let catalogue = LayoutCatalogue.standard
        func counts(_ name: String, _ tenths: Int?) -> [Int?] {
            let metrics = MetricOverrides(wideVisibleTenths: tenths)
            let parameters = catalogue.resolve(name, metrics: metrics)?.parameters
            return [390, 999, 1_000, 1_440].map { parameters?.visibleTenths(inWidth: $0) }
        }
        #expect(counts("HomeWidgetProductM", nil) == [35, 35, 35, 35])
        #expect(counts("HomeWidgetProductM", 55) == [35, 45, 55, 55])
        #expect(counts("HomeWidgetProductM", 900) == [35, 75, 125, 125])
        #expect(counts("carousel", 55) == [25, 25, 25, 25])
    }

    @Test(
        "between a phone and a wide screen lies half of the additional products, rounded down to whole ones",
        arguments: [
            ("XL", 35, 25), ("L", 45, 35), ("M", 55, 45), ("S", 75, 55), ("XS", 85, 65), ("XXS", 105, 85),
            ("M", 45, 35), ("XXS", 15, 45),
        ])
    func mediumScreens(_ size: String, _ wide: Int, _ medium: Int) {
        let metrics = MetricOverrides(wideVisibleTenths: wide)
        let parameters = catalogue.resolve("HomeWidgetProduct" + size, metrics: metrics)?.parameters
        let narrow = parameters?.visibleTenths
        #expect([699, 700, 999].map { parameters?.visibleTenths(inWidth: $0) } == [narrow, medium, medium])
    }
}
