import CollectionViewKit
import SharedScreens

/// One home, as its screen shows it.
final class DetailModel {
    let id: Int
    let services: HomesServices
    private(set) var state = State.idle
    /// What is on the ground around the home; empty until it has come.
    private(set) var ground: [MapFeature] = []
    /// Raised with every change.
    private(set) var revision = 0

    /// Where the loading stands.
    enum State: Equatable {
        case idle, loading
        case loaded(HomeDetails)
        /// There is no such home.
        case missing
        case failed(String)
    }

    init(_ id: Int, _ services: HomesServices) {
        self.id = id
        self.services = services
    }
}

extension DetailModel {
    /// The details; `nil` before they have come.
    var details: HomeDetails? {
        if case .loaded(let details) = state { details } else { nil }
    }

    func load() {
        guard state != .loading else { return }
        state = .loading
        revision += 1
        services.service.home(id) { [self] result in
            revision += 1
            switch result {
            case .success(let details):
                state = .loaded(details)
                services.seen.see(details.home)
                loadGround()
            case .failure(let failure) where failure.reason == .notFound: state = .missing
            case .failure(let failure): state = .failed(failure.sentence)
            }
        }
    }

    /// The map is an extra: without its ground the home's place is not shown.
    private func loadGround() {
        services.ground.load { [self] result in
            guard case .success(let features) = result else { return }
            ground = features
            revision += 1
        }
    }

    /// The homes like this one, as they are to be shown.
    var similar: [HomeItem] {
        details?.similar.map { HomeItem(home: $0, isSeen: services.seen.isSeen($0)) } ?? []
    }
}
