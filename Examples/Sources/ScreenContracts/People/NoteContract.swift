public import CollectionPages

/// The request that has the server keep what the user wrote down about a person.
public struct NoteContract: Equatable, Sendable {
    /// What the user wrote down; may be empty.
    public var text: String

    /// Creates the request.
    ///
    /// - Parameter text: What the user wrote down.
    public init(text: String) {
        self.text = text
    }
}

extension NoteContract {
    /// Reads the request; `nil` where the text is missing.
    public init?(_ json: JSONValue) {
        guard let text = json.text("text") else { return nil }
        self.init(text: text)
    }

    /// Writes the members of the request.
    public func write(to writer: inout JSONWriter) {
        writer.member("text", text)
    }
}
