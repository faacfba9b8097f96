public import CollectionPages

/// Something that happened to an entry of the feed.
public struct FeedEventContract: Equatable, Sendable {
    /// What happened. The raw values are the strings of requests.
    public enum Name: String, CaseIterable, Sendable {
        /// The entry was seen.
        case impression
        /// The screen behind the entry was opened.
        case open
        /// The link of the entry was opened.
        case click
    }

    /// What happened.
    public var name: Name
    /// The place of the entry in the feed, from 1.
    public var position: Int

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - name: What happened.
    ///   - position: The place of the entry in the feed, from 1.
    public init(name: Name, position: Int) {
        self.name = name
        self.position = position
    }
}

extension FeedEventContract {
    /// Reads an event; `nil` where the name is missing or not known, or the place is missing.
    public init?(_ json: JSONValue) {
        guard let name = json.text("name").flatMap({ Name(rawValue: $0) }), let position = json.int("position")
        else { return nil }
        self.init(name: name, position: position)
    }

    /// Writes the members of the event's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("name", name.rawValue)
        writer.member("position", position)
    }
}
