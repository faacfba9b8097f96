import CollectionPages

/// The text of what contracts write and read.
enum ContractText {
    /// An object as text, with the members that a closure writes.
    static func object(_ members: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.object(members)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The value that a text holds.
    static func value(_ text: String) throws -> JSONValue { try JSONDocument(Array(text.utf8)).root }
}
