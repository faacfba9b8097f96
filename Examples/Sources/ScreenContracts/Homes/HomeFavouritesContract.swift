public import CollectionPages

/// The response of `GET /v1/homes/favourites/ids`: the numbers of all favourites of the user.
public struct HomeFavouritesContract: Equatable, Sendable {
    /// The numbers, that of the last home that was taken first.
    public var ids: [Int]

    /// Creates a response.
    ///
    /// - Parameter ids: The numbers, that of the last home that was taken first.
    public init(ids: [Int]) {
        self.ids = ids
    }
}

extension HomeFavouritesContract {
    /// Reads a response; `nil` where it has no list of numbers. What is no whole number is left out.
    ///
    /// - Complexity: O(*n*) in the number of favourites.
    public init?(_ json: JSONValue) {
        guard let list = json["ids"], case .array = list.kind else { return nil }
        self.init(ids: list.elements.compactMap { $0.integer.flatMap { Int(exactly: $0) } })
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of favourites.
    public func write(to writer: inout JSONWriter) {
        writer.name("ids")
        writer.array(ids) { writer, id in writer.integer(Int64(id)) }
    }
}
