import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore

/// `GET /v1/shows`, and of each show `/v1/shows/{id}`, its `status`, `information` and `description`.
struct ShowController {
    let dependencies: ServerDependencies

    private var answer: JSONAnswer { JSONAnswer(dependencies: dependencies, type: PortalFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/shows", use: list)
        router.get("v1/shows/:show", use: header)
        router.get("v1/shows/:show/status", use: status)
        router.get("v1/shows/:show/information", use: information)
        router.get("v1/shows/:show/description", use: description)
    }

    @Sendable private func list(request: Request, context: AppRequestContext) async throws -> Response {
        try await answer.read(request) { store, writer in
            let shows = try ShowRecord.all(in: store)
            writer.name("shows")
            writer.array(shows) { writer, show in writer.object { Self.write(show, &$0) } }
        }
    }

    @Sendable private func header(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        return try await answer.read(request) { store, writer in
            Self.write(try ShowRecord.existing(number, in: store), &writer)
        }
    }

    @Sendable private func status(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        return try await answer.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            writer.member("status", show.status.rawValue)
            writer.member("note", show.statusNote)
            writer.member("day", show.day)
        }
    }

    @Sendable private func information(request: Request, context: AppRequestContext) async throws -> Response {
        let (number, user) = (try context.segment("show"), context.session.user)
        return try await answer.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            let episodes = try store.rows(
                """
                SELECT count(*) AS count, CAST(coalesce(sum(seconds), 0) AS BIGINT) AS seconds,
                    min(day) AS firstDay, max(day) AS lastDay
                FROM \(EpisodeRecord.table(of: show.id, for: user)) WHERE NOT isRemoved
                """
            ).first
            writer.member("studio", show.studio)
            writer.member("genre", show.genre)
            writer.member("language", show.language)
            writer.member("season", show.season)
            writer.member("episodes", try episodes?.integer("count", as: Int64.self))
            writer.member("seconds", try episodes?.integer("seconds", as: Int64.self))
            writer.member("firstDay", try episodes?.optionalInteger("firstDay", as: Int64.self))
            writer.member("lastDay", try episodes?.optionalInteger("lastDay", as: Int64.self))
        }
    }

    @Sendable private func description(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        return try await answer.read(request) { store, writer in
            writer.member("text", try ShowRecord.existing(number, in: store).summary)
        }
    }

    private static func write(_ show: ShowRecord, _ writer: inout JSONWriter) {
        writer.member("id", show.id)
        writer.member("name", show.name)
        writer.member("studio", show.studio)
        writer.member("status", show.status.rawValue)
        writer.name("poster")
        writer.object { writer in
            writer.member("path", show.posterPath)
            writer.member("w", Scene.pixelWidth)
            writer.member("h", Scene.pixelHeight)
            writer.member("tint", ShowPoster(show).backdrop.hexadecimal)
        }
    }
}
