import CollectionViewKit

/// A response of the server that is requested once and shared by all screens: its value is kept when it has come, and
/// requested again when it has not.
final class SharedResponse<Value> {
    /// `nil` until it has come.
    private(set) var value: Value?

    private let request: (@escaping HomesService.Completion<Value>) -> Void
    /// The handlers that wait for it; they are released with the request.
    private var waiters: Weak<Waiters<HomesService.Completion<Value>>>?

    init(_ request: @escaping (@escaping HomesService.Completion<Value>) -> Void) {
        self.request = request
    }
}

extension SharedResponse {
    /// Hands it over: at once where it is known.
    func load(then completion: @escaping HomesService.Completion<Value>) {
        if let value { return completion(.success(value)) }
        if let waiters = waiters?.object { return waiters.actions.append(completion) }
        let waiters = Waiters<HomesService.Completion<Value>>()
        waiters.actions = [completion]
        self.waiters = Weak(waiters)
        request { [self] result in
            if case .success(let found) = result { value = found }
            self.waiters = nil
            for completion in waiters.actions { completion(result) }
        }
    }
}
