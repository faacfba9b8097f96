import CollectionDiffing
import Testing

struct ProbeTableTests {
    /// A table with an index for each hash, the position of the hash in the list.
    private func table(_ hashes: [UInt32]) -> ProbeTable {
        var table = ProbeTable()
        table.reset(capacity: hashes.count)
        for (index, hash) in hashes.enumerated() { table.insert(index, hash: hash) }
        return table
    }

    /// The indices of a list of hashes that are found in a table.
    private func found(_ hashes: [UInt32], in table: ProbeTable) -> [Int] {
        hashes.indices.filter { index in
            table.index(at: table.place(forHash: hashes[index]) { $0 == index }) == index
        }
    }

    @Test("removing an entry leaves every other one to be found, also around the end of the table")
    func removing() {
        // A table of 8 places, of which these are the last two and the first two.
        let homes: [UInt32] = [6, 7, 0, 1]
        var failures: [String] = []
        for number in 0..<256 {
            let hashes = (0..<4).map { homes[number >> (2 * $0) & 3] }
            for removed in 0..<4 {
                var table = table(hashes)
                table.remove(at: table.place(forHash: hashes[removed]) { $0 == removed })
                if found(hashes, in: table) != (0..<4).filter({ $0 != removed }) || table.count != 3 {
                    failures.append("\(hashes) without \(removed)")
                }
            }
        }
        #expect(failures == [])
    }

    @Test("a table that grows keeps every entry")
    func growing() {
        let hashes = (0..<1_000).map { UInt32($0) &* 2_654_435_761 }
        var table = ProbeTable()
        table.reset(capacity: 0)
        for (index, hash) in hashes.enumerated() { table.insert(index, hash: hash) }
        #expect(table.count == 1_000)
        #expect(table.limit >= 1_000)
        #expect(found(hashes, in: table) == Array(hashes.indices))
    }

    @Test("a table that is reset is empty, also when it keeps its memory")
    func resetting() {
        let hashes = (0..<100).map { UInt32($0) }
        var table = table(hashes)
        table.reset(capacity: 4)
        #expect(table.count == 0)
        #expect(found(hashes, in: table) == [])
    }

    @Test("a divided table has the entries without the bit in the first part and those with it in the second")
    func dividing() {
        let hashes = (0..<16).map { UInt32($0) }
        let parts = table(hashes).divided(byBit: 3)
        #expect(parts.map { found(hashes, in: $0) } == [Array(0..<8), Array(8..<16)])
    }
}
