import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct ElementTableTests {
    private let table = ElementTable()

    /// The translation of an update of one section with three items, numbered from 0.
    private func translation(
        deletes: [Int] = [],
        inserts: [Int] = [],
        moves: [(Int, Int)] = []
    ) throws -> IndexPathTranslation {
        let batch = BatchChanges(
            itemDeletes: deletes.map { IndexPath(item: $0, section: 0) },
            itemInserts: inserts.map { IndexPath(item: $0, section: 0) },
            itemMoves: moves.map {
                Move(from: IndexPath(item: $0.0, section: 0), to: IndexPath(item: $0.1, section: 0))
            }
        )
        let count = 3 - deletes.count + inserts.count
        return try #require(IndexPathTranslation(batch, countsBefore: [3], countsAfter: [count]))
    }

    @Test func `a handle follows its item over an update`() throws {
        let handle = table.handle(forItemAt: IndexPath(item: 1, section: 0))
        table.translate(try translation(inserts: [0]))
        #expect(handle.indexPath == IndexPath(item: 2, section: 0))
    }

    @Test func `the handle of an item that is gone has no element`() throws {
        let handle = table.handle(forItemAt: IndexPath(item: 1, section: 0))
        table.translate(try translation(deletes: [1]))
        #expect(handle.element == nil)
    }

    @Test func `a header follows its section and an element of the whole layout stays`() throws {
        let header = table.handle(for: .supplementary(.sectionHeader, IndexPath(item: 0, section: 0)))
        let global = LayoutElement.supplementary(.sectionHeader, IndexPath(item: IndexPath.globalItem, section: 3))
        let globalHandle = table.handle(for: global)
        let sections = BatchChanges(sectionInserts: [0])
        table.translate(try #require(IndexPathTranslation(sections, countsBefore: [3], countsAfter: [2, 3])))
        #expect(header.element == .supplementary(.sectionHeader, IndexPath(item: 0, section: 1)))
        #expect(globalHandle.element == global)
    }

    @Test func `a set follows its items and stays in order`() throws {
        let set = table.makeSet()
        set.replace(with: [0, 1, 2].map { IndexPath(item: $0, section: 0) })
        table.translate(try translation(deletes: [1], moves: [(0, 1)]))
        #expect(set.indexPaths == [0, 1].map { IndexPath(item: $0, section: 0) })
    }

    @Test func `a set tells which items are in it`() {
        let set = table.makeSet()
        #expect(set.insert(IndexPath(item: 5, section: 1)))
        #expect(set.insert(IndexPath(item: 2, section: 1)))
        #expect(!set.insert(IndexPath(item: 5, section: 1)))
        #expect(set.indexPaths == [IndexPath(item: 2, section: 1), IndexPath(item: 5, section: 1)])
        #expect(set.remove(IndexPath(item: 2, section: 1)))
        #expect(!set.contains(IndexPath(item: 2, section: 1)))
        #expect(set.contains(IndexPath(item: 5, section: 1)))
    }

    @Test func `a reset leaves handles without elements and sets without items`() {
        let handle = table.handle(forItemAt: IndexPath(item: 0, section: 0))
        let set = table.makeSet()
        set.insert(IndexPath(item: 0, section: 0))
        table.reset()
        #expect(handle.element == nil)
        #expect(set.isEmpty)
    }

    @Test func `a handle that nothing holds is dropped`() {
        let kept = table.handle(forItemAt: IndexPath(item: 0, section: 0))
        for item in 0..<10_000 { _ = table.handle(forItemAt: IndexPath(item: item, section: 0)) }
        #expect(table.count == 1)
        #expect(kept.indexPath == IndexPath(item: 0, section: 0))
    }
}
