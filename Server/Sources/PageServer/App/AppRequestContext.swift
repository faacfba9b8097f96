import Hummingbird
import NIOCore

/// What the handlers know about a request besides the request itself.
struct AppRequestContext: RequestContext, RemoteAddressRequestContext {
    /// What the framework keeps.
    var coreContext: CoreRequestContextStorage
    /// The address of the other end of the connection.
    let remoteAddress: SocketAddress?

    /// Creates the context of a request.
    init(source: Source) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
    }

    /// The address to count requests by. A port does not matter, since a client may open many.
    var clientAddress: String { remoteAddress?.ipAddress ?? "local" }
}
