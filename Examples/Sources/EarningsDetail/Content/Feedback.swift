import CollectionViewKit

/// What the user thinks of how a receipt was dealt with.
struct Feedback: Equatable {
    /// A thumb.
    enum Rating: Equatable {
        case up, down

        /// The word of the server.
        var word: StaticString {
            switch self {
            case .up: "up"
            case .down: "down"
            }
        }
    }

    var rating: Rating
    var text = ""
}

extension Feedback {
    /// Reads feedback; `nil` where there is no thumb that is known here.
    init?(_ json: JSONValue) {
        guard let word = json["rating"] else { return nil }
        if word.isString("up") {
            rating = .up
        } else if word.isString("down") {
            rating = .down
        } else {
            return nil
        }
        text = json["text"]?.string ?? ""
    }

    /// The feedback as the server wants it.
    var body: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("rating", "\(rating.word)")
            writer.member("text", text)
        }
        return writer.bytes
    }
}
