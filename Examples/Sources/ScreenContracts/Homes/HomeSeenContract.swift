public import CollectionPages

/// The body of `PUT /v1/homes/{id}/seen`.
public struct HomeSeenContract: Equatable, Sendable {
    /// Whether the user has seen the home.
    public var isSeen: Bool

    /// Creates a body.
    ///
    /// - Parameter isSeen: Whether the user has seen the home.
    public init(isSeen: Bool) {
        self.isSeen = isSeen
    }
}

extension HomeSeenContract {
    /// Reads a body; `nil` where it does not say whether the home was seen.
    public init?(_ json: JSONValue) {
        guard let isSeen = json["isSeen"]?.boolean else { return nil }
        self.init(isSeen: isSeen)
    }

    /// Writes the members of the body.
    public func write(to writer: inout JSONWriter) {
        writer.member("isSeen", isSeen)
    }
}
