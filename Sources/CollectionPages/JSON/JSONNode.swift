/// One entry of a ``JSONDocument``'s tape.
///
/// The tape lists all values in the order of the text. An array is followed by its elements; an object by its members,
/// each a string entry for the name and then the value. `end` leads past a whole subtree, so that skipping costs O(1).
struct JSONNode: Equatable, Sendable {
    enum Kind: UInt8, Sendable {
        case null, `false`, `true`
        /// A number without fraction or exponent that fits ±(2⁵³ − 1).
        case integer
        /// Any other number. The format has none, so its value is never computed.
        case otherNumber
        /// A string whose bytes are its text.
        case string
        /// A string that holds backslash escapes.
        case escapedString
        case array, object
    }

    var kind: Kind
    /// The offset of the first byte; of a string, the one after the quote.
    var start: UInt32
    /// The number of bytes of a string or number (quotes excluded); the number of elements or members of a container.
    var count: UInt32
    /// The tape index after this value and everything in it.
    var end: UInt32
}
