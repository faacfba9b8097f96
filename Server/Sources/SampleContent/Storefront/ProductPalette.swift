/// Which dyes suit what: there is no denim in coral.
enum ProductPalette {
    private static let leathers = [
        "ink", "ink", "chocolate", "tobacco", "camel", "burgundy", "ivory", "forest", "navy", "olive",
    ]
    private static let denims = ["denim", "denim", "navy", "ink", "sky", "slate", "ivory"]
    private static let frames = ["ink", "tobacco", "chocolate", "forest", "burgundy", "cream", "navy", "plum", "rose"]
    private static let raincoats = ["sand", "camel", "cream", "olive", "navy", "ink", "moss", "slate"]
    private static let coats = [
        "camel", "charcoal", "ink", "navy", "marl", "chocolate", "ivory", "forest", "burgundy", "sand", "rust", "slate",
        "moss",
    ]

    /// The keys of the dyes that a style comes in; some stand twice because they are common.
    static func dyes(for style: ProductStyle) -> [String] {
        switch (style.category, style.key) {
        case (.coat, "trench"): raincoats
        case (.coat, "puffer"): Dye.all.map(\.key)
        case (.coat, _), (.jacket, "blazer"): coats
        case (.jacket, "trucker"), (.trousers, "jeans"): denims
        case (.jacket, "biker"), (.shoe, "derby"), (.shoe, "loafer"), (.boot, _), (.watch, _): leathers
        case (.shoe, "sneaker"): ["white", "white", "ivory", "ink", "sage", "sky", "navy", "butter", "blush", "cream"]
        case (.bag, _), (.shoe, _):
            leathers + ["mustard", "sage", "terracotta", "sky", "butter", "lilac", "coral", "teal"]
        case (.sunglasses, _): frames
        default: Dye.all.map(\.key)
        }
    }

    /// The keys of dyes that go with another one, for lining, stripes and trimmings.
    static func accents(for dye: String) -> [String] {
        Dye(key: dye).color.brightness > 0.55
            ? ["ink", "navy", "burgundy", "forest", "rust", "cobalt", "chocolate", "teal"]
            : ["ivory", "cream", "sand", "blush", "sky", "butter", "mustard", "silver"]
    }
}
