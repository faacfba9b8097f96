import CollectionDiffing
import Testing

struct IndexTranslationTests {
    @Test("an index out of bounds has no counterpart")
    func bounds() {
        let translation = IndexTranslation(IndexChangeset(fromIDs: [1, 2, 3], toIDs: [2, 4]))
        #expect([-1, 0, 1, 2, 3].map { translation.newIndex(ofOld: $0) } == [nil, nil, 0, nil, nil])
        #expect([-1, 0, 1, 2].map { translation.oldIndex(ofNew: $0) } == [nil, 1, nil, nil])
    }
}
