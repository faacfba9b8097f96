import PageStore
import ScreenContracts

/// An advertisement, which stands in the feed at many places.
struct AdvertisementRecord: Equatable, Sendable {
    /// The number, from 1.
    var id: Int64
    /// Who pays for it.
    var sponsor: String
    /// What it says.
    var title: String
    /// What it is made of.
    var media: AdvertisementContract.Media
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
            advertisements.map { [$0.id, $0.sponsor, $0.title, $0.media.rawValue, $0.link] })
    }

    private init(_ row: StoreRow) throws {
        id = try row.integer("id")
        sponsor = try row.text("sponsor")
        title = try row.text("title")
        media = try row.value("media")
        link = try row.text("link")
    }

    /// The numbers of the sample advertisements with sound, which have a file.
    static let soundNumbers = numbers(of: .audio)
    /// The numbers of the sample advertisements with a video, which have a clip.
    static let clipNumbers = numbers(of: .video)

    /// What a card shows. Sound has no picture, but a file; a video has both.
    ///
    /// - Parameter position: The place in the feed. An advertisement that stands at two places is two items.
    func contract(at position: Int64) -> AdvertisementContract {
        AdvertisementContract(
            id: Int(position), sponsor: sponsor, title: title, media: media, link: link, mediaPath: mediaPath,
            transcript: transcript, picture: media == .audio ? nil : PeoplePicture.advertisement(Int(id)).contract)
    }

    private var mediaPath: String? {
        switch media {
        case .image: nil
        case .video: Self.clipNumbers.contains(id) ? "/v1/media/people/\(id).webm" : nil
        case .audio: Self.soundNumbers.contains(id) ? "/v1/media/people/\(id).wav" : nil
        }
    }

    private var transcript: String? {
        guard Self.soundNumbers.contains(id) else { return nil }
        return AdvertisementSound(number: Int(id)).captions.transcript
    }

    private static func numbers(of media: AdvertisementContract.Media) -> [Int64] {
        SamplePeople.advertisements.filter { $0.media == media }.map(\.id)
    }
}
