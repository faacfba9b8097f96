import CollectionDiffing
import CollectionGeometry
import CollectionViews

/// Numbers for the names that cross again and again, so that each name crosses once.
///
/// The names are few and compared by bytes; a cheap hash of their own spares the module the Unicode machinery that
/// `String` brings as a dictionary key.
struct NameTable {
    private var names: [String] = []
    /// The numbers by hash.
    private var table = ProbeTable()
    /// The number that was requested last: a screen of cells often sends the same name for each of them.
    private var last: Int32 = -1

    init() {
        table.reset(capacity: 40)
    }

    /// The number of a name, and whether it is new.
    ///
    /// - Complexity: O(1) on average.
    mutating func number(of name: String) -> (number: Int32, isNew: Bool) {
        if last >= 0, names[Int(last)].hasSameBytes(as: name) { return (last, false) }
        let hash = hash(name)
        let known = table.index(at: table.place(forHash: hash) { names[$0].hasSameBytes(as: name) })
        let number = Int32(known ?? names.count)
        last = number
        if known == nil {
            table.insert(names.count, hash: hash)
            names.append(name)
        }
        return (number, known == nil)
    }

    /// The hash after Fowler, Noll and Vo, without the low bits, which differ least.
    private func hash(_ name: String) -> UInt32 {
        var value: UInt32 = 2_166_136_261
        var name = name
        name.withUTF8 { bytes in
            for byte in bytes { value = (value ^ UInt32(byte)) &* 16_777_619 }
        }
        return value >> 3
    }
}
