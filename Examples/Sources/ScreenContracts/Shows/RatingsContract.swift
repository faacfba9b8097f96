public import CollectionPages

/// The response of `/v1/shows/{id}/ratings`: how many people gave how many stars.
public struct RatingsContract: Equatable, Sendable {
    /// How many people gave stars.
    public var count: Int
    /// How many people gave one star, two stars and so on to five.
    public var stars: [Int]

    /// Creates ratings.
    ///
    /// - Parameters:
    ///   - count: How many people gave stars.
    ///   - stars: How many people gave one star, two stars and so on to five.
    public init(count: Int, stars: [Int]) {
        self.count = count
        self.stars = stars
    }
}

extension RatingsContract {
    /// Reads ratings; `nil` where the stars are missing. A number that cannot be one of people counts as 0.
    public init?(_ json: JSONValue) {
        guard let stars = json["stars"] else { return nil }
        self.init(
            count: json.intOrZero("count"),
            stars: stars.elements.map { max(0, $0.integer.flatMap { Int(exactly: $0) } ?? 0) })
    }

    /// Writes the members of the response.
    public func write(to writer: inout JSONWriter) {
        writer.member("count", count)
        writer.name("stars")
        writer.array(stars) { writer, count in writer.integer(Int64(count)) }
    }
}
