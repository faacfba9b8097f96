import CollectionDiffing
import CollectionGeometry
import Testing

struct BatchChangesTests {
    /// A batch with one operation of each kind.
    private let everything = BatchChanges(
        sectionDeletes: [1],
        sectionInserts: [0],
        sectionMoves: [Move(from: 4, to: 1)],
        sectionReloads: [2],
        itemDeletes: [IndexPath(item: 0, section: 0)],
        itemInserts: [IndexPath(item: 1, section: 2)],
        itemMoves: [Move(from: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 4))],
        itemReloads: [IndexPath(item: 0, section: 3)]
    )

    @Test("operations of every kind are counted")
    func operationCount() {
        #expect(everything.operationCount == 8)
    }

    @Test("the description lists operations of every kind, sections before items")
    func description() {
        #expect(
            everything.description
                == "delete section 1, insert section 0, move section 4→1, reload section 2, "
                + "delete [0, 0], insert [2, 1], move [0, 1]→[4, 0], reload [3, 0]"
        )
    }

    @Test("a batch without operations is empty and says so")
    func empty() {
        #expect(BatchChanges().isEmpty)
        #expect(BatchChanges().description == "no changes")
    }
}
