/// One value of a ``JSONDocument``: a position in it, cheap to copy.
///
/// Reading it as the wrong type returns `nil`. It is not a tree: it holds the whole document alive.
public struct JSONValue: Sendable {
    let tape: JSONTape
    let index: Int

    init(tape: JSONTape, index: Int) {
        self.tape = tape
        self.index = index
    }
}

extension JSONValue {
    /// The kinds of values.
    public enum Kind: Sendable {
        /// `null`, which means the same as no value at all.
        case null
        /// `true` or `false`.
        case boolean
        /// A number. Pages know integers within ±(2⁵³ − 1) only.
        case number
        /// A string.
        case string
        /// An array.
        case array
        /// An object.
        case object
    }

    var node: JSONNode { tape.nodes[index] }

    /// The kind of this value.
    public var kind: Kind {
        switch node.kind {
        case .null: .null
        case .false, .true: .boolean
        case .integer, .otherNumber: .number
        case .string, .escapedString: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The number of elements of an array or members of an object; 0 for anything else.
    public var count: Int {
        node.kind == .array || node.kind == .object ? Int(node.count) : 0
    }

    /// The boolean, or `nil` if this is something else.
    public var boolean: Bool? {
        switch node.kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// The integer, or `nil` if this is something else, has a fraction or an exponent, or exceeds ±(2⁵³ − 1).
    public var integer: Int64? {
        node.kind == .integer ? JSONNumber.value(slice) : nil
    }

    /// The number, or `nil` if this is something else or too large for a double.
    ///
    /// Numbers of up to 15 digits, such as coordinates and prices, are the doubles that Swift reads from the same text.
    /// Of longer ones the first 18 digits count, so that they may differ in the last bit.
    public var number: Double? {
        node.kind == .integer || node.kind == .otherNumber ? JSONNumber.double(slice) : nil
    }

    /// The text of a string, or `nil` if this is something else.
    ///
    /// - Complexity: O(n) in bytes
    @inline(never)  // Each use would have a copy of it.
    public var string: String? {
        switch node.kind {
        case .string: String(decoding: slice, as: UTF8.self)
        case .escapedString: String(decoding: resolvedBytes, as: UTF8.self)
        default: nil
        }
    }

    /// The UTF-8 bytes of a string, or `nil` if this is something else.
    ///
    /// - Complexity: O(n)
    public var utf8: [UInt8]? {
        switch node.kind {
        case .string: Array(slice)
        case .escapedString: resolvedBytes
        default: nil
        }
    }

    /// Whether this is the given string, compared byte by byte.
    public func isString(_ text: StaticString) -> Bool {
        switch node.kind {
        case .string: tape.has(text, at: node)
        case .escapedString: resolvedBytes[...].isText(text)
        default: false
        }
    }

    /// The bytes of the text that this value or string stands in.
    var slice: ArraySlice<UInt8> {
        tape.bytes[Int(node.start)..<Int(node.start) + Int(node.count)]
    }

    private var resolvedBytes: [UInt8] {
        let bytes = tape.bytes
        return JSONText.resolved(bytes.span, from: Int(node.start), count: Int(node.count))
    }
}
