import CollectionDataSources
import CollectionDiagnostics
import CollectionDiffing
public import CollectionGeometry

// Animated changes of the data of a ``CollectionViewDataSource``, by Apple's names. After Apple's documentation of
// `UICollectionView.performBatchUpdates(_:completion:)`.
extension CollectionView {
    /// Animates several changes of the data of ``dataSource`` as one.
    ///
    /// ```swift
    /// collectionView.performBatchUpdates {
    ///     books.remove(at: 3)
    ///     books.insert(book, at: 0)
    ///     collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
    ///     collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    /// } completion: { isShown in … }
    /// ```
    ///
    /// Deletions, reloads and the sources of moves name positions before the batch; insertions and the targets of moves
    /// name positions after it. The selection, the focus and the user's place follow the items. If the changes do not
    /// fit the numbers of items, the reason is logged and the view is reloaded. A batch within a batch is a part of it.
    ///
    /// Outside of a layout pass the batch is shown before the method returns; in one, such as in a call of the data
    /// source, `updates` is called when the pass has shown the data as they are. A data source of another kind reports its
    /// changes itself: then the call is ignored, with a warning in the log.
    ///
    /// - Parameters:
    ///   - updates: Changes the data, and calls the methods that describe the changes. Called once.
    ///   - completion: Called once: with `true` when the view shows the changes, with `false` when the view was freed or
    ///     got another data source before, or when the call was ignored.
    /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* changes, and that of a layout pass.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil) {
        guard let source = batchSource() else {
            completion?(false)
            return
        }
        if let batch = source.openBatch {
            batch.add(completion)
            updates?()
        } else {
            let batch = BatchUpdate()
            batch.add(completion)
            perform(batch, of: source) { updates?() }
        }
    }

    /// Inserts items that the data has at these paths after the change. Call it in
    /// ``performBatchUpdates(_:completion:)``, or by itself right after the change of the data.
    ///
    /// - Complexity: O(*n*) for *n* items, and by itself that of a batch.
    public func insertItems(at indexPaths: [IndexPath]) {
        record { $0.itemInserts += indexPaths }
    }

    /// Deletes the items that the data had at these paths before the change. Call it in
    /// ``performBatchUpdates(_:completion:)``, or by itself right after the change of the data.
    ///
    /// - Complexity: O(*n*) for *n* items, and by itself that of a batch.
    public func deleteItems(at indexPaths: [IndexPath]) {
        record { $0.itemDeletes += indexPaths }
    }

    /// Moves an item from its path before the change of the data to its path after it. Call it in
    /// ``performBatchUpdates(_:completion:)``, or by itself right after the change of the data.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.itemMoves.append(Move(from: indexPath, to: newIndexPath)) }
    }

    /// Inserts the sections that the data has at these indexes after the change. Call it in
    /// ``performBatchUpdates(_:completion:)``, or by itself right after the change of the data.
    ///
    /// - Complexity: O(*n*) for *n* sections, and by itself that of a batch.
    public func insertSections(_ sections: some Sequence<Int>) {
        record { $0.sectionInserts += sections }
    }

    /// Deletes the sections that the data had at these indexes before the change. Call it in
    /// ``performBatchUpdates(_:completion:)``, or by itself right after the change of the data.
    ///
    /// - Complexity: O(*n*) for *n* sections, and by itself that of a batch.
    public func deleteSections(_ sections: some Sequence<Int>) {
        record { $0.sectionDeletes += sections }
    }

    /// Moves a section with its items from its index before the change of the data to its index after it. Call it in
    /// ``performBatchUpdates(_:completion:)``, or by itself right after the change of the data.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.sectionMoves.append(Move(from: section, to: newSection)) }
    }

    /// Replaces the cells and supplementary views of sections, named by their indexes before the change of the data. The
    /// number of their items may have changed: items are the same by their index.
    ///
    /// - Complexity: O(*n*) for *n* sections, and by itself that of a batch.
    public func reloadSections(_ sections: some Sequence<Int>) {
        record { $0.sectionReloads += sections }
    }
}

extension CollectionView {
    /// Adds a change to the open batch, or performs it as a batch of its own.
    private func record(_ change: (inout BatchChanges) -> Void) {
        guard let source = batchSource() else { return }
        if let batch = source.openBatch { return change(&batch.changes) }
        let batch = BatchUpdate()
        change(&batch.changes)
        perform(batch, of: source, nil)
    }

    /// Submits a batch, and shows it unless a layout pass runs: the paths of the next call are those after it.
    private func perform(_ batch: BatchUpdate, of source: DelegatedContentSource, _ body: (() -> Void)?) {
        connection.updates.submit(completion: { batch.complete($0) }) { source.makeUpdate(of: batch, body) }
        catchUp()
    }

    /// The source whose changes the program describes; `nil`, with a warning, if it describes them itself.
    private func batchSource() -> DelegatedContentSource? {
        if let source = contentSource as? DelegatedContentSource { return source }
        send(
            .log(
                .warning,
                diagnosticText(
                    424, "A batch update is ignored: it needs a data source set with CollectionView.dataSource.")))
        return nil
    }
}
