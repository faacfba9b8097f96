import Hummingbird
import PageServer
import PageStore

/// `GET /v1/media/shows/{id}/{episode}.wav`: the sound of an episode, as a whole or in parts.
/// `GET /v1/media/shows/{id}/{episode}.wav.vtt`: its captions. Both are generated when they are requested, within the limits of
/// what may be under way.
struct EpisodeMediaController {
    private static let soundSuffix = ".wav"
    private static let captionsSuffix = ".wav.vtt"

    /// What a sound costs, beside a read that costs 1: some hundred thousand samples are computed, also for a part of them.
    private static let soundCost = 4

    let dependencies: ServerDependencies

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/media/shows/:show/:file", use: file)
    }

    /// The path of the sound of an episode.
    static func path(of episode: EpisodeRecord) -> String {
        "/v1/media/shows/\(episode.showId)/\(episode.id)" + soundSuffix
    }

    @Sendable private func file(request: Request, context: AppRequestContext) async throws -> Response {
        let (show, file) = (try context.segment("show"), try context.segment("file"))
        let isCaptions = file.hasSuffix(Self.captionsSuffix)
        guard isCaptions || file.hasSuffix(Self.soundSuffix) else {
            throw Problem.notFound("There is no sound with this name.")
        }
        let suffix = isCaptions ? Self.captionsSuffix : Self.soundSuffix
        let number = String(file.dropLast(suffix.count))
        let representation = try await dependencies.limited(cost: isCaptions ? 1 : Self.soundCost) {
            [dependencies] () async throws -> Representation in
            let script = try await dependencies.store.read { store in
                let show = try ShowRecord.existing(show, in: store)
                return EpisodeScript(try EpisodeRecord.existing(number, of: show, for: "", in: store), of: show)
            }
            return isCaptions ? .captions(script.captions) : .sound(EpisodeSound(script: script).file)
        }
        return representation.response(to: request)
    }
}
