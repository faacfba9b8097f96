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
    private let loader: ContentLoader<WishlistContract>
    private let wishes: StoredEntries<ProductContract, Bool>
    /// How many changes the server had responded to when the load under way began.
    private var responseCountAtLoad = 0
    private var isLoadPlanned = false

    init(_ service: ShopService, history: UndoHistory) {
        self.service = service
        loader = ContentLoader(decode: { bytes throws(LoadError) in
            try HostResponse.success(bytes).contract({ WishlistContract($0) }, log: service.context)
        })
        wishes = StoredEntries(absent: false, history: history) { product, isWished, handler in
            let method: HostRequest.Method = isWished ? .put : .delete
            service.send(HostRequest("/v1/wishlist/\(product.id)", method: method), then: handler)
        }
        wishes.changeHandler = { [wishlist = Weak(self)] in wishlist.object?.didChange() }
        loader.changeHandler = { [wishlist = Weak(self)] in wishlist.object?.loadDidChange() }
    }
}

extension WishlistStore {
    /// The products, the one added last first.
    var products: [ProductContract] { wishes.entries.reversed().compactMap { $0.value ? $0.subject : nil } }

    /// The product of a number; `nil` if it is not on the wishlist.
    func product(_ id: Int) -> ProductContract? { products.first { $0.id == id } }

    /// Whether a product is on the wishlist; `false` while that is not known.
    func contains(_ id: Int) -> Bool { wishes.value(of: id) }

    /// How the loading stands.
    var status: LoadStatus { loader.status }

    /// What is to be said about something that was not stored.
    var notice: String? {
        guard let refusal = wishes.refusal else { return nil }
        let strings = BagStrings.current.wishlist
        return refusal.error.reason == .outdated ? strings.full : strings.notStored(refusal.subject.name)
    }

    /// The user has read what was said.
    func dismissNotice() { wishes.dismissRefusal() }

    /// Loads the wishlist, again where it has come.
    func load() {
        responseCountAtLoad = wishes.responseCount
        loader.load(HostRequest("/v1/wishlist"), in: service.context)
    }

    /// Loads the wishlist unless it has come, after the event: see ``BagStore/loadLater()``.
    func loadLater() {
        guard status.state == .initial, !isLoadPlanned, let context = service.context else { return }
        isLoadPlanned = true
        context.after(milliseconds: 0, target: self) { wishlist in
            wishlist.isLoadPlanned = false
            if wishlist.status.state == .initial { wishlist.load() }
        }
    }

    /// Puts a product on the wishlist, or takes it from there.
    func setWished(_ isWished: Bool, _ product: ProductContract) {
        let strings = BagStrings.current.wishlist
        let title = isWished ? strings.added(product.name) : strings.removed(product.name)
        wishes.change(product, to: isWished, title: title)
    }

    /// Tells the server of what has changed. Call it at the end of every event.
    func settle() { wishes.settle() }

    private func didChange() { revision += 1 }

    private func loadDidChange() {
        if status.state == .loaded, let wishlist = loader.content {
            // What was stored meanwhile may not be in what has come.
            guard wishes.responseCount == responseCountAtLoad else { return load() }
            wishes.take(wishlist.products.map { (subject: $0, value: true) })
        }
        didChange()
    }
}
