public import CollectionPages

/// An episode of a show.
public struct EpisodeContract: Equatable, Sendable {
    /// The number in the database.
    public var id: Int
    /// The number by which it was made.
    public var number: Int
    /// The title.
    public var title: String
    /// The length, in seconds.
    public var seconds: Int
    /// The day of its release, in days since 1970.
    public var day: Int
    /// How often it was played.
    public var plays: Int

    /// Creates an episode.
    ///
    /// - Parameters:
    ///   - id: The number in the database.
    ///   - number: The number by which it was made.
    ///   - title: The title.
    ///   - seconds: The length, in seconds.
    ///   - day: The day of its release, in days since 1970.
    ///   - plays: How often it was played.
    public init(id: Int, number: Int = 0, title: String, seconds: Int = 0, day: Int = 0, plays: Int = 0) {
        self.id = id
        self.number = number
        self.title = title
        self.seconds = seconds
        self.day = day
        self.plays = plays
    }
}

extension EpisodeContract {
    /// Reads an episode; `nil` where the number in the database or the title is missing.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id"), let title = json.text("title") else { return nil }
        self.init(
            id: id, number: json.intOrZero("number"), title: title, seconds: json.intOrZero("seconds"),
            day: json.intOrZero("day"), plays: json.intOrZero("plays"))
    }

    /// Writes the members of the episode's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("number", number)
        writer.member("title", title)
        writer.member("seconds", seconds)
        writer.member("day", day)
        writer.member("plays", plays)
    }
}
