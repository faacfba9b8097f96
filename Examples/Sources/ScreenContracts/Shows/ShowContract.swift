public import CollectionPages

/// A show, as the list of shows and the head of its screen have it.
public struct ShowContract: Equatable, Sendable {
    /// The number, from 1.
    public var id: Int
    /// The name.
    public var name: String
    /// Who makes it; empty if that is not known.
    public var studio: String
    /// The release status; `nil` for a status that is not known.
    public var status: ShowStatusContract?
    /// The poster.
    public var poster: PictureContract?

    /// Creates a show.
    ///
    /// - Parameters:
    ///   - id: The number, from 1.
    ///   - name: The name.
    ///   - studio: Who makes it.
    ///   - status: The release status.
    ///   - poster: The poster.
    public init(
        id: Int, name: String, studio: String = "", status: ShowStatusContract? = nil, poster: PictureContract? = nil
    ) {
        self.id = id
        self.name = name
        self.studio = studio
        self.status = status
        self.poster = poster
    }
}

extension ShowContract {
    /// Reads a show; `nil` where the number or the name is missing.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id"), let name = json.text("name") else { return nil }
        self.init(
            id: id, name: name, studio: json.textOrEmpty("studio"),
            status: json.text("status").flatMap { ShowStatusContract(rawValue: $0) },
            poster: json.picture("poster"))
    }

    /// Writes the members of the show's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("name", name)
        writer.member("studio", studio)
        writer.member("status", status?.rawValue)
        guard let poster else { return }
        writer.name("poster")
        writer.object { poster.write(to: &$0) }
    }
}
