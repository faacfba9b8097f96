import CollectionViewKit

/// Has the server store what the user does in the shop.
final class ShopService {
    /// The connection to the host; without one nothing is sent, and each request fails with the reason `failed`.
    var context: HostContext?
}

extension ShopService {
    /// Sends a request that changes something. The handler is called with the reason why nothing was changed; `nil` for a success. A
    /// deletion of what does not exist is one.
    func send(_ request: HostRequest, then handler: @escaping (LoadError?) -> Void) {
        guard let context else { return handler(LoadError(reason: .failed)) }
        context.request(request) { handler(LoadError($0, to: request)) }
    }
}
