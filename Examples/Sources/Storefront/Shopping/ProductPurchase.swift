import CollectionViewKit
import ScreenContracts

/// What the user does on the page of a product: chooses a size, and puts the product into the bag or on the wishlist.
final class ProductPurchase {
    /// The number of the product.
    let id: Int
    /// The size that the user has chosen.
    private(set) var size: String?
    /// Whether the user wanted to put the product into the bag without a size.
    private(set) var isSizeMissing = false

    private let services: StorefrontServices
    /// The product, once its page has come.
    private var product: ProductContract?
    private var sizes: [String] = []
    private var changeCount = 0

    init(_ id: Int, _ services: StorefrontServices) {
        self.id = id
        self.services = services
    }
}

extension ProductPurchase {
    /// Differs when something has changed that the page shows.
    var revision: Int { changeCount &+ services.wishlist.revision }

    /// Whether the product is on the wishlist.
    var isWished: Bool { services.wishlist.contains(id) }

    /// Takes in what the page says of the product: the facts of its head are its sizes.
    func take(_ item: PageItem) {
        sizes = item.facts
        product = ProductContract(
            id: id, name: item.title ?? "", brand: item.subtitle ?? "",
            price: PriceContract(minorUnits: item.price?.minorUnits ?? 0), picture: item.image?.contract)
        if let size, !sizes.contains(size) { self.size = nil }
    }

    /// The user has chosen the size at an index.
    func choose(_ index: Int) {
        guard sizes.indices.contains(index) else { return }
        size = sizes[index]
        isSizeMissing = false
        changeCount += 1
    }

    /// Puts one of the product into the bag, unless a size is to be chosen first.
    func addToBag() {
        guard let product else { return }
        if size == nil, !sizes.isEmpty {
            isSizeMissing = true
            changeCount += 1
        } else {
            services.bag.add(BagItem(product: product, size: size))
        }
    }

    /// Puts the product on the wishlist, or takes it from there.
    func toggleWish() {
        if let product { services.wishlist.setWished(!isWished, product) }
    }
}

extension PageImage {
    /// The picture as the bag and the wishlist hold it.
    fileprivate var contract: PictureContract {
        PictureContract(path: path, pixelWidth: width, pixelHeight: height, alternativeText: alternativeText)
    }
}
