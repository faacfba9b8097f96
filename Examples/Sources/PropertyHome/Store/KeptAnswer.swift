/// Something the server is asked for once, shared by all screens: it is kept when it has come, and asked for again when it
/// has not.
final class KeptAnswer<Value> {
    /// `nil` until it has come.
    private(set) var value: Value?

    private let ask: (@escaping HomesService.Answer<Value>) -> Void
    /// Who waits for it.
    private var waiting: [HomesService.Answer<Value>] = []

    init(_ ask: @escaping (@escaping HomesService.Answer<Value>) -> Void) {
        self.ask = ask
    }
}

extension KeptAnswer {
    /// Answers it: at once where it is known.
    func load(then answer: @escaping HomesService.Answer<Value>) {
        if let value { return answer(.success(value)) }
        waiting.append(answer)
        guard waiting.count == 1 else { return }
        ask { [self] result in
            if case .success(let found) = result { value = found }
            let answers = waiting
            waiting = []
            for answer in answers { answer(result) }
        }
    }
}
