import CollectionViewKit

/// Keeps a list of homes in step with the server. Responses to requests from before the list was begun anew are ignored.
final class HomesFeed {
    /// Requests the first part (`nil`) or the one after a cursor. The ticket that is returned cancels the request.
    typealias Request = (_ cursor: String?, _ completion: @escaping HomesService.Completion<HomesPage>) ->
        HostContext.Ticket?

    private(set) var list = HomesList()
    /// Raised with every change.
    private(set) var revision = 0

    private let service: HomesService
    private let request: Request
    private var generation = 0
    private var ticket: HostContext.Ticket?

    init(_ service: HomesService, _ request: @escaping Request) {
        self.service = service
        self.request = request
    }
}

extension HomesFeed {
    /// Begins, unless it has begun.
    func load() { perform(list.begin()) }

    /// Goes on, also where that failed.
    func goOn() { perform(list.goOn()) }

    /// Tries again what failed.
    func retry() { perform(list.retry()) }

    /// Begins anew with other homes, and cancels the request under way.
    func reload() {
        callOff()
        perform(list.restart())
    }

    /// Requests the homes anew, cancels the request under way, and keeps those there are until others come.
    func refresh() {
        callOff()
        perform(list.refresh())
    }

    /// Whether anything was requested.
    var isBegun: Bool { list.isBegun }

    private func callOff() {
        generation += 1
        service.cancel(ticket)
        ticket = nil
    }

    private func perform(_ action: HomesList.Action) {
        let cursor: String?
        switch action {
        case .nothing: return
        case .requestFirst: cursor = nil
        case .requestMore(let more): cursor = more
        }
        revision += 1
        let generation = generation
        ticket = request(cursor) { [self] result in
            guard generation == self.generation else { return }
            ticket = nil
            list.take(result)
            revision += 1
        }
    }
}
