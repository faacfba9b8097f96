/// The rows as ids, in order. Everything about a row follows from its id, here as in `Web/rows.js`.
struct Rows {
    private static let room = 1024

    /// The ids, behind room for more.
    private var stored: [UInt32]
    private var start = Self.room

    /// Creates rows with the ids from 0 on.
    init(count: Int) {
        stored = Array(repeating: 0, count: Self.room + count)
        for row in 0..<count { stored[Self.room + row] = UInt32(truncatingIfNeeded: row) }
    }

    var count: Int { stored.count - start }

    subscript(row: Int) -> UInt32 { stored[start + row] }

    /// The ids of some rows.
    subscript(rows: Range<Int>) -> ArraySlice<UInt32> { stored[start + rows.lowerBound..<start + rows.upperBound] }

    /// Inserts an unused id before all others.
    mutating func insertTop() {
        let id = UInt32(count)
        if start == 0 {
            start = Self.room
            stored.insert(contentsOf: repeatElement(0, count: Self.room), at: 0)
        }
        start -= 1
        stored[start] = id
    }

    /// Puts the ids into another order: Fisher and Yates' shuffle with Marsaglia's xorshift from a fixed seed.
    mutating func shuffle() {
        var state: UInt32 = 2_463_534_242
        for row in stride(from: count - 1, to: 0, by: -1) {
            state ^= state << 13
            state ^= state >> 17
            state ^= state << 5
            stored.swapAt(start + row, start + Int(state % UInt32(row + 1)))
        }
    }
}

extension UInt32 {
    /// The bits of an id, mixed.
    private var mixed: UInt32 {
        var value = self &* 0x9E37_79B1
        value ^= value >> 15
        value = value &* 0x85EB_CA77
        return value ^ (value >> 13)
    }

    /// The height of the row with this id, from 40 to 200 points.
    var rowHeight: Double { Double(40 + mixed % 161) }

    /// The hue of its box, in degrees.
    var rowHue: Double { Double((mixed >> 8) % 360) }

    /// With as much room as it takes: a text of at most ten bytes is kept without memory of its own.
    var rowTitle: String {
        var length = 5
        var rest = self / 10
        while rest > 0 {
            length += 1
            rest /= 10
        }
        return String(unsafeUninitializedCapacity: length) { buffer in
            var line = Line(buffer)
            line.write("Row ")
            line.write(self)
            return line.count
        }
    }

    var rowSubtitle: String {
        let bits = mixed
        return String(unsafeUninitializedCapacity: 40) { buffer in
            var line = Line(buffer)
            line.write(Self.adjectives[Int(bits >> 5) & 7])
            line.write(" ")
            line.write(Self.nouns[Int(bits >> 11) & 7])
            line.write(", ")
            line.write(40 + bits % 161)
            line.write(" points")
            return line.count
        }
    }

    private static let adjectives: [StaticString] = [
        "Plain", "Quiet", "Narrow", "Early", "Distant", "Warm", "Hidden", "Simple",
    ]
    private static let nouns: [StaticString] = [
        "harbour", "meadow", "window", "letter", "orchard", "river", "stair", "lantern",
    ]
}

/// A text that is written into its memory part by part. A string that is appended to looks at its room, its owner and its
/// form each time, and a list in a fling makes hundreds of texts a second.
private struct Line {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    mutating func write(_ part: StaticString) {
        for byte in UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount) { write(byte) }
    }

    mutating func write(_ number: UInt32) {
        var unit: UInt32 = 1
        while number / unit >= 10 { unit *= 10 }
        while unit > 0 {
            write(UInt8(48 + number / unit % 10))
            unit /= 10
        }
    }

    private mutating func write(_ byte: UInt8) {
        buffer[count] = byte
        count += 1
    }
}
