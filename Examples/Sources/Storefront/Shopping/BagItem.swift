import ScreenContracts

/// What can be in the bag: a product in a size.
struct BagItem: Equatable, Identifiable {
    /// The product and its size.
    struct ID: Hashable {
        let product: Int
        let size: String?

        /// Hashes the product alone: it has few sizes.
        func hash(into hasher: inout Hasher) { hasher.combine(product) }
    }

    var product: ProductContract
    /// The size; `nil` for a product that has no sizes.
    var size: String?

    var id: ID { ID(product: product.id, size: size) }

    /// The name, with the size where there is one.
    var name: String { size.map { BagStrings.current.bag.sized(product.name, $0) } ?? product.name }
}

/// A line of the bag. A line that is taken out and put back keeps its id.
struct BagLine: Equatable, Identifiable {
    let id: Int
    var item: BagItem
    /// From 1.
    var quantity: Int

    /// What all of it costs.
    var price: PriceContract { PriceContract(minorUnits: item.product.price.minorUnits * Int64(quantity)) }
}
