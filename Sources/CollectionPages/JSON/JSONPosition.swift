/// A place in a JSON text, as editors count: for messages to the person who wrote it.
public struct JSONPosition: Equatable, Sendable {
    /// The number of bytes before the place.
    public var offset: Int
    /// The line, from 1. Lines end with a line feed.
    public var line: Int
    /// The column, from 1, in bytes.
    public var column: Int

    /// Counts lines and columns up to an offset; an offset behind the end is taken as the end.
    ///
    /// - Complexity: O(offset)
    init(offset: Int, in bytes: [UInt8]) {
        self.offset = min(max(offset, 0), bytes.count)
        line = 1
        column = 1
        for byte in bytes[..<self.offset] {
            if byte == 0x0A {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
    }
}

extension JSONPosition: CustomStringConvertible {
    /// The position as text: `line 3, column 14`.
    public var description: String { "line \(line), column \(column)" }
}
