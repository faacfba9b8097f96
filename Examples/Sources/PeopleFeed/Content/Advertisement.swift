import CollectionViewKit
import ScreenContracts
import SharedScreens

/// An entry of the feed that an advertiser pays for.
final class Advertisement: FeedModel {
    let sponsor: String
    let title: String
    let media: AdvertisementContract.Media
    let picture: ImageSource?
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
        picture = contract.picture.flatMap { ImageSource($0) }
        link = contract.link
        super.init(CellIdentity("advertisement", contract.id), position: position)
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
