import CollectionViewKit
import ScreenContracts
import SharedScreens

/// An entry of the feed that an advertiser pays for.
final class Advertisement: FeedModel {
    let sponsor: String
    let title: String
    let media: AdvertisementContract.Media
    let picture: ImageSource?
    /// The file of a video or of sound; `nil` where there is none to be played.
    let clip: MediaSource?
    /// What is heard in the sound, as text; `nil` where no sound can be played. Browsers draw no captions of sound.
    let transcript: String?
    /// Where it leads, as the server says. It is checked before it is opened.
    let link: String

    /// Makes an advertisement of what the server says.
    ///
    /// - Parameters:
    ///   - contract: What the server says.
    ///   - position: The lasting place in the feed.
    init(_ contract: AdvertisementContract, position: Int) {
        sponsor = contract.sponsor
        title = contract.title
        media = contract.media
        let picture = contract.picture.flatMap { ImageSource($0) }
        self.picture = picture
        clip = media == .image ? nil : Advertisement.clip(contract.mediaPath, contract.title, picture)
        transcript = media == .audio && !clip.isNil ? contract.transcript : nil
        link = contract.link
        super.init(CellIdentity("advertisement", contract.id), position: position)
    }
}

extension Advertisement {
    /// The file at a path, with the captions that the server has under its name and `.vtt`; `nil` where the path is missing
    /// or is not of the page's own origin.
    private static func clip(_ path: String?, _ title: String, _ picture: ImageSource?) -> MediaSource? {
        guard let path, LinkPolicy.defect(ofPath: path) == nil else { return nil }
        return MediaSource(
            path: path, title: title,
            posterPath: picture.map { $0.responsiveImage.url(path: $0.path, width: 640) },
            captions: MediaCaptions(path: path + ".vtt", language: "en"))
    }

    /// What is said of the part that is not shown; `nil` if all of it is.
    var degradation: String? {
        guard clip.isNil else { return nil }
        return switch media {
        case .image: nil
        case .video: PeopleStrings.current.advertisements.video
        case .audio: PeopleStrings.current.advertisements.audio
        }
    }
}
