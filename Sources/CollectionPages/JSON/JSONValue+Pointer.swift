extension JSONValue {
    /// The place of this value as a JSON pointer (RFC 6901): `/sections/3/layout`; empty for the whole tape. For a
    /// member's name it is the place of its value.
    ///
    /// It is found by searching from the root, since only a message needs it.
    ///
    /// - Complexity: O(values of the document) at worst
    public var pointer: String {
        var result: [UInt8] = []
        walk { step in
            result.append(UInt8(ascii: "/"))
            switch step {
            case .element(let position): result += Array("\(position)".utf8)
            case .member(let name):
                for byte in name {
                    switch byte {
                    case UInt8(ascii: "~"): result += [UInt8(ascii: "~"), UInt8(ascii: "0")]
                    case UInt8(ascii: "/"): result += [UInt8(ascii: "~"), UInt8(ascii: "1")]
                    default: result.append(byte)
                    }
                }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The place of this value as programs write it: `items[3].price`; `value` for the whole document.
    ///
    /// - Complexity: O(values of the document) at worst
    public var path: String {
        let steps = steps
        return steps.isEmpty ? "value" : steps
    }

    /// The path, which is empty for the whole document.
    var steps: String {
        var result: [UInt8] = []
        walk { step in
            switch step {
            case .element(let position): result += Array("[\(position)]".utf8)
            case .member(let name):
                if !result.isEmpty { result.append(UInt8(ascii: ".")) }
                result += name
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private enum Step {
        case element(Int)
        case member([UInt8])
    }

    private func walk(_ body: (Step) -> Void) {
        var container = JSONValue(tape: tape, index: 0)
        while container.index < index {
            var found: JSONValue?
            if container.node.kind == .array {
                for (position, element) in container.elements.enumerated() where index < Int(element.node.end) {
                    body(.element(position))
                    found = element
                    break
                }
            } else {
                for (name, value) in container.members where index < Int(value.node.end) {
                    body(.member(name.utf8 ?? []))
                    found = value
                    break
                }
            }
            guard let found, found.index <= index else { break }
            container = found
        }
    }
}
