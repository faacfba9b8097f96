public import CollectionPages

/// What the user thinks of how a receipt was dealt with: a part of a transaction, and the request that has it kept.
public struct FeedbackContract: Equatable, Sendable {
    /// A thumb. The raw values are the strings of requests and responses.
    public enum Rating: String, CaseIterable, Sendable {
        /// A thumb up.
        case up
        /// A thumb down.
        case down
    }

    /// Why the body of a request is no feedback.
    public enum Defect: Error, Equatable {
        /// The thumb is missing or not known. Send one of ``FeedbackContract/Rating``.
        case rating
        /// The remark is no text. Send a text, or none.
        case text
    }

    /// The thumb.
    public var rating: Rating
    /// A remark; may be empty.
    public var text: String

    /// Creates feedback.
    ///
    /// - Parameters:
    ///   - rating: The thumb.
    ///   - text: A remark; may be empty.
    public init(rating: Rating, text: String = "") {
        self.rating = rating
        self.text = text
    }
}

extension FeedbackContract {
    /// Reads the feedback of a response; `nil` where the thumb is missing or not known. A remark that is no text counts as
    /// none.
    public init?(_ json: JSONValue) {
        guard let rating = json.text("rating").flatMap({ Rating(rawValue: $0) }) else { return nil }
        self.init(rating: rating, text: json.textOrEmpty("text"))
    }

    /// Reads the body of a request, in which a remark that is no text is refused.
    ///
    /// - Throws: A ``Defect``.
    public init(request json: JSONValue) throws(Defect) {
        guard let rating = json.text("rating").flatMap({ Rating(rawValue: $0) }) else { throw Defect.rating }
        guard let text = json["text"] == nil ? "" : json.text("text") else { throw Defect.text }
        self.init(rating: rating, text: text)
    }

    /// Writes the members of the feedback's object, or of the body of a request.
    public func write(to writer: inout JSONWriter) {
        writer.member("rating", rating.rawValue)
        writer.member("text", text)
    }
}
