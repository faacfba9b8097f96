/// A paragraph about a product, made from what is known of it.
enum ProductDescription {
    static func text(_ product: ProductRecord) -> String {
        var generator = SplitMix64(seed: UInt64(bitPattern: product.id))
        let dye = product.dyeName.lowercased()
        let material = product.material.lowercased()
        let opening = generator.pick([
            "Made from \(material) in \(dye).", "Cut from \(material), dyed \(dye).",
            "In \(dye) \(material), soft from the first wear.",
        ])
        return opening + " " + generator.pick(closings(of: product.category))
    }

    private static func closings(of category: ProductCategory) -> [String] {
        switch category {
        case .coat, .jacket:
            ["Fully lined, with two inside pockets.", "A relaxed shoulder leaves room for a sweater underneath."]
        case .knit, .scarf, .hat:
            ["Wash it by hand, and it keeps its shape.", "Knitted in one piece, so that no seam shows."]
        case .shirt, .tee:
            ["Washed before it leaves the mill: it will not shrink.", "Mother-of-pearl buttons, one spare inside."]
        case .trousers, .skirt, .dress:
            [
                "Falls straight from the hip, with pockets that are deep enough to use.",
                "Lined to the knee. The hem can be let down.",
            ]
        case .shoe, .boot:
            ["The sole is stitched on and can be replaced.", "Softens in a week and lasts for years."]
        case .bag: ["Two pockets inside, one with a zip.", "The edges are painted by hand, six coats deep."]
        case .watch: ["Sapphire crystal, water-resistant to 50 metres.", "The strap changes without tools."]
        case .sunglasses: ["Lenses block all ultraviolet light.", "Five-barrel hinges, and a case made of offcuts."]
        }
    }
}
