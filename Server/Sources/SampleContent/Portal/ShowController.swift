import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/shows`, and of each show `/v1/shows/{id}`, its `status`, `information` and `description`.
struct ShowController {
    let dependencies: ServerDependencies

    private var responder: JSONResponder { JSONResponder(dependencies: dependencies, type: PortalFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/shows", use: list)
        router.get("v1/shows/:show", use: header)
        router.get("v1/shows/:show/status", use: status)
        router.get("v1/shows/:show/information", use: information)
        router.get("v1/shows/:show/description", use: description)
    }

    @Sendable private func list(request: Request, context: AppRequestContext) async throws -> Response {
        try await responder.read(request) { store, writer in
            let shows = try ShowRecord.all(in: store)
            ShowListContract(shows: shows.map { ShowContract($0) }).write(to: &writer)
        }
    }

    @Sendable private func header(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        return try await responder.read(request) { store, writer in
            ShowContract(try ShowRecord.existing(number, in: store)).write(to: &writer)
        }
    }

    @Sendable private func status(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        return try await responder.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            let note = StatusNoteContract(status: show.status, note: show.statusNote, day: Int(show.day))
            note.write(to: &writer)
        }
    }

    @Sendable private func information(request: Request, context: AppRequestContext) async throws -> Response {
        let (number, user) = (try context.segment("show"), context.session.user)
        return try await responder.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            let episodes = try store.rows(
                """
                SELECT count(*) AS count, CAST(coalesce(sum(seconds), 0) AS BIGINT) AS seconds,
                    min(day) AS firstDay, max(day) AS lastDay
                FROM \(EpisodeRecord.table(of: show.id, for: user)) WHERE NOT isRemoved
                """
            ).first
            let information = ShowInformationContract(
                studio: show.studio, genre: show.genre, language: show.language, season: show.season,
                episodes: try episodes?.integer("count", as: Int.self),
                seconds: try episodes?.integer("seconds", as: Int.self),
                firstDay: try episodes?.optionalInteger("firstDay", as: Int.self),
                lastDay: try episodes?.optionalInteger("lastDay", as: Int.self))
            information.write(to: &writer)
        }
    }

    @Sendable private func description(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        return try await responder.read(request) { store, writer in
            ShowDescriptionContract(text: try ShowRecord.existing(number, in: store).summary).write(to: &writer)
        }
    }
}

extension ShowContract {
    fileprivate init(_ show: ShowRecord) {
        self.init(
            id: Int(show.id), name: show.name, studio: show.studio, status: show.status, poster: show.poster)
    }
}
