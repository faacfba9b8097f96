import CollectionDiffing
import CollectionGeometry
import Testing

struct IndexPathTranslationTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("an item of a reloaded section has a counterpart only where the new section has an item")
    func shorterSection() throws {
        let batch = BatchChanges(sectionReloads: [0])
        let translation = try #require(IndexPathTranslation(batch, countsBefore: [3], countsAfter: [1]))
        #expect((0..<3).map { translation.newPath(ofOld: path(0, $0)) } == [path(0, 0), nil, nil])
    }

    @Test("operations may be listed in any order")
    func order() throws {
        let batch = BatchChanges(
            sectionDeletes: [3, 0],
            sectionInserts: [2, 0],
            itemDeletes: [path(1, 2), path(1, 0)],
            itemInserts: [path(1, 1), path(1, 0)]
        )
        let ordered = BatchChanges(
            sectionDeletes: [0, 3],
            sectionInserts: [0, 2],
            itemDeletes: [path(1, 0), path(1, 2)],
            itemInserts: [path(1, 0), path(1, 1)]
        )
        let counts = (before: [1, 3, 1, 1], after: [5, 3, 5, 1])
        let translation = try #require(
            IndexPathTranslation(batch, countsBefore: counts.before, countsAfter: counts.after))
        #expect(
            translation == IndexPathTranslation(ordered, countsBefore: counts.before, countsAfter: counts.after))
        #expect(translation.newPath(ofOld: path(1, 1)) == path(1, 2))
    }
}
