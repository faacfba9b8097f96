import PageServer
import PageStore
import ScreenContracts

/// A picture of the earnings besides those of receipts. Purchases share them, so that there are few to draw.
enum EarningsPicture: Equatable, Sendable {
    /// Raised whenever a drawing changes, so that pictures made before are not taken for the present ones.
    static let revision = 2
    /// The width and the height, in pixels.
    static let pixelSide = 320

    /// The mark of a shop, by its number from 1 in ``SamplePurchases/stores``.
    case mark(Int)
    /// A product, by its number from 1 in ``SamplePurchases/groceries``.
    case grocery(Int)
}

extension EarningsPicture {
    /// The mark of the shop of a name; `nil` if the sample content has no such shop.
    init?(store name: String) {
        guard let index = SamplePurchases.stores.firstIndex(where: { $0.name == name }) else { return nil }
        self = .mark(index + 1)
    }

    /// The picture of the product of a title; `nil` if the sample content has no such product.
    init?(product title: String) {
        guard let index = SamplePurchases.groceries.firstIndex(where: { $0.title == title }) else { return nil }
        self = .grocery(index + 1)
    }

    /// Reads a path of the store; `nil` if it is not one of these pictures.
    init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[1].prefix { $0 != "." }) else { return nil }
        switch parts[0] {
        case "shop" where (1...SamplePurchases.stores.count).contains(number): self = .mark(number)
        case "grocery" where (1...SamplePurchases.groceries.count).contains(number): self = .grocery(number)
        default: return nil
        }
        guard self.path == path else { return nil }
    }

    /// The path in the store.
    var path: String {
        switch self {
        case .mark(let number): "shop/\(number).r\(Self.revision).jpg"
        case .grocery(let number): "grocery/\(number).r\(Self.revision).jpg"
        }
    }

    /// The picture as responses hold it.
    var contract: PictureContract {
        PictureContract(
            path: path, pixelWidth: Self.pixelSide, pixelHeight: Self.pixelSide, tint: ground.hexadecimal)
    }

    /// The picture as an SVG document.
    func svg() -> String {
        switch self {
        case .mark(let number): StoreMark(SamplePurchases.stores[number - 1]).svg()
        case .grocery(let number): GroceryDrawing(SamplePurchases.groceries[number - 1]).svg()
        }
    }

    /// The colour that stands in until the picture has loaded.
    private var ground: Tint {
        switch self {
        case .mark(let number): SamplePurchases.stores[number - 1].color
        case .grocery(let number): GroceryDrawing(SamplePurchases.groceries[number - 1]).ground
        }
    }
}

/// Draws the marks of shops and the products on receipts.
struct EarningsPictureProvider: PictureProvider {
    func svg(for path: String, in store: any PageStore) async throws -> String? {
        EarningsPicture(path: path)?.svg()
    }
}
