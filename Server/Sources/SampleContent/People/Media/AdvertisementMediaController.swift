import Hummingbird
import PageServer

/// `GET /v1/media/people/{number}.wav`: the sound of an advertisement, as a whole or in parts; `{number}.webm`: its clip. With
/// `.vtt` behind it: the captions of either.
struct AdvertisementMediaController {
    /// The files by their names.
    private let files: [String: Representation]

    /// Generates the sounds and takes in the clip.
    init() {
        var files: [String: Representation] = [:]
        for number in AdvertisementRecord.soundNumbers {
            let sound = AdvertisementSound(number: Int(number))
            files["\(number).wav"] = .sound(sound.file)
            files["\(number).wav.vtt"] = .captions(sound.captions)
        }
        let (clip, captions) = (Representation.clip(AdvertisementClip.file), AdvertisementClip.captions)
        for number in AdvertisementRecord.clipNumbers {
            files["\(number).webm"] = clip
            files["\(number).webm.vtt"] = .captions(captions)
        }
        self.files = files
    }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/media/people/:file", use: file)
    }

    @Sendable private func file(request: Request, context: AppRequestContext) async throws -> Response {
        guard let file = files[try context.segment("file")] else {
            throw Problem.notFound("There is no sound or clip with this name.")
        }
        return file.response(to: request)
    }
}
