import CollectionViewKit
import ScreenContracts
import SharedScreens

/// An entry of the feed that an advertiser pays for.
final class Advertisement: FeedModel {
    let sponsor: String
    let title: String
    let media: Media
    let picture: ImageSource?
    /// The file of a video or of sound; `nil` where there is none to be played.
    let clip: MediaSource?
    /// Where it leads, as the server says. It is checked before it is opened.
    let link: String

    /// What an advertisement is made of.
    enum Media: Equatable {
        case image
        /// Moving pictures, of which the first one is shown where there is no file.
        case video
        /// Sound, in place of which its title is shown where there is no file.
        case audio
    }

    /// Reads an advertisement; `nil` where the number or the link is missing.
    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let link = json["link"]?.string else { return nil }
        sponsor = json["sponsor"]?.string ?? ""
        let title = json["title"]?.string ?? ""
        self.title = title
        let media = json["media"]
        let kind: Media = media?.isString("video") == true ? .video : media?.isString("audio") == true ? .audio : .image
        self.media = kind
        let picture = json["picture"].flatMap { ImageSource($0) }
        self.picture = picture
        clip = kind == .image ? nil : Advertisement.clip(json["mediaPath"]?.string, title, picture)
        self.link = link
        super.init(CellIdentity("advertisement", id), position: json.int("position") ?? 0)
    }
}

extension Advertisement {
    /// The file at a path of the server's, with captions of its name beside it; `nil` where the path is missing or is not one of the
    /// page's own server.
    private static func clip(_ path: String?, _ title: String, _ picture: ImageSource?) -> MediaSource? {
        guard let path, LinkPolicy.defect(ofPath: path) == nil else { return nil }
        return MediaSource(
            path: path, title: title,
            posterPath: picture.map { $0.responsiveImage.url(path: $0.path, width: 640) },
            captions: MediaCaptions(path: path + ".vtt", language: "en"))
    }

    /// What is said of the part that is not shown; `nil` if all of it is.
    var degradation: String? {
        guard clip == nil else { return nil }
        return switch media {
        case .image: nil
        case .video: PeopleStrings.current.advertisements.video
        case .audio: PeopleStrings.current.advertisements.audio
        }
    }
}
