import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/shows/{id}/episodes/{episode}`: one episode with its sound, what is said in it, and its neighbours in the order of the
/// user.
struct EpisodeDetailsController {
    let dependencies: ServerDependencies

    private var responder: JSONResponder { JSONResponder(dependencies: dependencies, type: PortalFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/shows/:show/episodes/:episode", use: details)
    }

    @Sendable private func details(request: Request, context: AppRequestContext) async throws -> Response {
        let (show, number) = (try context.segment("show"), try context.segment("episode"))
        let user = context.session.user
        return try await responder.read(request) { store, writer in
            let show = try ShowRecord.existing(show, in: store)
            let episode = try EpisodeRecord.existing(number, of: show, for: user, in: store)
            guard !episode.isRemoved else { throw Problem.notFound("The episode was taken out of the list.") }
            let script = EpisodeScript(episode, of: show)
            let details = EpisodeDetailsContract(
                episode: EpisodeContract(episode), show: show.name, poster: show.poster, summary: script.summary,
                guests: script.guests, soundPath: EpisodeMediaController.path(of: episode),
                transcript: script.lines.map { TranscriptLineContract(speaker: $0.speaker, text: $0.text) },
                previous: try episode.previous(for: user, in: store).map { EpisodeLinkContract($0) },
                next: try episode.next(for: user, in: store).map { EpisodeLinkContract($0) })
            details.write(to: &writer)
        }
    }
}

extension EpisodeContract {
    /// An episode as responses hold it.
    init(_ episode: EpisodeRecord) {
        self.init(
            id: Int(episode.id), number: episode.number, title: episode.title, seconds: episode.seconds,
            day: Int(episode.day), plays: Int(episode.plays))
    }
}

extension EpisodeLinkContract {
    fileprivate init(_ episode: EpisodeRecord) {
        self.init(id: Int(episode.id), title: episode.title)
    }
}
