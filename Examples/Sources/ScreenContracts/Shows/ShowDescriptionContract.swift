public import CollectionPages

/// The response of `/v1/shows/{id}/description`.
public struct ShowDescriptionContract: Equatable, Sendable {
    /// What the show is about, in paragraphs that line feeds divide.
    public var text: String

    /// Creates a description.
    ///
    /// - Parameter text: What the show is about.
    public init(text: String) {
        self.text = text
    }
}

extension ShowDescriptionContract {
    /// Reads a description; without a text it is empty.
    public init(_ json: JSONValue) {
        self.init(text: json.textOrEmpty("text"))
    }

    /// Writes the members of the response.
    public func write(to writer: inout JSONWriter) {
        writer.member("text", text)
    }
}
