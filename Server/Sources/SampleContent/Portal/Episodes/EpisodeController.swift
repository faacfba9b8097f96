import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/shows/{id}/episodes?after={cursor}`: the episodes in their order. `DELETE` of an episode takes it out of the
/// list, `POST …/restoration` puts it back, and `POST …/move` with `{"before": id}` or `{}` puts it elsewhere.
struct EpisodeController {
    private static let batch = 40

    let dependencies: ServerDependencies

    private var responder: JSONResponder { JSONResponder(dependencies: dependencies, type: PortalFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/shows/:show/episodes", use: list)
        router.delete("v1/shows/:show/episodes/:episode", use: remove)
        router.post("v1/shows/:show/episodes/:episode/restoration", use: restore)
        router.post("v1/shows/:show/episodes/:episode/move", use: move)
    }

    @Sendable private func list(request: Request, context: AppRequestContext) async throws -> Response {
        let (number, user) = (try context.segment("show"), context.session.user)
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let signer = dependencies.signer
        return try await responder.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            let definition = SectionDefinition.portal("episodes", of: show, batch: Self.batch)
            let place = try cursor.map { try signer.position(of: $0, in: definition) }
            let episodes = EpisodeRecord.table(of: show.id, for: user)
            let list = KeysetList("SELECT * FROM \(episodes)", where: "NOT isRemoved", key: "position")
            let batch = try list.batch(after: place, limit: Self.batch, in: store)
            let count = try store.integer("SELECT count(*) FROM \(episodes) WHERE NOT isRemoved")
            let part = EpisodeListContract(
                count: count.map { Int($0) }, episodes: try batch.rows.map { EpisodeContract(try EpisodeRecord($0)) },
                next: batch.end.map { signer.cursor(at: $0, in: definition) })
            part.write(to: &writer)
        }
    }

    @Sendable private func remove(request: Request, context: AppRequestContext) async throws -> Response {
        try await setRemoved(true, context)
    }

    @Sendable private func restore(request: Request, context: AppRequestContext) async throws -> Response {
        try await setRemoved(false, context)
    }

    private func setRemoved(_ isRemoved: Bool, _ context: AppRequestContext) async throws -> Response {
        let (show, episode) = (try context.segment("show"), try context.segment("episode"))
        return try await responder.write(for: context.session) { store, user, writer in
            let show = try ShowRecord.existing(show, in: store)
            var episode = try EpisodeRecord.existing(episode, of: show, for: user, in: store)
            episode.isRemoved = isRemoved
            try episode.storeMark(of: user, in: store)
            EpisodeContract(episode).write(to: &writer)
        }
    }

    @Sendable private func move(request: Request, context: AppRequestContext) async throws -> Response {
        let (show, episode) = (try context.segment("show"), try context.segment("episode"))
        let body = try await responder.body(of: request)
        guard let move = EpisodeMoveContract(body) else {
            throw Problem.badRequest("\"before\" must be the number of an episode, or absent for the end.")
        }
        let nextNumber = move.before.map { "\($0)" }
        // A move that is sent again after the user has moved the episode elsewhere would undo that.
        let key = try IdempotencyKey(request, body: body)
        return try await responder.write(for: context.session, once: key) { store, user, writer in
            let show = try ShowRecord.existing(show, in: store)
            var episode = try EpisodeRecord.existing(episode, of: show, for: user, in: store)
            let next = try nextNumber.map { try EpisodeRecord.existing($0, of: show, for: user, in: store) }
            try episode.move(before: next, for: user, in: store)
            EpisodeContract(episode).write(to: &writer)
        }
    }
}
