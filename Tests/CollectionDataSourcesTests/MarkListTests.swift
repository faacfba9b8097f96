import Testing

@testable import CollectionDataSources

struct MarkListTests {
    /// The marks on the slots below a number.
    private func marks(_ list: MarkList, below count: Int) -> [UInt8] { (0..<count).map { list[$0].rawValue } }

    @Test("marks are counted by slot, however often a slot is marked")
    func counting() {
        var list = MarkList()
        #expect(list.isEmpty)
        list.set([], on: 9)
        #expect(list == MarkList(), "no mark takes no memory")
        list.set(.reload, on: 2)
        list.set([.reload, .reconfigure], on: 2)
        list.set(.supplementaries, on: 5)
        #expect(list.count == 2)
        #expect(marks(list, below: 8) == [0, 0, 3, 0, 0, 4, 0, 0])
        list.set([], on: 2)
        list.set([], on: 2)
        #expect(list.count == 1)
        #expect(!list.isEmpty)
        list.removeAll()
        #expect(list == MarkList())
    }

    @Test("slots are found by any of the marks, in ascending order")
    func finding() {
        var list = MarkList()
        #expect(list.slots(with: .reload) == [])
        list.set(.reconfigure, on: 7)
        list.set([.reload, .supplementaries], on: 0)
        list.set(.reload, on: 3)
        #expect(list.slots(with: .reload) == [0, 3])
        #expect(list.slots(with: .reconfigure) == [7])
        #expect(list.slots(with: [.reconfigure, .supplementaries]) == [0, 7])
    }

    @Test("a removed slot gets the marks of the last one, which has none then")
    func removing() {
        for slot in 0..<3 {
            var list = MarkList()
            list.set(.reload, on: 0)
            list.set(.reconfigure, on: 2)
            list.removeSwappingLast(slot, last: 2)
            let expected: [UInt8] = [[2, 0, 0], [1, 2, 0], [1, 0, 0]][slot]
            #expect(marks(list, below: 3) == expected, "slot \(slot)")
            #expect(list.count == expected.count { $0 != 0 }, "slot \(slot)")
        }
    }

    @Test("where the last slot has no mark, the removed one loses its own")
    func removingMarked() {
        var list = MarkList()
        list.set(.reload, on: 1)
        list.removeSwappingLast(1, last: 40)
        #expect(list.isEmpty)
        #expect(marks(list, below: 3) == [0, 0, 0])
    }
}
