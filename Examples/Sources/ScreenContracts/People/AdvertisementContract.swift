public import CollectionPages

/// An advertisement, as entries of the feed hold it.
public struct AdvertisementContract: Equatable, Sendable {
    /// What an advertisement is made of. The raw values are the strings of responses.
    public enum Media: String, CaseIterable, Sendable {
        /// A picture.
        case image
        /// Moving pictures. The picture is the first of them.
        case video
        /// Sound. It has no picture.
        case audio
    }

    /// The identifier, unique among the advertisements of the feed.
    public var id: Int
    /// Who pays for it; may be empty.
    public var sponsor: String
    /// What it says; may be empty.
    public var title: String
    /// What it is made of.
    public var media: Media
    /// Where it leads. The screen checks it before it opens it.
    public var link: String
    /// The path of the file to be played, on the server's origin; `nil` where there is none.
    public var mediaPath: String?
    /// What is heard in the file, as text; `nil` for a video, whose captions are drawn over it, and where there is no file.
    public var transcript: String?
    /// The picture.
    public var picture: PictureContract?

    /// Creates an advertisement.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique among the advertisements of the feed.
    ///   - sponsor: Who pays for it.
    ///   - title: What it says.
    ///   - media: What it is made of.
    ///   - link: Where it leads.
    ///   - mediaPath: The path of the file to be played.
    ///   - transcript: What is heard in the file, as text.
    ///   - picture: The picture.
    public init(
        id: Int, sponsor: String = "", title: String = "", media: Media = .image, link: String,
        mediaPath: String? = nil, transcript: String? = nil, picture: PictureContract? = nil
    ) {
        self.id = id
        self.sponsor = sponsor
        self.title = title
        self.media = media
        self.link = link
        self.mediaPath = mediaPath
        self.transcript = transcript
        self.picture = picture
    }
}

extension AdvertisementContract {
    /// Reads an advertisement; `nil` where the number or the link is missing. Media that are not known count as an image.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id"), let link = json.text("link") else { return nil }
        self.init(
            id: id, sponsor: json.textOrEmpty("sponsor"), title: json.textOrEmpty("title"),
            media: json.text("media").flatMap { Media(rawValue: $0) } ?? Media.image, link: link,
            mediaPath: json.text("mediaPath"), transcript: json.text("transcript"), picture: json.picture("picture"))
    }

    /// Writes the members of the advertisement's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("sponsor", sponsor)
        writer.member("title", title)
        writer.member("media", media.rawValue)
        writer.member("link", link)
        writer.member("mediaPath", mediaPath)
        writer.member("transcript", transcript)
        if let picture {
            writer.name("picture")
            writer.object { picture.write(to: &$0) }
        }
    }
}
