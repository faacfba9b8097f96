import CollectionPages
import PageStore

/// An advertisement, which stands in the feed at many places.
struct AdvertisementRecord: Equatable, Sendable {
    /// What an advertisement is made of.
    enum Media: String, CaseIterable, Sendable, StoreValueConvertible {
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
    /// All advertisements.
    static func all(in store: any StoreTransaction) throws -> [AdvertisementRecord] {
        try store.rows("SELECT id, sponsor, title, media, link FROM advertisement").map { try AdvertisementRecord($0) }
    }

    /// Stores new advertisements.
    static func insert(_ advertisements: [AdvertisementRecord], in store: any StoreTransaction) throws {
        try store.insert(
            into: "advertisement", "id, sponsor, title, media, link",
            advertisements.map { [$0.id, $0.sponsor, $0.title, $0.media, $0.link] })
    }

    private init(_ row: StoreRow) throws {
        id = try row.integer("id")
        sponsor = try row.text("sponsor")
        title = try row.text("title")
        media = try row.value("media")
        link = try row.text("link")
    }

    /// The numbers of the sample advertisements with sound, which have a file.
    static let soundNumbers = SamplePeople.advertisements.filter { $0.media == .audio }.map(\.id)

    /// Writes what a card shows. Sound has no picture, but a file.
    func write(to writer: inout JSONWriter) {
        writer.member("sponsor", sponsor)
        writer.member("title", title)
        writer.member("media", media.rawValue)
        writer.member("link", link)
        if media == .audio, Self.soundNumbers.contains(id) { writer.member("mediaPath", "/media/people/\(id).wav") }
        if media != .audio { PeoplePicture.advertisement(Int(id)).write("picture", to: &writer) }
    }
}
