import CollectionPages

/// The object that a contract writes, as text and as a value to read.
struct WrittenContract {
    let text: String
    let json: JSONValue

    /// Has members written to an object.
    init(_ write: (inout JSONWriter) -> Void) throws {
        var writer = JSONWriter()
        writer.object(write)
        text = String(decoding: writer.bytes, as: UTF8.self)
        json = try JSONDocument(writer.bytes).root
    }

    /// The value of a text.
    static func json(_ text: String) throws -> JSONValue { try JSONDocument(Array(text.utf8)).root }
}
