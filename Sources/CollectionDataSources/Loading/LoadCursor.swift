/// The position of the next part of a list, as an opaque value of the server.
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
