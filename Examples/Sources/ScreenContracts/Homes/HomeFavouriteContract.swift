public import CollectionPages

/// The body of `PUT /v1/homes/{id}/favourite`.
public struct HomeFavouriteContract: Equatable, Sendable {
    /// Whether the home is to be one of the user's favourites.
    public var isFavourite: Bool

    /// Creates a body.
    ///
    /// - Parameter isFavourite: Whether the home is to be one of the user's favourites.
    public init(isFavourite: Bool) {
        self.isFavourite = isFavourite
    }
}

extension HomeFavouriteContract {
    /// Reads a body; `nil` where it does not say whether the home is a favourite.
    public init?(_ json: JSONValue) {
        guard let isFavourite = json["isFavourite"]?.boolean else { return nil }
        self.init(isFavourite: isFavourite)
    }

    /// Writes the members of the body.
    public func write(to writer: inout JSONWriter) {
        writer.member("isFavourite", isFavourite)
    }
}
