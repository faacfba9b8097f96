public import CollectionPages

/// The response of `/v1/shows`.
public struct ShowListContract: Equatable, Sendable {
    /// All shows, in the order in which they are listed.
    public var shows: [ShowContract]

    /// Creates a list.
    ///
    /// - Parameter shows: All shows, in the order in which they are listed.
    public init(shows: [ShowContract] = []) {
        self.shows = shows
    }
}

extension ShowListContract {
    /// Reads a list; shows that cannot be read are left out.
    ///
    /// - Complexity: O(*n*) in the number of shows.
    public init(_ json: JSONValue) {
        self.init(shows: json.array("shows").compactMap { ShowContract($0) })
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of shows.
    public func write(to writer: inout JSONWriter) {
        writer.name("shows")
        writer.array(shows) { writer, show in writer.object { show.write(to: &$0) } }
    }
}
