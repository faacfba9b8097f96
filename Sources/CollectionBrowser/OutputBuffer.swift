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

    mutating func append(_ element: Element) {
        if count == capacity { grow(by: 1) }
        base[count] = element
        count += 1
    }

    mutating func append(contentsOf elements: some Collection<Element>) {
        for element in elements { append(element) }
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
        if count + bytes.count > capacity { grow(by: bytes.count) }
        var length = bytes.count
        for index in 0..<bytes.count {
            let byte = bytes[index]
            base[count + index] = byte
            if byte & 0xC0 == 0x80 { length -= 1 } else if byte >= 0xF0 { length += 1 }
        }
        count += bytes.count
        return length
    }
}
