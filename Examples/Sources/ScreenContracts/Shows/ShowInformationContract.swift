public import CollectionPages

/// The response of `/v1/shows/{id}/information`: facts about a show, each of which may be missing.
public struct ShowInformationContract: Equatable, Sendable {
    /// Who makes it.
    public var studio: String?
    /// The genre.
    public var genre: String?
    /// The language spoken in it, as a BCP 47 tag.
    public var language: String?
    /// The present season.
    public var season: Int?
    /// The number of episodes.
    public var episodes: Int?
    /// The length of all episodes together, in seconds.
    public var seconds: Int?
    /// The day of the first release, in days since 1970.
    public var firstDay: Int?
    /// The day of the last release, in days since 1970.
    public var lastDay: Int?

    /// Creates facts.
    ///
    /// - Parameters:
    ///   - studio: Who makes it.
    ///   - genre: The genre.
    ///   - language: The language spoken in it, as a BCP 47 tag.
    ///   - season: The present season.
    ///   - episodes: The number of episodes.
    ///   - seconds: The length of all episodes together, in seconds.
    ///   - firstDay: The day of the first release, in days since 1970.
    ///   - lastDay: The day of the last release, in days since 1970.
    public init(
        studio: String? = nil, genre: String? = nil, language: String? = nil, season: Int? = nil, episodes: Int? = nil,
        seconds: Int? = nil, firstDay: Int? = nil, lastDay: Int? = nil
    ) {
        self.studio = studio
        self.genre = genre
        self.language = language
        self.season = season
        self.episodes = episodes
        self.seconds = seconds
        self.firstDay = firstDay
        self.lastDay = lastDay
    }
}

extension ShowInformationContract {
    /// Reads facts; what is missing or wrong is `nil`.
    public init(_ json: JSONValue) {
        self.init(
            studio: json.text("studio"), genre: json.text("genre"), language: json.text("language"),
            season: json.int("season"), episodes: json.int("episodes"), seconds: json.int("seconds"),
            firstDay: json.int("firstDay"), lastDay: json.int("lastDay"))
    }

    /// Writes the members of the response.
    public func write(to writer: inout JSONWriter) {
        writer.member("studio", studio)
        writer.member("genre", genre)
        writer.member("language", language)
        writer.member("season", season)
        writer.member("episodes", episodes)
        writer.member("seconds", seconds)
        writer.member("firstDay", firstDay)
        writer.member("lastDay", lastDay)
    }
}
