/// A cut or model: what it is called, what it can be made of, and which drawing shows it.
struct ProductStyle: Equatable, Sendable {
    /// The shelf.
    let category: ProductCategory
    /// The word by which it is stored and drawn.
    let key: String
    /// What it is called, without material.
    let nouns: [String]
    /// What it can be made of.
    let materials: [String]
    /// The weaves and prints it comes in, besides plain.
    let patterns: [ClothPattern]
    /// The lowest and highest price, in whole dollars.
    let prices: ClosedRange<Int>
}

extension ProductStyle {
    /// The style with a category and key, or `nil`.
    static func find(_ category: ProductCategory, _ key: String) -> ProductStyle? {
        all.first { $0.category == category && $0.key == key }
    }

    /// Every style.
    static let all: [ProductStyle] = outerwear + tops + bottoms + footwear + accessories

    private static let outerwear: [ProductStyle] = [
        ProductStyle(
            category: .coat, key: "tailored", nouns: ["tailored coat", "single-breasted coat", "chesterfield coat"],
            materials: ["Wool", "Cashmere-blend", "Brushed wool", "Boiled wool"],
            patterns: [.herringbone, .check, .marl],
            prices: 480...2_400
        ),
        ProductStyle(
            category: .coat, key: "double", nouns: ["double-breasted coat", "peacoat", "officer coat"],
            materials: ["Wool", "Melton wool", "Cashmere-blend"], patterns: [.herringbone, .check], prices: 520...2_600
        ),
        ProductStyle(
            category: .coat, key: "trench", nouns: ["trench coat", "belted trench coat", "raincoat"],
            materials: ["Cotton gabardine", "Waxed cotton", "Technical twill"], patterns: [.twill], prices: 420...2_100
        ),
        ProductStyle(
            category: .coat, key: "puffer", nouns: ["down coat", "puffer coat", "quilted parka"],
            materials: ["Recycled nylon", "Ripstop", "Matte nylon"], patterns: [], prices: 380...1_600
        ),
        ProductStyle(
            category: .jacket, key: "bomber", nouns: ["bomber jacket", "flight jacket"],
            materials: ["Satin", "Nylon", "Wool"], patterns: [.twill], prices: 260...1_200
        ),
        ProductStyle(
            category: .jacket, key: "trucker", nouns: ["jacket", "trucker jacket"],
            materials: ["Washed denim", "Raw denim", "Organic denim"], patterns: [.twill], prices: 180...680
        ),
        ProductStyle(
            category: .jacket, key: "blazer", nouns: ["blazer", "tailored jacket"],
            materials: ["Wool", "Linen", "Hopsack", "Flannel"], patterns: [.check, .herringbone, .pinstripe],
            prices: 340...1_700
        ),
        ProductStyle(
            category: .jacket, key: "biker", nouns: ["biker jacket", "moto jacket"],
            materials: ["Lambskin", "Leather", "Suede"], patterns: [], prices: 620...2_900
        ),
    ]

    private static let tops: [ProductStyle] = [
        ProductStyle(
            category: .knit, key: "crew", nouns: ["crewneck sweater", "jumper", "sweater"],
            materials: ["Merino", "Lambswool", "Cashmere", "Mohair-blend"], patterns: [.breton, .rib, .fairIsle],
            prices: 160...890
        ),
        ProductStyle(
            category: .knit, key: "turtleneck", nouns: ["turtleneck", "roll-neck sweater"],
            materials: ["Merino", "Cashmere", "Ribbed wool"], patterns: [.rib, .marl], prices: 180...920
        ),
        ProductStyle(
            category: .knit, key: "cardigan", nouns: ["cardigan", "V-neck cardigan"],
            materials: ["Alpaca", "Lambswool", "Cotton", "Mohair-blend"], patterns: [.rib, .marl, .fairIsle],
            prices: 190...980
        ),
        ProductStyle(
            category: .shirt, key: "oxford", nouns: ["shirt", "button-down shirt", "poplin shirt"],
            materials: ["Cotton", "Oxford", "Linen", "Brushed flannel"], patterns: [.stripe, .check, .gingham],
            prices: 110...480
        ),
        ProductStyle(
            category: .shirt, key: "camp", nouns: ["camp-collar shirt", "bowling shirt"],
            materials: ["Viscose", "Silk", "Linen", "Cotton seersucker"],
            patterns: [.stripe, .dots, .leaves, .gingham],
            prices: 120...560
        ),
        ProductStyle(
            category: .tee, key: "crew", nouns: ["T-shirt", "boxy T-shirt"],
            materials: ["Organic cotton", "Heavyweight cotton", "Slub jersey"], patterns: [.breton, .marl],
            prices: 45...220
        ),
        ProductStyle(
            category: .tee, key: "long", nouns: ["long-sleeve T-shirt", "long-sleeve top"],
            materials: ["Organic cotton", "Waffle-knit", "Jersey"], patterns: [.breton, .rib], prices: 60...260
        ),
        ProductStyle(
            category: .tee, key: "tank", nouns: ["tank top", "ribbed tank"],
            materials: ["Ribbed cotton", "Jersey", "Silk-blend"], patterns: [.rib, .breton], prices: 40...180
        ),
        ProductStyle(
            category: .dress, key: "slip", nouns: ["slip dress", "bias-cut dress"],
            materials: ["Silk satin", "Satin", "Crêpe"], patterns: [.leaves, .dots], prices: 240...1_400
        ),
        ProductStyle(
            category: .dress, key: "shirt", nouns: ["shirt dress", "belted shirt dress"],
            materials: ["Cotton poplin", "Linen", "Chambray"], patterns: [.stripe, .gingham, .dots], prices: 220...980
        ),
        ProductStyle(
            category: .dress, key: "aline", nouns: ["A-line dress", "midi dress", "tiered dress"],
            materials: ["Wool crêpe", "Cotton", "Viscose", "Linen"], patterns: [.dots, .leaves, .check],
            prices: 230...1_300
        ),
    ]

    private static let bottoms: [ProductStyle] = [
        ProductStyle(
            category: .trousers, key: "straight", nouns: ["straight-leg trousers", "chinos", "tailored trousers"],
            materials: ["Cotton twill", "Wool", "Stretch cotton"], patterns: [.pinstripe, .check, .twill],
            prices: 150...720
        ),
        ProductStyle(
            category: .trousers, key: "wide", nouns: ["wide-leg trousers", "pleated trousers", "palazzo trousers"],
            materials: ["Wool flannel", "Linen", "Crêpe"], patterns: [.pinstripe, .herringbone], prices: 180...840
        ),
        ProductStyle(
            category: .trousers, key: "jeans", nouns: ["jeans", "straight jeans", "selvedge jeans"],
            materials: ["Washed denim", "Raw denim", "Organic denim"], patterns: [.twill], prices: 130...460
        ),
        ProductStyle(
            category: .trousers, key: "shorts", nouns: ["shorts", "Bermuda shorts"],
            materials: ["Linen", "Cotton", "Seersucker"], patterns: [.stripe, .gingham], prices: 80...320
        ),
        ProductStyle(
            category: .skirt, key: "aline", nouns: ["A-line skirt", "midi skirt"],
            materials: ["Wool", "Corduroy", "Leather", "Denim"], patterns: [.check, .herringbone, .twill],
            prices: 140...780
        ),
        ProductStyle(
            category: .skirt, key: "pleated", nouns: ["pleated skirt", "pleated midi skirt"],
            materials: ["Satin", "Crêpe", "Wool"], patterns: [.check, .dots], prices: 160...860
        ),
        ProductStyle(
            category: .skirt, key: "pencil", nouns: ["pencil skirt", "wrap skirt"],
            materials: ["Wool", "Satin", "Jersey"], patterns: [.pinstripe, .check, .leaves], prices: 150...740
        ),
    ]

    private static let footwear: [ProductStyle] = [
        ProductStyle(
            category: .shoe, key: "sneaker", nouns: ["low-top sneakers", "court sneakers"],
            materials: ["Leather", "Canvas", "Suede"], patterns: [], prices: 120...640
        ),
        ProductStyle(
            category: .shoe, key: "derby", nouns: ["derby shoes", "lace-up shoes"],
            materials: ["Polished leather", "Grained leather", "Suede"], patterns: [], prices: 260...980
        ),
        ProductStyle(
            category: .shoe, key: "loafer", nouns: ["loafers", "penny loafers"],
            materials: ["Leather", "Suede", "Patent leather"], patterns: [], prices: 280...1_050
        ),
        ProductStyle(
            category: .shoe, key: "pump", nouns: ["pumps", "block-heel pumps"],
            materials: ["Leather", "Suede", "Satin"], patterns: [], prices: 290...1_150
        ),
        ProductStyle(
            category: .boot, key: "chelsea", nouns: ["Chelsea boots", "ankle boots"],
            materials: ["Leather", "Suede", "Waxed leather"], patterns: [], prices: 320...1_250
        ),
        ProductStyle(
            category: .boot, key: "lace", nouns: ["lace-up boots", "hiking boots", "combat boots"],
            materials: ["Leather", "Nubuck", "Grained leather"], patterns: [], prices: 300...1_100
        ),
        ProductStyle(
            category: .boot, key: "knee", nouns: ["knee-high boots", "tall boots"],
            materials: ["Leather", "Suede", "Smooth leather"], patterns: [], prices: 420...1_900
        ),
    ]

    private static let accessories: [ProductStyle] = [
        ProductStyle(
            category: .bag, key: "tote", nouns: ["tote", "shopper"],
            materials: ["Grained leather", "Canvas", "Suede"], patterns: [.stripe], prices: 160...2_200
        ),
        ProductStyle(
            category: .bag, key: "flap", nouns: ["shoulder bag", "crossbody bag"],
            materials: ["Leather", "Calfskin", "Suede"], patterns: [.quilt], prices: 340...3_200
        ),
        ProductStyle(
            category: .bag, key: "backpack", nouns: ["backpack", "day pack"],
            materials: ["Recycled nylon", "Waxed canvas", "Leather"], patterns: [], prices: 140...980
        ),
        ProductStyle(
            category: .bag, key: "bucket", nouns: ["bucket bag", "drawstring bag"],
            materials: ["Leather", "Woven leather", "Suede"], patterns: [.basket], prices: 280...2_400
        ),
        ProductStyle(
            category: .hat, key: "beanie", nouns: ["beanie", "ribbed beanie", "watch cap"],
            materials: ["Merino", "Cashmere", "Lambswool"], patterns: [.breton], prices: 45...240
        ),
        ProductStyle(
            category: .hat, key: "cap", nouns: ["cap", "baseball cap"],
            materials: ["Cotton twill", "Corduroy", "Wool"], patterns: [.twill], prices: 40...190
        ),
        ProductStyle(
            category: .hat, key: "fedora", nouns: ["fedora", "wide-brim hat"],
            materials: ["Wool felt", "Straw", "Fur felt"], patterns: [], prices: 120...520
        ),
        ProductStyle(
            category: .scarf, key: "fringed", nouns: ["scarf", "fringed scarf"],
            materials: ["Cashmere", "Lambswool", "Mohair"], patterns: [.check, .stripe, .herringbone, .gingham],
            prices: 90...520
        ),
        ProductStyle(
            category: .watch, key: "round", nouns: ["watch", "field watch", "automatic watch"],
            materials: ["Steel", "Gold-tone", "Brushed steel"], patterns: [], prices: 240...4_800
        ),
        ProductStyle(
            category: .watch, key: "square", nouns: ["square watch", "tank watch"],
            materials: ["Steel", "Gold-tone", "Rose-gold-tone"], patterns: [], prices: 260...5_200
        ),
        ProductStyle(
            category: .sunglasses, key: "round", nouns: ["round sunglasses"],
            materials: ["Acetate", "Titanium", "Tortoiseshell"], patterns: [], prices: 140...620
        ),
        ProductStyle(
            category: .sunglasses, key: "square", nouns: ["square sunglasses", "D-frame sunglasses"],
            materials: ["Acetate", "Bio-acetate", "Tortoiseshell"], patterns: [], prices: 150...640
        ),
        ProductStyle(
            category: .sunglasses, key: "aviator", nouns: ["aviator sunglasses", "pilot sunglasses"],
            materials: ["Metal", "Titanium", "Gold-tone"], patterns: [], prices: 160...690
        ),
        ProductStyle(
            category: .sunglasses, key: "cat", nouns: ["cat-eye sunglasses"],
            materials: ["Acetate", "Bio-acetate", "Tortoiseshell"], patterns: [], prices: 150...680
        ),
    ]
}
