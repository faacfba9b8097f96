import CollectionPages
import GRDB

/// An advertisement, which stands in the feed at many places.
struct AdvertisementRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "advertisement"

    /// What an advertisement is made of.
    enum Media: String, Codable, CaseIterable, Sendable {
        case image, video, audio
    }

    /// The number, from 1.
    var id: Int64
    /// Who pays for it.
    var sponsor: String
    /// What it says.
    var title: String
    /// What it is made of.
    var media: Media
    /// Where it leads.
    var link: String
}

extension AdvertisementRecord {
    /// Writes what a card shows. Sound has no picture.
    func write(to writer: inout JSONWriter) {
        writer.member("sponsor", sponsor)
        writer.member("title", title)
        writer.member("media", media.rawValue)
        writer.member("link", link)
        if media != .audio { PeoplePicture.advertisement(Int(id)).write("picture", to: &writer) }
    }
}
