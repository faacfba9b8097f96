import CollectionViewKit
import ScreenContracts
import SharedScreens

/// An entry of the feed that an advertiser pays for.
final class Advertisement: FeedModel {
    let sponsor: String
    let title: String
    let media: Media
    let picture: ImageSource?
    /// Where it leads, as the server says. It is checked before it is opened.
    let link: String

    /// What an advertisement is made of.
    enum Media: Equatable {
        case image
        /// Moving pictures, of which the first one is shown.
        case video
        /// Sound, in place of which its title is shown.
        case audio
    }

    /// Reads an advertisement; `nil` where the number or the link is missing.
    init?(_ json: JSONValue) {
        guard let id = json.int("id"), let link = json["link"]?.string else { return nil }
        sponsor = json["sponsor"]?.string ?? ""
        title = json["title"]?.string ?? ""
        let media = json["media"]
        self.media = media?.isString("video") == true ? .video : media?.isString("audio") == true ? .audio : .image
        picture = json["picture"].flatMap { ImageSource($0) }
        self.link = link
        super.init(CellIdentity("advertisement", id), position: json.int("position") ?? 0)
    }
}

extension Advertisement {
    /// What is said of the part that is not shown; `nil` if all of it is.
    var degradation: String? {
        switch media {
        case .image: nil
        case .video: PeopleStrings.current.advertisements.video
        case .audio: PeopleStrings.current.advertisements.audio
        }
    }
}
