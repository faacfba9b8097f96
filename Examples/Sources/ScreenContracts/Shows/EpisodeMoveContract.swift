public import CollectionPages

/// The body of `POST /v1/shows/{id}/episodes/{episode}/move`: where an episode is put.
public struct EpisodeMoveContract: Equatable, Sendable {
    /// The number of the episode it is to stand before; `nil` for the end of the list.
    public var before: Int?

    /// Creates a move.
    ///
    /// - Parameter before: The number of the episode it is to stand before; `nil` for the end of the list.
    public init(before: Int?) {
        self.before = before
    }
}

extension EpisodeMoveContract {
    /// Reads a move; `nil` where `before` is there, but is not a whole number.
    public init?(_ json: JSONValue) {
        let before = json.int("before")
        guard before != nil || json["before"] == nil else { return nil }
        self.init(before: before)
    }

    /// Writes the members of the body.
    public func write(to writer: inout JSONWriter) {
        writer.member("before", before)
    }
}
