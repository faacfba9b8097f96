public import CollectionPages

/// An element that a ``LocalStore`` keeps: it is read from JSON, and writes itself as JSON.
///
/// ```swift
/// struct Errand: LocalStoreElement {
///     let id: Int
///     var title = ""
///
///     init(_ json: JSONValue) throws(JSONDecodingError) {
///         id = try json.decode("id")
///         title = try json.decode("title")
///     }
///
///     func write(to writer: inout JSONWriter) {
///         writer.member("id", id)
///         writer.member("title", title)
///     }
/// }
/// ```
///
/// Read members that a later version of the app adds with `decodeIfPresent`, so that what earlier ones have stored can be read.
public protocol LocalStoreElement: JSONDecodable {
    /// Identifies the element in its store. The numbers that ``LocalStore/nextID`` returns begin with 1.
    var id: Int { get }

    /// Writes the members of the object that is stored, the ``id`` among them.
    func write(to writer: inout JSONWriter)
}

extension LocalStoreElement {
    /// The element as it is stored.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public var json: String {
        var writer = JSONWriter()
        writer.object { write(to: &$0) }
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
