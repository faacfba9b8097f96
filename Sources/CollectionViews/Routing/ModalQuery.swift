/// The query of an address that states what is presented: the name of a ``ModalRoute`` and the text of its value.
struct ModalQuery {
    let name: StaticString
    /// The text of the value, without escapes.
    let text: String
}

extension ModalQuery {
    /// A path with this query as the last one, in place of others of its name.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    func path(on base: String) -> String {
        var writer = RouteWriter(continuing: RouteReader.path(base, without: name))
        writer.append(query: name, text)
        return writer.path
    }
}
