import CollectionViewKit

/// What the screens of the storefront share. It holds no screen: where the user is to go is taken by the screen at the end of
/// the event.
final class StorefrontServices {
    /// What can be taken back.
    let history: UndoHistory
    let bag: BagStore
    let wishlist: WishlistStore
    let looks: ProductLooks
    private let service: ShopService
    /// Where to go, as soon as the event ends.
    private var destination: String?

    init() {
        let history = UndoHistory()
        let service = ShopService()
        self.history = history
        self.service = service
        bag = BagStore(service, history: history)
        wishlist = WishlistStore(service, history: history)
        looks = ProductLooks(service)
    }
}

extension StorefrontServices {
    /// What is to be said about something that was not stored.
    var notice: String? { bag.notice ?? wishlist.notice }

    /// The place the screens are in.
    var environment: HostEnvironment { service.context?.environment ?? HostEnvironment() }

    /// Gives everything its connection to the host.
    func connect(to context: HostContext?) { service.context = context }

    /// The user has read what was said.
    func dismissNotice() {
        if bag.notice != nil { bag.dismissNotice() } else { wishlist.dismissNotice() }
    }

    /// Tells the server of what has changed. Called at the end of every event.
    func settle() {
        bag.settle()
        wishlist.settle()
    }

    /// Goes to a screen when the event ends.
    func open(_ path: String) { destination = path }

    /// Hands over where to go.
    func takeDestination() -> String? {
        defer { destination = nil }
        return destination
    }
}
