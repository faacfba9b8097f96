/// The bytes of a JSON text and the values found in them. It never changes.
///
/// It is a class, so that a place in it costs one reference and not one for each array: reading a page makes tens of
/// thousands of places.
final class JSONTape: Sendable {
    let bytes: [UInt8]
    let nodes: [JSONNode]
    /// Indices of member names that stand twice in their object, in the order of the text.
    let duplicateNames: [Int]

    init(bytes: [UInt8], nodes: [JSONNode], duplicateNames: [Int]) {
        self.bytes = bytes
        self.nodes = nodes
        self.duplicateNames = duplicateNames
    }
}

extension JSONTape {
    /// Whether the text of a string without escapes is the given one.
    @inline(__always)
    func has(_ text: StaticString, at node: JSONNode) -> Bool {
        let count = text.utf8CodeUnitCount
        guard Int(node.count) == count else { return false }
        let start = Int(node.start)
        for offset in 0..<count where bytes[start + offset] != text.utf8Start[offset] { return false }
        return true
    }
}
