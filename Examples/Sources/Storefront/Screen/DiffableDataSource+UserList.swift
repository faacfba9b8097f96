import CollectionViewKit

extension CollectionViewDiffableDataSource<Int, Int> {
    /// Shows a list that the user keeps, such as the bag, in one section.
    ///
    /// - Parameters:
    ///   - ids: The ids of its items, each once.
    ///   - changed: The ids of the items that show something else than before.
    ///   - isAnimated: Whether what comes, goes and moves is seen to do so.
    ///   - context: What logs for developers that an id occurs twice.
    /// - Returns: Whether the list is shown, which it is not where an id occurs twice.
    func show(_ ids: [Int], reconfiguring changed: [Int], isAnimated: Bool, log context: HostContext?) -> Bool {
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        do throws(SnapshotError<Int, Int>) {
            try snapshot.appendSections([0])
            try snapshot.appendItems(ids, toSection: 0)
            try snapshot.reconfigureItems(changed)
        } catch {
            context?.send(.log(.error, error.message))
            return false
        }
        apply(snapshot, animatingDifferences: isAnimated)
        return true
    }
}
