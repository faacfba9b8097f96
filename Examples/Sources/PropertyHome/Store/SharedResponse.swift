import CollectionViewKit

/// Something the server is asked for once, shared by all screens: it is kept when it has come, and asked for again when it
/// has not.
final class KeptAnswer<Value> {
    /// `nil` until it has come.
    private(set) var value: Value?

    private let ask: (@escaping HomesService.Answer<Value>) -> Void
    /// The handlers that wait for it; they are released with the request.
    private var waiters: Weak<Waiters<HomesService.Answer<Value>>>?

    init(_ ask: @escaping (@escaping HomesService.Answer<Value>) -> Void) {
        self.ask = ask
    }
}

extension KeptAnswer {
    /// Hands it over: at once where it is known.
    func load(then answer: @escaping HomesService.Answer<Value>) {
        if let value { return answer(.success(value)) }
        if let waiters = waiters?.object { return waiters.actions.append(answer) }
        let waiters = Waiters<HomesService.Answer<Value>>()
        waiters.actions = [answer]
        self.waiters = Weak(waiters)
        ask { [self] result in
            if case .success(let found) = result { value = found }
            self.waiters = nil
            for answer in waiters.actions { answer(result) }
        }
    }
}
