import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The wishlist of the user, which the screens of the storefront share: shown at once, stored by the server, taken back where
/// it refuses.
final class WishlistStore: WeaklyReferenceable {
    let lifetime = Lifetime()
    /// Raised with every change.
    private(set) var revision = 0

    private let service: ShopService
    private let wishes: StoredEntries<ProductContract, Bool>
    private let loader: StoredListLoader<ProductContract, Bool>

    init(_ service: ShopService, history: UndoHistory) {
        let wishes = StoredEntries<ProductContract, Bool>(absent: false, history: history, isOrdered: true) {
            product, isWished, position, handler in
            let method: HostRequest.Method = isWished ? .put : .delete
            let query = position.map { "?position=\($0)" } ?? ""
            service.send(HostRequest("/v1/wishlist/\(product.id)" + query, method: method), then: handler)
        }
        self.service = service
        self.wishes = wishes
        loader = StoredListLoader(
            HostRequest("/v1/wishlist"), into: wishes,
            decode: { bytes throws(LoadError) in
                let list = try HostResponse.success(bytes).contract({ WishlistContract($0) }, log: service.context)
                return list.products.map { (subject: $0, value: true) }
            })
        wishes.changeHandler = { [wishlist = Weak(self)] in wishlist.object?.didChange() }
        loader.changeHandler = { [wishlist = Weak(self)] in wishlist.object?.didChange() }
    }
}

extension WishlistStore {
    /// The products, the one added last first.
    var products: [ProductContract] {
        wishes.order.reversed().compactMap { index in
            let entry = wishes.entries[index]
            return entry.value ? entry.subject : nil
        }
    }

    /// The product of a number; `nil` if it is not on the wishlist.
    func product(_ id: Int) -> ProductContract? { products.first { $0.id == id } }

    /// Whether a product is on the wishlist; `false` while that is not known.
    func contains(_ id: Int) -> Bool { wishes.value(of: id) }

    /// How the loading stands.
    var status: LoadStatus { loader.status }

    /// What is to be said about something that was not stored.
    var notice: String? {
        guard let refusal = wishes.refusal else { return nil }
        let strings = BagStrings.current
        return refusal.error.reason == .outdated
            ? strings.wishlist.full : strings.wishlist.notStored(refusal.subject.name)
    }

    /// The user has read what was said.
    func dismissNotice() { wishes.dismissRefusal() }

    /// Loads the wishlist, again where it has come.
    func load() { loader.load(in: service.context) }

    /// Loads the wishlist unless it has come, after the event.
    func loadLater() { loader.loadLater(in: service.context) }

    /// Puts a product on the wishlist, or takes it from there.
    func setWished(_ isWished: Bool, _ product: ProductContract) {
        let strings = BagStrings.current
        let title = isWished ? strings.wishlist.added(product.name) : strings.wishlist.removed(product.name)
        wishes.change(product, to: isWished, title: title)
    }

    /// Tells the server of what has changed. Call it at the end of every event.
    func settle() { wishes.settle() }

    private func didChange() { revision += 1 }
}
