/// A JSON text that is read once and can then be accessed in any order.
///
/// Reading checks everything at once: grammar, strict UTF-8, escapes and ``JSONLimits``. What remains is a flat tape of
/// values that point into the bytes; strings are made only when they are requested. Reading never recurses, so the
/// depth of a hostile text costs no stack.
///
/// ```swift
/// let document = try JSONDocument(Array(#"{"title":"Coats","rows":2}"#.utf8))
/// document.root["title"]?.string   // "Coats"
/// document.root["rows"]?.integer   // 2
/// ```
///
/// It is a reader for the page format first: numbers with a fraction or an exponent have no ``JSONValue/integer``, but a
/// ``JSONValue/number``.
public struct JSONDocument: Sendable {
    let tape: JSONTape

    /// Reads a text.
    ///
    /// - Throws: ``PageError/tooManyBytes(count:limit:)``, ``PageError/notJSON(_:at:)``,
    ///   ``PageError/tooDeep(at:limit:)`` or ``PageError/tooManyValues(at:limit:)``.
    /// - Complexity: O(n) in bytes, and O(k log k) for an object of k members.
    public init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(PageError) {
        let byteLimit = min(limits.byteCount, Int(Int32.max))  // offsets are 32 bits wide
        guard bytes.count <= byteLimit else {
            throw .tooManyBytes(count: bytes.count, limit: byteLimit)
        }
        var scanner = JSONScanner(limits: limits)
        do {
            try scanner.scan(bytes.span)
        } catch {
            throw error.pageError(in: bytes, limits: limits)
        }
        tape = JSONTape(bytes: bytes, nodes: scanner.nodes, duplicateNames: scanner.duplicateNames)
    }

    /// The outermost value.
    public var root: JSONValue { JSONValue(tape: tape, index: 0) }
}
