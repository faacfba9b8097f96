public import CollectionDataSources

/// Work with snapshots of one section.
public enum SnapshotWorkload {
    /// A snapshot of one section.
    @inlinable
    public static func snapshot<ID>(of ids: [ID]) -> DiffableDataSourceSnapshot<Int, ID> {
        changed(DiffableDataSourceSnapshot<Int, ID>()) { snapshot throws(SnapshotError<Int, ID>) in
            try snapshot.appendSections([0])
            try snapshot.appendItems(ids)
        }
    }

    /// A changed copy of a snapshot. The changes must be allowed.
    @inlinable
    public static func changed<ID>(
        _ snapshot: DiffableDataSourceSnapshot<Int, ID>,
        _ change: (inout DiffableDataSourceSnapshot<Int, ID>) throws(SnapshotError<Int, ID>) -> Void
    ) -> DiffableDataSourceSnapshot<Int, ID> {
        var snapshot = snapshot
        do throws(SnapshotError<Int, ID>) {
            try change(&snapshot)
        } catch {
            preconditionFailure("A workload only makes changes that are allowed.")
        }
        return snapshot
    }
}
