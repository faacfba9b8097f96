import HTTPTypes

extension HTTPFields {
    /// The value of a header as the subscript returns it, without a copy of the text where the header stands once.
    ///
    /// - Complexity: O(*n*) in the number of fields.
    func value(of name: HTTPField.Name) -> String? {
        guard contains(name), let first = firstIndex(where: { $0.name == name }) else { return nil }
        let isRepeated = self[index(after: first)...].contains { $0.name == name }
        return isRepeated ? self[name] : self[first].value
    }
}
