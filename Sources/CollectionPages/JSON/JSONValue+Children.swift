extension JSONValue {
    /// The member of an object with a name, or `nil` if there is none, it is `null`, or this is not an object. Of
    /// members with the same name the first counts, so that something appended cannot override what stands before it.
    ///
    /// - Complexity: O(k) in the number of members
    public subscript(name: StaticString) -> JSONValue? {
        guard node.kind == .object else { return nil }
        let end = Int(node.end)
        var cursor = index + 1
        while cursor < end {
            let value = cursor + 1
            if JSONValue(document: document, index: cursor).isString(name) {
                return document.nodes[value].kind == .null ? nil : JSONValue(document: document, index: value)
            }
            cursor = Int(document.nodes[value].end)
        }
        return nil
    }

    /// The elements of an array in order; empty for anything else.
    public var elements: Elements { Elements(self) }

    /// The members of an object in order, with the names that stand twice; empty for anything else.
    public var members: Members { Members(self) }

    /// The elements of an array.
    public struct Elements: Sequence, IteratorProtocol, Sendable {
        private let document: JSONDocument
        private var cursor: Int
        private let end: Int

        init(_ value: JSONValue) {
            document = value.document
            cursor = value.index + 1
            end = value.node.kind == .array ? Int(value.node.end) : 0
        }

        /// The next element, or `nil` at the end.
        public mutating func next() -> JSONValue? {
            guard cursor < end else { return nil }
            defer { cursor = Int(document.nodes[cursor].end) }
            return JSONValue(document: document, index: cursor)
        }
    }

    /// The members of an object.
    public struct Members: Sequence, IteratorProtocol, Sendable {
        private let document: JSONDocument
        private var cursor: Int
        private let end: Int

        init(_ value: JSONValue) {
            document = value.document
            cursor = value.index + 1
            end = value.node.kind == .object ? Int(value.node.end) : 0
        }

        /// The next member: its name, which is a string, and its value.
        public mutating func next() -> (name: JSONValue, value: JSONValue)? {
            guard cursor < end else { return nil }
            let name = JSONValue(document: document, index: cursor)
            let value = JSONValue(document: document, index: cursor + 1)
            cursor = Int(value.node.end)
            return (name, value)
        }
    }
}
