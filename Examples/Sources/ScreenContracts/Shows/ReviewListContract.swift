public import CollectionPages

/// The response of `/v1/shows/{id}/reviews`: a part of the list of reviews.
public struct ReviewListContract: Equatable, Sendable {
    /// The reviews of the part, newest first.
    public var reviews: [ReviewContract]
    /// The cursor of the next part; `nil` at the end.
    public var next: String?

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - reviews: The reviews of the part, newest first.
    ///   - next: The cursor of the next part.
    public init(reviews: [ReviewContract] = [], next: String? = nil) {
        self.reviews = reviews
        self.next = next
    }
}

extension ReviewListContract {
    /// Reads a part; reviews that cannot be read are left out.
    ///
    /// - Complexity: O(*n*) in the number of reviews.
    public init(_ json: JSONValue) {
        self.init(
            reviews: json.array("reviews").compactMap { ReviewContract($0) },
            next: json.text("next"))
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of reviews.
    public func write(to writer: inout JSONWriter) {
        writer.name("reviews")
        writer.array(reviews) { writer, review in writer.object { review.write(to: &$0) } }
        writer.member("next", next)
    }
}
