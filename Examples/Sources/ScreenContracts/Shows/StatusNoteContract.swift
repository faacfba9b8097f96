public import CollectionPages

/// The response of `/v1/shows/{id}/status`: where a show stands, and what is to be done next.
public struct StatusNoteContract: Equatable, Sendable {
    /// The release status of the show.
    public var status: ShowStatusContract
    /// What is to be done next, in a sentence; empty if there is nothing to say.
    public var note: String
    /// The day on which the status was reached, in days since 1970.
    public var day: Int

    /// Creates a status.
    ///
    /// - Parameters:
    ///   - status: The release status of the show.
    ///   - note: What is to be done next, in a sentence.
    ///   - day: The day on which the status was reached, in days since 1970.
    public init(status: ShowStatusContract, note: String = "", day: Int = 0) {
        self.status = status
        self.note = note
        self.day = day
    }
}

extension StatusNoteContract {
    /// Reads a status; `nil` where it is missing or not known.
    public init?(_ json: JSONValue) {
        guard let status = json.text("status").flatMap({ ShowStatusContract(rawValue: $0) }) else { return nil }
        self.init(status: status, note: json.textOrEmpty("note"), day: json.intOrZero("day"))
    }

    /// Writes the members of the response.
    public func write(to writer: inout JSONWriter) {
        writer.member("status", status.rawValue)
        writer.member("note", note)
        writer.member("day", day)
    }
}
