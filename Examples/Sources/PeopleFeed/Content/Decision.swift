import CollectionViewKit

/// What the user thinks of a person.
enum Decision: Equatable {
    case none, like, pass

    /// Reads a decision; `nil` for one that is not known here.
    init?(_ json: JSONValue) {
        if json.isString("none") {
            self = .none
        } else if json.isString("like") {
            self = .like
        } else if json.isString("pass") {
            self = .pass
        } else {
            return nil
        }
    }

    /// The word for the server.
    var word: String {
        switch self {
        case .none: "none"
        case .like: "like"
        case .pass: "pass"
        }
    }
}
