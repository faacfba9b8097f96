/// What the user thinks of a person. The raw values are the strings of requests and responses.
public enum Decision: String, CaseIterable, Sendable {
    /// The user has not decided.
    case none
    /// The user likes the person.
    case like
    /// The user does not want to see the person.
    case pass
}
