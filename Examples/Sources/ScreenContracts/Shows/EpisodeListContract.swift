public import CollectionPages

/// The response of `/v1/shows/{id}/episodes`: a part of the list of episodes.
public struct EpisodeListContract: Equatable, Sendable {
    /// How many episodes the list has in all.
    public var count: Int?
    /// The episodes of the part, in their order.
    public var episodes: [EpisodeContract]
    /// The cursor of the next part; `nil` at the end.
    public var next: String?

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - count: How many episodes the list has in all.
    ///   - episodes: The episodes of the part, in their order.
    ///   - next: The cursor of the next part.
    public init(count: Int? = nil, episodes: [EpisodeContract] = [], next: String? = nil) {
        self.count = count
        self.episodes = episodes
        self.next = next
    }
}

extension EpisodeListContract {
    /// Reads a part; episodes that cannot be read are left out.
    ///
    /// - Complexity: O(*n*) in the number of episodes.
    public init(_ json: JSONValue) {
        self.init(
            count: json.int("count"),
            episodes: json.array("episodes").compactMap { EpisodeContract($0) },
            next: json.text("next"))
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of episodes.
    public func write(to writer: inout JSONWriter) {
        writer.member("count", count)
        writer.name("episodes")
        writer.array(episodes) { writer, episode in writer.object { episode.write(to: &$0) } }
        writer.member("next", next)
    }
}
