extension ProductCategory {
    /// The sizes in which products of the shelf come; empty for those that have none. There are at most as many as an item
    /// of a page has facts.
    var sizes: [String] {
        switch self {
        case .coat, .jacket, .knit, .shirt, .tee, .trousers, .skirt, .dress: ["S", "M", "L", "XL"]
        case .shoe, .boot: (38...45).map { "\($0)" }
        case .bag, .hat, .scarf, .watch, .sunglasses: []
        }
    }
}
