import CollectionViewKit
import SharedScreens

/// The cards of homes, fetched for the rows that come near.
///
/// What is near is told with ``come(near:)``. A card is requested once: while it is under way, has come or is known to be
/// gone, it is not requested again. Requests follow each other at some distance, each for what is near at that time, so
/// that a list that is flung requests little of what rushes by; one of which nothing is near any more is called off. Of
/// very many cards those are kept that were near last.
final class HomeCards {
    /// Raised when something has come, or is known not to come.
    private(set) var revision = 0

    private let service: HomesService
    private var cards: [Int: CardState] = [:]
    private var near: [Int] = []
    /// How often other homes have come near.
    private var visits = 0
    /// The visit at which each home was near last.
    private var lastVisits: [Int: Int] = [:]
    private var requests: [Request] = []
    private var pause: HostContext.Ticket?
    private var nextNumber = 0
    /// The maximum number of homes in one request, which the server sets.
    private static var maximumIDCount: Int { 60 }
    /// The time between two requests, in milliseconds.
    private static var distance: Int { 90 }
    /// The maximum number of cards that are kept.
    private static var maximumCardCount: Int { 1_000 }
    /// The number of cards that stay when there are more than the maximum.
    private static var remainingCardCount: Int { 750 }

    /// A request that is under way.
    private struct Request {
        let number: Int
        let ids: [Int]
        var ticket: HostContext.Ticket?
    }

    init(_ service: HomesService) {
        self.service = service
    }
}

/// What is known of the card of a home.
enum CardState: Equatable {
    case loading
    indirect case loaded(Home)
    case failed
    /// The server does not have the home any more.
    case gone
}

// A comparison with a case without a home would be one of whole homes.
extension CardState {
    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    var hasFailed: Bool {
        if case .failed = self { true } else { false }
    }

    var isGone: Bool {
        if case .gone = self { true } else { false }
    }
}

extension HomeCards {
    /// The card of a home; one that was not requested yet counts as loading.
    subscript(id: Int) -> CardState { cards[id] ?? .loading }

    /// Takes note of the homes that are near, in their order: requests those that are missing and calls off what has gone
    /// by. What failed and goes away is tried again when it comes back.
    func come(near ids: [Int]) {
        guard ids != near else { return }
        let now = Set(ids)
        for id in near where !now.contains(id) && cards[id]?.hasFailed == true { cards[id] = nil }
        near = ids
        visits += 1
        for id in ids { lastVisits[id] = visits }
        for request in requests where !request.ids.contains(where: { now.contains($0) }) {
            service.cancel(request.ticket)
            end(request.number)
            for id in request.ids { cards[id] = nil }
        }
        if cards.count > Self.maximumCardCount { forgetFarthest() }
        requestMissing()
    }

    /// Tries again what is near and has failed.
    func retry() {
        for id in near where cards[id]?.hasFailed == true { cards[id] = nil }
        revision += 1
        requestMissing()
    }

    private func requestMissing() {
        guard pause == nil else { return }
        let missing = near.filter { cards[$0].isNil }
        guard !missing.isEmpty else { return }
        for start in stride(from: 0, to: missing.count, by: Self.maximumIDCount) {
            requestCards(for: Array(missing[start..<min(start + Self.maximumIDCount, missing.count)]))
        }
        pause = service.context?.after(milliseconds: Self.distance) { [self] in
            pause = nil
            requestMissing()
        }
    }

    private func requestCards(for ids: [Int]) {
        nextNumber += 1
        let number = nextNumber
        for id in ids { cards[id] = .loading }
        requests.append(Request(number: number, ids: ids))
        let ticket = service.cards(ids) { [self] result in
            end(number)
            take(result, of: ids)
        }
        if let index = requests.firstIndex(where: { $0.number == number }) { requests[index].ticket = ticket }
    }

    private func take(_ result: Result<HomesPage, LoadError>, of ids: [Int]) {
        switch result {
        case .success(let page):
            // One that cannot be read is not gone.
            for id in ids { cards[id] = page.isReadable ? .gone : failed(id) }
            for home in page.homes { cards[home.id] = .loaded(home) }
        case .failure:
            for id in ids { cards[id] = failed(id) }
        }
        revision += 1
    }

    /// What has gone away before it failed is requested when it comes back.
    private func failed(_ id: Int) -> CardState? { near.contains(id) ? .failed : nil }

    /// Forgets the cards that were not near for the longest time.
    private func forgetFarthest() {
        let settled = cards.keys.filter { cards[$0]?.isLoading != true }
        let ascending = settled.sorted(byNumbers: settled.map { UInt32(clamping: $0) })
        let oldest = ascending.sorted(byNumbers: ascending.map { UInt32(clamping: lastVisits[$0] ?? 0) })
        for id in oldest.prefix(max(0, cards.count - Self.remainingCardCount)) where lastVisits[id] != visits {
            cards[id] = nil
        }
        lastVisits = lastVisits.filter { !cards[$0.key].isNil || $0.value == visits }
    }

    private func end(_ number: Int) { requests.removeAll { $0.number == number } }
}
