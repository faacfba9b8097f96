import CollectionViewKit
import SharedScreens

/// One home, as its screen shows it.
final class DetailModel: WeaklyReferenceable {
    let lifetime = Lifetime()
    let id: Int
    let services: HomesServices
    /// What is on the ground around the home; empty until it has come.
    private(set) var ground: [MapFeature] = []
    /// Raised with every change.
    private(set) var revision = 0
    private let loader: ContentLoader<HomeDetails>

    init(_ id: Int, _ services: HomesServices) {
        self.id = id
        self.services = services
        loader = ContentLoader(decode: { bytes throws(LoadError) in
            try HomeDetails.read(bytes, log: services.service.context)
        })
        loader.errorProvider = { LoadError($0.response)?.ofHomes }
        loader.changeHandler = { [model = Weak(self)] in model.object?.loadDidChange() }
    }
}

extension DetailModel {
    /// The details; `nil` before they have come.
    var details: HomeDetails? { loader.content }

    /// Why they have not come; `nil` unless loading them failed.
    var error: LoadError? { loader.error }

    func load() { loader.load(HostRequest("/v1/homes/\(id)"), in: services.service.context) }

    private func loadDidChange() {
        revision += 1
        guard loader.status.state == .loaded, let details else { return }
        services.favourites.compare([details.home] + details.similar)
        services.seen.see(details.home)
        loadGround()
    }

    /// The map is an extra: without its ground the home's place is not shown.
    private func loadGround() {
        services.ground.load { [model = Weak(self)] in model.object?.didLoadGround($0) }
    }

    private func didLoadGround(_ result: Result<[MapFeature], LoadError>) {
        guard case .success(let features) = result else { return }
        ground = features
        revision += 1
    }

    /// The homes like this one, as they are to be shown.
    var similar: [HomeItem] {
        services.items(details?.similar ?? [])
    }
}
