import CollectionViews

/// Numbers for the names that cross again and again, so that each name crosses once.
///
/// The names are few and compared by bytes; an open-addressing table over a cheap hash spares the module the Unicode
/// machinery that `String` brings as a dictionary key.
struct NameTable {
    private var names: [String] = []
    private var slots: [Int32] = Array(repeating: -1, count: 64)
    /// The number that was asked for last: a screen of cells often sends the same name for each of them.
    private var last: Int32 = -1

    /// The number of a name, and whether it is new.
    ///
    /// - Complexity: O(1) on average.
    mutating func number(of name: String) -> (number: Int32, isNew: Bool) {
        if last >= 0, names[Int(last)].hasSameBytes(as: name) { return (last, false) }
        if names.count * 2 >= slots.count { grow() }
        var slot = hash(name) & (slots.count - 1)
        while slots[slot] >= 0 {
            if names[Int(slots[slot])].hasSameBytes(as: name) {
                last = slots[slot]
                return (last, false)
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = Int32(names.count)
        slots[slot] = number
        last = number
        names.append(name)
        return (number, true)
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (number, name) in names.enumerated() {
            var slot = hash(name) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }

    private func hash(_ name: String) -> Int {
        var value: UInt32 = 2_166_136_261
        for byte in name.utf8 { value = (value ^ UInt32(byte)) &* 16_777_619 }
        return Int(value >> 3)
    }
}
