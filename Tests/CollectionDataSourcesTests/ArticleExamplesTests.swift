import CollectionDataSources
import CollectionDiffing
import Testing

/// The examples of the article "Identity, equality and change".
struct ArticleExamplesTests {
    struct Message: Identifiable, Equatable {
        var id: Int
        var text: String
    }

    @Test("a message that moved and was edited is both moved and updated")
    func messages() {
        let before = [Message(id: 1, text: "Yes"), Message(id: 2, text: "No")]
        let after = [Message(id: 2, text: "No!"), Message(id: 1, text: "Yes")]
        let changes = IndexChangeset(from: before, to: after)
        #expect(changes.description == "2 → 2: move 1→0, update 1→0")
    }

    @Test("an edited item is reconfigured, and a revision configures the header again")
    func edits() throws {
        let dataSource = DiffableDataSource<String, Int>()
        let recorder = UpdateRecorder(dataSource)
        var snapshot = dataSource.snapshot()
        try snapshot.appendSections(["inbox"])
        try snapshot.appendItems([1, 2])
        dataSource.apply(snapshot)
        try snapshot.reconfigureItems([2])
        try snapshot.setSupplementaryRevision(1, forSection: "inbox")
        dataSource.apply(snapshot)
        dataSource.apply(dataSource.snapshot())
        #expect(
            recorder.take() == [
                "update 1: insert section 0",
                "update 2: no changes, then reconfigure [0, 1], then reconfigure supplementaries of section 0",
                "update 3: no changes",
            ]
        )
    }

    @Test("an error says what happened")
    func errors() {
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        do {
            try snapshot.appendSections(["inbox"])
            try snapshot.appendItems([1, 1])
            Issue.record("the items are not unique")
        } catch {
            #expect(error.message.hasPrefix("Items are given twice or are present already."))
        }
    }

    @Test("a change without ids in between describes itself as the first example says")
    func firstExample() {
        let changes = IndexChangeset(fromIDs: ["a", "b", "c"], toIDs: ["c", "a", "d"])
        #expect(changes.deletes == [1])
        #expect(changes.inserts == [2])
        #expect(changes.moves == [Move(from: 2, to: 0)])
        let translation = IndexTranslation(IndexChangeset(fromIDs: ["a", "b"], toIDs: ["c", "b"]))
        #expect(translation.newIndex(ofOld: 1) == 1)
        #expect(translation.newIndex(ofOld: 0) == nil)
    }
}
