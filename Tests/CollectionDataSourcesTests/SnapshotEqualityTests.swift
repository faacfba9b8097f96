import CollectionDataSources
import Testing

/// Two snapshots are equal when they hold the same, however they were made. The outlines are those of section snapshots.
struct SnapshotEqualityTests {
    typealias Snapshot = DiffableDataSourceSnapshot<String, Int>
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    private static let changes: [(String, @Sendable (inout Snapshot) throws -> Void)] = [
        ("another order of items", { try $0.moveItem(0, afterItem: 1) }),
        ("an item in another section", { try $0.appendItems([2], toSection: "b") }),
        (
            "another item",
            {
                $0.deleteItems([2])
                try $0.appendItems([9], toSection: "a")
            }
        ),
        ("one item more", { try $0.appendItems([9], toSection: "b") }),
        ("one section more", { try $0.appendSections(["c"]) }),
        (
            "another section",
            {
                $0.deleteSections(["b"])
                try $0.appendSections(["c"])
            }
        ),
        ("another order of sections", { try $0.moveSection("a", afterSection: "b") }),
        ("a mark on an item", { try $0.reconfigureItems([1]) }),
        ("a mark on a section", { try $0.reloadSections(["b"]) }),
        ("a mark on supplementaries", { try $0.reconfigureSupplementaries(inSections: ["b"]) }),
        ("a revision", { try $0.setSupplementaryRevision(1, forSection: "b") }),
    ]

    private func snapshot() throws -> Snapshot {
        var snapshot = Snapshot()
        try snapshot.appendSections(["a", "b"])
        try snapshot.appendItems([0, 1, 2], toSection: "a")
        return snapshot
    }

    @Test("snapshots that differ in one thing are not equal", arguments: SnapshotEqualityTests.changes.indices)
    func differences(number: Int) throws {
        let original = try snapshot()
        var copy = original
        try Self.changes[number].1(&copy)
        #expect(copy != original, "\(Self.changes[number].0)")
        #expect(original != copy, "\(Self.changes[number].0)")
    }

    @Test("snapshots that differ in the kind of a mark are not equal")
    func marks() throws {
        var reloaded = try snapshot()
        var reconfigured = reloaded
        try reloaded.reloadItems([1])
        try reconfigured.reconfigureItems([1])
        #expect(reloaded != reconfigured)
    }

    @Test("snapshots that hold the same are equal, in whatever order they were made")
    func equality() throws {
        var one = try snapshot()
        try one.reloadItems([2])
        try one.reloadSections(["b"])
        try one.setSupplementaryRevision(3, forSection: "a")
        var other = Snapshot()
        try other.appendSections(["b"])
        try other.insertSections(["a"], beforeSection: "b")
        try other.reloadSections(["b"])
        try other.setSupplementaryRevision(3, forSection: "a")
        try other.appendItems([2, 0], toSection: "a")
        try other.reloadItems([2])
        try other.insertItems([1], afterItem: 0)
        try other.moveItem(2, afterItem: 1)
        #expect(one == other)
    }

    @Test("a revision of 0 is that of a section which never had one")
    func firstRevision() throws {
        var snapshot = try snapshot()
        let original = snapshot
        try snapshot.setSupplementaryRevision(5, forSection: "a")
        try snapshot.setSupplementaryRevision(0, forSection: "a")
        #expect(snapshot == original)
    }

    private static let outlineChanges: [(String, @Sendable (inout Outline) throws -> Void)] = [
        (
            "a child as a root",
            {
                $0.delete([3])
                try $0.insert([3], after: 1)
            }
        ),
        (
            "another order of children",
            {
                $0.delete([2])
                try $0.append([2], to: 1)
            }
        ),
        (
            "another item",
            {
                $0.delete([4])
                try $0.append([5])
            }
        ),
        ("one item more", { try $0.append([5]) }),
        ("what is expanded", { try $0.expand([1]) }),
        ("a mark", { try $0.reload([2]) }),
    ]

    @Test("outlines that differ in one thing are not equal", arguments: SnapshotEqualityTests.outlineChanges.indices)
    func outlineDifferences(number: Int) throws {
        var original = Outline()
        try original.append([1, 4])
        try original.append([2, 3], to: 1)
        var copy = original
        try Self.outlineChanges[number].1(&copy)
        #expect(copy != original, "\(Self.outlineChanges[number].0)")
        #expect(original != copy, "\(Self.outlineChanges[number].0)")
    }
}
