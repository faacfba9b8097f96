extension JSONValue {
    /// The place of this value as a JSON pointer (RFC 6901): `/sections/3/layout`; empty for the whole tape. For a
    /// member's name it is the place of its value.
    ///
    /// It is found by searching from the root, since only a message needs it.
    ///
    /// - Complexity: O(values of the document) at worst
    public var pointer: String {
        var result: [UInt8] = []
        var container = JSONValue(tape: tape, index: 0)
        while container.index < index {
            var found: JSONValue?
            if container.node.kind == .array {
                for (position, element) in container.elements.enumerated() where index < Int(element.node.end) {
                    result.append(UInt8(ascii: "/"))
                    result += Array("\(position)".utf8)
                    found = element
                    break
                }
            } else {
                for (name, value) in container.members where index < Int(value.node.end) {
                    result.append(UInt8(ascii: "/"))
                    for byte in name.utf8 ?? [] {
                        switch byte {
                        case UInt8(ascii: "~"): result += [UInt8(ascii: "~"), UInt8(ascii: "0")]
                        case UInt8(ascii: "/"): result += [UInt8(ascii: "~"), UInt8(ascii: "1")]
                        default: result.append(byte)
                        }
                    }
                    found = value
                    break
                }
            }
            guard let found, found.index <= index else { break }
            container = found
        }
        return String(decoding: result, as: UTF8.self)
    }
}
