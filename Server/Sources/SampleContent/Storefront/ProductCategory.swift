/// What a product is, by the shelf it lies on.
enum ProductCategory: String, CaseIterable, Sendable {
    case coat, jacket, knit, shirt, tee, trousers, skirt, dress, shoe, boot, bag, hat, scarf, watch, sunglasses
}

extension ProductCategory {
    /// The name of the shelf.
    var title: String {
        switch self {
        case .coat: "Coats"
        case .jacket: "Jackets"
        case .knit: "Knitwear"
        case .shirt: "Shirts"
        case .tee: "T-shirts"
        case .trousers: "Trousers"
        case .skirt: "Skirts"
        case .dress: "Dresses"
        case .shoe: "Shoes"
        case .boot: "Boots"
        case .bag: "Bags"
        case .hat: "Hats"
        case .scarf: "Scarves"
        case .watch: "Watches"
        case .sunglasses: "Sunglasses"
        }
    }
}
