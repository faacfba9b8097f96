import PageServer
import PageStore

extension StorefrontFeature {
    /// The number of brands in the sample content.
    static let brandCount = 120
    /// The number of products in the sample content.
    static let productCount = 2_000

    func seed(_ transaction: any StoreTransaction, seed: UInt64) throws {
        try transaction.execute("DELETE FROM product")
        try transaction.execute("DELETE FROM brand")
        var generator = SplitMix64(seed: seed)
        let brands = Self.brands(&generator)
        try transaction.insert(into: "brand", BrandRecord.columns, brands.map(\.values))
        var products: [ProductRecord] = []
        for number in 0..<Self.productCount {
            let brand = Self.brand(forProduct: number, of: brands, &generator)
            products.append(Self.product(Int64(1_001 + number), brand, &generator))
        }
        try transaction.insert(into: "product", ProductRecord.columns, products.map(\.values))
        try ProductSearch.storeWords(in: transaction)
    }

    private static func brands(_ generator: inout SplitMix64) -> [BrandRecord] {
        let ranks = generator.shuffled(Array(1...brandCount))
        let brands = SampleBrands.names.prefix(brandCount).enumerated().map { index, name in
            BrandRecord(
                id: Slug.text(of: name), name: name, tagline: generator.pick(SampleBrands.taglines),
                rank: ranks[index]
            )
        }
        return brands.sorted { $0.rank < $1.rank }
    }

    /// The brand of a product: a few brands make much and every brand makes something, as in a real shop.
    private static func brand(
        forProduct number: Int, of brands: [BrandRecord], _ generator: inout SplitMix64
    ) -> BrandRecord {
        if number < brands.count * 4 { return brands[number % brands.count] }
        // The square of a fraction is more often small than large.
        let place = generator.fraction() * generator.fraction()
        return brands[min(Int(place * Double(brands.count)), brands.count - 1)]
    }

    private static func product(
        _ id: Int64, _ brand: BrandRecord, _ generator: inout SplitMix64
    ) -> ProductRecord {
        let style = ProductStyle.all[generator.number(in: 0...ProductStyle.all.count - 1)]
        let pattern = generator.chance(0.62) || style.patterns.isEmpty ? .plain : generator.pick(style.patterns)
        let material = generator.pick(style.materials)
        let noun = generator.pick(style.nouns)
        let name = pattern.adjective.map { "\($0) \(material.lowercased()) \(noun)" } ?? "\(material) \(noun)"
        let dollars = generator.number(in: Double(style.prices.lowerBound)...Double(style.prices.upperBound))
        // Most prices lie in the lower half of a style's range.
        let low = min(dollars, generator.number(in: Double(style.prices.lowerBound)...Double(style.prices.upperBound)))
        let was = Int64((low / 5).rounded()) * 500
        let isReduced = generator.chance(0.14)
        let dye = generator.pick(ProductPalette.dyes(for: style))
        var product = ProductRecord(
            id: id, brandId: brand.id, category: style.category, style: style.key,
            name: name, material: material, dye: dye, accent: generator.pick(ProductPalette.accents(for: dye)),
            pattern: pattern,
            priceMinor: isReduced ? was * 7 / 1_000 * 100 : was, wasMinor: isReduced ? was : nil,
            popularity: Int64(generator.number(in: 0...1_000_000)), age: Int64(generator.number(in: 0...400)),
            artRevision: 0
        )
        product.artRevision = Scene(product).revision
        return product
    }
}
