import CollectionViewKit

/// Keeps a list of homes in step with the server. What was asked for before it was begun anew counts for nothing.
final class HomesFeed {
    /// Requests the first part (`nil`) or the one after a cursor. The ticket that is returned cancels the request.
    typealias Ask = (_ cursor: String?, _ answer: @escaping HomesService.Answer<HomesPage>) -> HostContext.Ticket?

    private(set) var list = HomesList()
    /// Raised with every change.
    private(set) var revision = 0

    private let service: HomesService
    private let ask: Ask
    private var generation = 0
    private var question: HostContext.Ticket?

    init(_ service: HomesService, _ ask: @escaping Ask) {
        self.service = service
        self.ask = ask
    }
}

extension HomesFeed {
    /// Begins, unless it has begun.
    func load() { perform(list.begin()) }

    /// Goes on, also where that failed.
    func goOn() { perform(list.goOn()) }

    /// Tries again what failed.
    func retry() { perform(list.retry()) }

    /// Begins anew with other homes, and calls off what was asked for.
    func reload() {
        callOff()
        perform(list.restart())
    }

    /// Requests the homes anew, calls off what was asked for, and keeps those there are until others come.
    func refresh() {
        callOff()
        perform(list.refresh())
    }

    /// Whether anything was asked for.
    var isBegun: Bool { list != HomesList() }

    private func callOff() {
        generation += 1
        service.cancel(question)
        question = nil
    }

    private func perform(_ action: HomesList.Action) {
        let cursor: String?
        switch action {
        case .nothing: return
        case .askFirst: cursor = nil
        case .askMore(let more): cursor = more
        }
        revision += 1
        let generation = generation
        question = ask(cursor) { [self] result in
            guard generation == self.generation else { return }
            question = nil
            list.take(result)
            revision += 1
        }
    }
}
