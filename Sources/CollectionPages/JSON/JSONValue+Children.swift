extension JSONValue {
    /// The member of an object with a name, or `nil` if there is none, it is `null`, or this is not an object. Of
    /// members with the same name the first counts, so that something appended cannot override what stands before it.
    ///
    /// - Complexity: O(k) in the number of members
    public subscript(name: StaticString) -> JSONValue? {
        let container = node
        guard container.kind == .object else { return nil }
        var cursor = index + 1
        while cursor < Int(container.end) {
            let member = tape.nodes[cursor]
            let value = tape.nodes[cursor + 1]
            let isFound =
                member.kind == .string
                ? tape.has(name, at: member) : JSONValue(tape: tape, index: cursor).isString(name)
            if isFound { return value.kind == .null ? nil : JSONValue(tape: tape, index: cursor + 1) }
            cursor = Int(value.end)
        }
        return nil
    }

    /// The elements of an array in order; empty for anything else.
    public var elements: Elements { Elements(self) }

    /// The elements of the array in a member of an object; none if there is no such array.
    func list(_ name: StaticString) -> [JSONValue] {
        self[name].map { Array($0.elements) } ?? []
    }

    /// The members of an object in order, with the names that occur twice; empty for anything else.
    public var members: Members { Members(self) }

    /// The elements of an array.
    public struct Elements: Sequence, IteratorProtocol, Sendable {
        private let tape: JSONTape
        private var cursor: Int
        private let end: Int

        init(_ value: JSONValue) {
            tape = value.tape
            cursor = value.index + 1
            end = value.node.kind == .array ? Int(value.node.end) : 0
        }

        /// The next element, or `nil` at the end.
        public mutating func next() -> JSONValue? {
            guard cursor < end else { return nil }
            defer { cursor = Int(tape.nodes[cursor].end) }
            return JSONValue(tape: tape, index: cursor)
        }
    }

    /// The members of an object.
    public struct Members: Sequence, IteratorProtocol, Sendable {
        private let tape: JSONTape
        private var cursor: Int
        private let end: Int

        init(_ value: JSONValue) {
            tape = value.tape
            cursor = value.index + 1
            end = value.node.kind == .object ? Int(value.node.end) : 0
        }

        /// The next member: its name, which is a string, and its value.
        public mutating func next() -> (name: JSONValue, value: JSONValue)? {
            guard cursor < end else { return nil }
            let name = JSONValue(tape: tape, index: cursor)
            let value = JSONValue(tape: tape, index: cursor + 1)
            cursor = Int(value.node.end)
            return (name, value)
        }
    }
}
