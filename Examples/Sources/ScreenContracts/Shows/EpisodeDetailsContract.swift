public import CollectionPages

/// The response of `/v1/shows/{id}/episodes/{episode}`: all there is to say of one episode.
public struct EpisodeDetailsContract: Equatable, Sendable {
    /// The episode.
    public var episode: EpisodeContract
    /// The name of the show; empty if that is not known.
    public var show: String
    /// The poster of the show.
    public var poster: PictureContract?
    /// What the episode is about, in some sentences.
    public var summary: String
    /// Who is a guest in it; empty without guests.
    public var guests: [String]
    /// The path of a sound of it, on the server's origin; its captions have the same path and `.vtt`. `nil` where there is none.
    public var soundPath: String?
    /// What is heard in the sound.
    public var transcript: [TranscriptLineContract]
    /// The episode before it in the list; `nil` for the first.
    public var previous: EpisodeLinkContract?
    /// The episode behind it in the list; `nil` for the last.
    public var next: EpisodeLinkContract?

    /// Creates details.
    ///
    /// - Parameters:
    ///   - episode: The episode.
    ///   - show: The name of the show.
    ///   - poster: The poster of the show.
    ///   - summary: What the episode is about, in some sentences.
    ///   - guests: Who is a guest in it.
    ///   - soundPath: The path of a sound of it.
    ///   - transcript: What is heard in the sound.
    ///   - previous: The episode before it in the list.
    ///   - next: The episode behind it in the list.
    public init(
        episode: EpisodeContract, show: String = "", poster: PictureContract? = nil, summary: String = "",
        guests: [String] = [], soundPath: String? = nil, transcript: [TranscriptLineContract] = [],
        previous: EpisodeLinkContract? = nil, next: EpisodeLinkContract? = nil
    ) {
        self.episode = episode
        self.show = show
        self.poster = poster
        self.summary = summary
        self.guests = guests
        self.soundPath = soundPath
        self.transcript = transcript
        self.previous = previous
        self.next = next
    }
}

extension EpisodeDetailsContract {
    /// Reads details; `nil` where the episode is missing. Lines and neighbours that cannot be read are left out.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public init?(_ json: JSONValue) {
        guard let episode = json["episode"].flatMap({ EpisodeContract($0) }) else { return nil }
        self.init(
            episode: episode, show: json.textOrEmpty("show"),
            poster: json.picture("poster"), summary: json.textOrEmpty("summary"),
            guests: json.texts("guests"),
            soundPath: json.text("soundPath"),
            transcript: json.array("transcript").compactMap { TranscriptLineContract($0) },
            previous: json["previous"].flatMap { EpisodeLinkContract($0) },
            next: json["next"].flatMap { EpisodeLinkContract($0) })
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public func write(to writer: inout JSONWriter) {
        writer.name("episode")
        writer.object { episode.write(to: &$0) }
        writer.member("show", show)
        if let poster {
            writer.name("poster")
            writer.object { poster.write(to: &$0) }
        }
        writer.member("summary", summary)
        writer.member("guests", guests)
        writer.member("soundPath", soundPath)
        writer.name("transcript")
        writer.array(transcript) { writer, line in writer.object { line.write(to: &$0) } }
        if let previous {
            writer.name("previous")
            writer.object { previous.write(to: &$0) }
        }
        if let next {
            writer.name("next")
            writer.object { next.write(to: &$0) }
        }
    }
}

/// What one person says in the sound of an episode, or what is heard besides.
public struct TranscriptLineContract: Equatable, Sendable {
    /// Who speaks; empty for what is no speech.
    public var speaker: String
    /// What is said, or a sound in brackets.
    public var text: String

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - speaker: Who speaks; empty for what is no speech.
    ///   - text: What is said, or a sound in brackets.
    public init(speaker: String = "", text: String) {
        self.speaker = speaker
        self.text = text
    }
}

extension TranscriptLineContract {
    /// Reads a line; `nil` where the text is missing.
    public init?(_ json: JSONValue) {
        guard let text = json.text("text") else { return nil }
        self.init(speaker: json.textOrEmpty("speaker"), text: text)
    }

    /// Writes the members of the line's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("speaker", speaker)
        writer.member("text", text)
    }
}

/// An episode that another one leads to.
public struct EpisodeLinkContract: Equatable, Sendable {
    /// The number in the database.
    public var id: Int
    /// The title.
    public var title: String

    /// Creates a link.
    ///
    /// - Parameters:
    ///   - id: The number in the database.
    ///   - title: The title.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

extension EpisodeLinkContract {
    /// Reads a link; `nil` where the number or the title is missing.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id"), let title = json.text("title") else { return nil }
        self.init(id: id, title: title)
    }

    /// Writes the members of the link's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("title", title)
    }
}
