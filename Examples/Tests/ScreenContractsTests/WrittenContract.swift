import CollectionPages

/// The object that a contract writes, as text and as a value to read.
struct WrittenContract {
    let text: String
    let json: JSONValue

    /// Has members written to an object.
    init(_ write: (inout JSONWriter) -> Void) throws {
        text = Self.text(write)
        json = try Self.json(text)
    }

    /// The text of an object with the members that a closure writes.
    static func text(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.object(write)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The value of a text.
    static func json(_ text: String) throws -> JSONValue { try JSONDocument(Array(text.utf8)).root }
}
