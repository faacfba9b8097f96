import CollectionViewKit

/// The products whose pages the user looks at. The server is told of each, and recommends others by them.
///
/// Scripts cannot read the cookie of a session. A value on the device says whether the server has such a product; without it the
/// home page requests no recommendations.
final class ProductLooks {
    private static let key = "storefront.looks"

    private let service: ShopService
    private var hasLooked = false
    /// Counts the looks of which the server has been told since the program has started.
    private(set) var count = 0

    init(_ service: ShopService) {
        self.service = service
    }
}

extension ProductLooks {
    /// Whether the server knows of a product that the user has looked at, now or on an earlier visit.
    var areKnown: Bool { hasLooked || service.context?.storage.string(for: Self.key) != nil }

    /// Tells the server that the user looks at a product. Where it cannot be told, it recommends without it.
    func note(_ id: Int) {
        service.send(HostRequest("/v1/storefront/looks/\(id)", method: .put)) { [self] error in
            guard error == nil else { return }
            count += 1
            guard !areKnown else { return }
            hasLooked = true
            // Where nothing can be stored it holds until the page is closed.
            try? service.context?.storage.set("1", for: Self.key)
        }
    }
}
