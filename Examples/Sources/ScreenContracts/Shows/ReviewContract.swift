public import CollectionPages

/// What a user thinks of a show.
public struct ReviewContract: Equatable, Sendable {
    /// The number in the database.
    public var id: Int
    /// From 1 to 5.
    public var stars: Int
    /// The title.
    public var title: String
    /// The text.
    public var text: String
    /// Where it was written.
    public var place: String
    /// When it was written, in days since 1970.
    public var day: Int

    /// Creates a review.
    ///
    /// - Parameters:
    ///   - id: The number in the database.
    ///   - stars: From 1 to 5.
    ///   - title: The title.
    ///   - text: The text.
    ///   - place: Where it was written.
    ///   - day: When it was written, in days since 1970.
    public init(id: Int, stars: Int = 1, title: String = "", text: String = "", place: String = "", day: Int = 0) {
        self.id = id
        self.stars = stars
        self.title = title
        self.text = text
        self.place = place
        self.day = day
    }
}

extension ReviewContract {
    /// Reads a review; `nil` where the number is missing. Stars beyond those that there are become the nearest.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id") else { return nil }
        self.init(
            id: id, stars: min(5, max(1, json.int("stars") ?? 1)), title: json.textOrEmpty("title"),
            text: json.textOrEmpty("text"), place: json.textOrEmpty("place"), day: json.intOrZero("day"))
    }

    /// Writes the members of the review's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("stars", stars)
        writer.member("title", title)
        writer.member("text", text)
        writer.member("place", place)
        writer.member("day", day)
    }
}
