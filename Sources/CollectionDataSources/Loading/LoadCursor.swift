/// A mark that a server gives out, for the part of a list that comes next. Its bytes mean something to the server only.
public struct LoadCursor: Hashable, Sendable {
    // Bytes rather than a string: comparing and hashing them needs no tables of Unicode in a WebAssembly module.
    private let bytes: [UInt8]

    /// Creates a cursor from its text on the wire.
    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The text on the wire.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
