import CollectionDataSources
import Testing

/// Snapshots share one object until one of them changes, which no caller can observe.
struct SnapshotCopyTests {
    typealias Snapshot = DiffableDataSourceSnapshot<String, Int>
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    /// Everything that can be read from a snapshot.
    private struct Content: Equatable {
        var sections: [String]
        var items: [[Int]]
        var all: [Int]
        var marks: [[Int]]
        var sectionMarks: [[String]]
        var revisions: [Int]
        var diagnostics: [SnapshotDiagnostic<Int>]

        init(_ snapshot: Snapshot) throws {
            sections = Array(snapshot.sectionIdentifiers)
            items = try sections.map { Array(try snapshot.itemIdentifiers(inSection: $0)) }
            all = Array(snapshot.itemIdentifiers)
            marks = [snapshot.reloadedItemIdentifiers, snapshot.reconfiguredItemIdentifiers]
            sectionMarks = [
                snapshot.reloadedSectionIdentifiers, snapshot.reconfiguredSupplementarySectionIdentifiers,
            ]
            revisions = try sections.map { try snapshot.supplementaryRevision(forSection: $0) }
            diagnostics = snapshot.diagnostics
        }
    }

    private static let changes: [(String, @Sendable (inout Snapshot) throws -> Void)] = [
        ("append items", { try $0.appendItems([9], toSection: "a") }),
        ("insert items", { try $0.insertItems([9, 8], beforeItem: 1) }),
        ("append a known item", { try $0.appendItems([0], toSection: "b") }),
        ("delete an item", { $0.deleteItems([1]) }),
        ("move an item", { try $0.moveItem(0, afterItem: 4) }),
        ("append a section", { try $0.appendSections(["c"]) }),
        ("delete a section", { $0.deleteSections(["a"]) }),
        ("move a section", { try $0.moveSection("a", afterSection: "b") }),
        ("reload", { try $0.reloadItems([2]) }),
        ("reconfigure", { try $0.reconfigureItems([2]) }),
        ("reload a section", { try $0.reloadSections(["b"]) }),
        ("reconfigure supplementaries", { try $0.reconfigureSupplementaries(inSections: ["b"]) }),
        ("set a revision", { try $0.setSupplementaryRevision(7, forSection: "b") }),
        ("delete all", { $0.deleteAllItems() }),
    ]

    private func snapshot() throws -> Snapshot {
        var snapshot = Snapshot()
        try snapshot.appendSections(["a", "b"])
        try snapshot.appendItems([0, 1, 2], toSection: "a")
        try snapshot.appendItems([3, 4], toSection: "b")
        return snapshot
    }

    @Test(
        "no change of a copy is seen by the other copy or by lists taken before",
        arguments: SnapshotCopyTests.changes.indices
    )
    func copies(number: Int) throws {
        let original = try snapshot()
        let before = try Content(original)
        let list = original.itemIdentifiers
        var copy = original
        try Self.changes[number].1(&copy)
        #expect(try Content(copy) != before, "\(Self.changes[number].0) changes something")
        #expect(try Content(original) == before)
        #expect(list == before.all)
        // Nor by changes of further copies.
        let changed = try Content(copy)
        for (_, change) in Self.changes {
            var other = original
            try change(&other)
        }
        #expect(try Content(copy) == changed)
    }

    @Test("a change that fails leaves both copies as they were")
    func failures() throws {
        let original = try snapshot()
        let before = try Content(original)
        var copy = original
        #expect(throws: Snapshot.Failure.duplicateItems([9])) { try copy.appendItems([9, 9]) }
        #expect(throws: Snapshot.Failure.itemRelativeToItself(1)) { try copy.insertItems([9, 1], beforeItem: 1) }
        #expect(throws: Snapshot.Failure.duplicateSections(["b"])) { try copy.appendSections(["c", "b"]) }
        #expect(throws: Snapshot.Failure.unknownItems([9])) { try copy.moveItem(9, afterItem: 8) }
        #expect(throws: Snapshot.Failure.unknownItems([8])) { try copy.moveItem(0, afterItem: 8) }
        #expect(throws: Snapshot.Failure.unknownItems([9, 8])) { try copy.reloadItems([9, 1, 8]) }
        #expect(throws: Snapshot.Failure.unknownSections(["c"])) { try copy.moveSection("a", beforeSection: "c") }
        #expect(throws: Snapshot.Failure.sectionRelativeToItself("a")) { try copy.moveSection("a", beforeSection: "a") }
        #expect(try Content(original) == before)
        #expect(try Content(copy) == before)
        #expect(copy.brokenInvariant() == nil)
    }

    @Test("no change of a copy of an outline is seen by the other copy")
    func outlines() throws {
        var original = Outline()
        try original.append([1, 2])
        try original.append([3, 4], to: 1)
        let (items, visible) = (Array(original.items), Array(original.visibleItems))
        var copy = original
        try copy.expand([1])
        try copy.append([5], to: 3)
        try copy.reload([2])
        copy.delete([4])
        #expect(Array(copy.items) == [1, 3, 5, 2])
        #expect(Array(copy.visibleItems) == [1, 3, 2])
        #expect(Array(original.items) == items)
        #expect(Array(original.visibleItems) == visible)
        #expect(original.reloadedItems.isEmpty)
        #expect(throws: Outline.Failure.duplicateItems([3])) { try original.insert(copy.snapshot(of: 1), before: 2) }
        #expect(Array(original.items) == items)
    }

    @Test("snapshots and outlines are one reference each, whatever they hold")
    func sizes() {
        #expect(MemoryLayout<Snapshot>.size == MemoryLayout<AnyObject>.size)
        #expect(MemoryLayout<Outline>.size == MemoryLayout<AnyObject>.size)
    }
}
