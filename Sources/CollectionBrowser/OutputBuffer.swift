/// Memory that is written from its start for each event and read by the page.
///
/// It has one owner, so that adding to it looks at its room and at nothing else, which an array cannot know.
struct OutputBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    subscript(position: Int) -> Element {
        get { base[position] }
        set { base[position] = newValue }
    }

    /// Forgets what was written, keeping the memory.
    mutating func removeAll() { count = 0 }

    // What appends word by word is rare: its code is to be small.
    @inline(never)
    mutating func append(_ element: Element) {
        if count == capacity { grow(by: 1) }
        base[count] = element
        count += 1
    }

    /// Adds elements that belong together, looking at the room once.
    @inline(__always)
    mutating func append(_ first: Element, _ second: Element) {
        if count + 2 > capacity { grow(by: 2) }
        base[count] = first
        base[count + 1] = second
        count += 2
    }

    /// Adds elements that belong together, looking at the room once.
    @inline(__always)
    mutating func append(_ first: Element, _ second: Element, _ third: Element) {
        if count + 3 > capacity { grow(by: 3) }
        base[count] = first
        base[count + 1] = second
        base[count + 2] = third
        count += 3
    }

    /// Adds elements that belong together, looking at the room once.
    @inline(__always)
    mutating func append(_ first: Element, _ second: Element, _ third: Element, _ fourth: Element) {
        if count + 4 > capacity { grow(by: 4) }
        base[count] = first
        base[count + 1] = second
        base[count + 2] = third
        base[count + 3] = fourth
        count += 4
    }

    private mutating func grow(by room: Int) {
        capacity = max(capacity * 2, count + room)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.initialize(from: base, count: count)
        base.deallocate()
        base = larger
    }
}

extension OutputBuffer<UInt8> {
    /// Adds a text and returns its length in UTF-16 units.
    mutating func append(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = bytes.baseAddress else { return 0 }
        if count + bytes.count > capacity { grow(by: bytes.count) }
        let source = UnsafeRawPointer(start)
        let target = UnsafeMutableRawPointer(base + count)
        var correction = 0
        var index = 0
        // Most texts are plain: there is nothing to count in them, so that they go eight bytes at a time.
        while index + 8 <= bytes.count {
            let eight = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            target.storeBytes(of: eight, toByteOffset: index, as: UInt64.self)
            if eight & 0x8080_8080_8080_8080 != 0 {
                for byte in bytes[index..<index + 8] { correction += Self.correction(for: byte) }
            }
            index += 8
        }
        while index < bytes.count {
            base[count + index] = bytes[index]
            correction += Self.correction(for: bytes[index])
            index += 1
        }
        count += bytes.count
        return bytes.count + correction
    }

    /// What a byte adds to the number of bytes to make it that of UTF-16 units: those that continue a character are none,
    /// and a character of four bytes is two units.
    private static func correction(for byte: UInt8) -> Int {
        if byte & 0xC0 == 0x80 { return -1 }
        return byte >= 0xF0 ? 1 : 0
    }
}
