import CollectionViewKit

/// A response of the server that is requested once and shared by all screens: its value is kept when it has come, and
/// requested again when it has not.
///
/// A `ContentLoader` has one observer, which it holds as long as it lives. Here several handlers wait for one response, and the
/// request alone owns them.
final class SharedResponse<Value> {
    /// `nil` until it has come.
    private(set) var value: Value?

    private let request: (@escaping HomesService.Completion<Value>) -> Void
    /// The handlers that wait for the response; `nil` or deallocated while none is awaited.
    private var waiters: Weak<Waiters>?

    /// Handlers that wait for the response. They hold the models that hold what has requested it: they are released with the request
    /// when the window is closed before the server has responded.
    private final class Waiters: WeaklyReferenceable {
        let lifetime = Lifetime()
        var handlers: [HomesService.Completion<Value>] = []
    }

    init(_ request: @escaping (@escaping HomesService.Completion<Value>) -> Void) {
        self.request = request
    }
}

extension SharedResponse {
    /// Whether the response is awaited.
    var isLoading: Bool { waiters?.object != nil }

    /// Passes the value to a handler: at once where it has come. Otherwise it is requested, unless it is awaited already.
    func load(then handler: @escaping HomesService.Completion<Value>) {
        if let value { return handler(.success(value)) }
        if let waiters = waiters?.object { return waiters.handlers.append(handler) }
        let waiters = Waiters()
        waiters.handlers = [handler]
        self.waiters = Weak(waiters)
        request { [self] result in
            if case .success(let found) = result { value = found }
            self.waiters = nil
            for handler in waiters.handlers { handler(result) }
        }
    }

    /// Calls a handler when the server has responded, whatever it was: at once where no response is awaited. Requests nothing.
    func whenSettled(_ handler: @escaping () -> Void) {
        if let waiters = waiters?.object { waiters.handlers.append { _ in handler() } } else { handler() }
    }
}
