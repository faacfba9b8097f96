public import CollectionGeometry

/// A change in the form a collection view can carry out at once: one legal batch, then what to configure again.
///
/// The batch only takes out, puts in and moves. Content that differs is listed apart, at positions **after** the batch:
/// an element that is both moved and changed keeps its view, moves once, and is configured where it arrives. A batch has
/// no room for that, because a move and a reload would both claim the old position.
///
/// ```swift
/// let safe = SectionedChangeset(from: old, to: new).batchSafe
/// view.performBatchUpdates(safe.changes)
/// for path in safe.updatedItems { view.configureItem(at: path) }
/// ```
///
/// The `view` stands for a view of your own. A `CollectionView` is not given changesets: its content source compares the data.
///
/// Two sections never exchange items while they move. Where the raw change requires that, the moving section is deleted
/// and inserted as a whole, and the items that pass its borders become inserts and deletes.
public struct BatchSafeChangeset: Hashable, Sendable {
    /// The batch. It holds no reloads and passes ``BatchUpdateValidator``.
    public internal(set) var changes: BatchChanges
    /// The items that stay and whose content differs, by their path after the batch, in ascending order.
    public internal(set) var updatedItems: [IndexPath]
    /// The sections that stay and whose content differs, by their index after the batch, in ascending order.
    public internal(set) var updatedSections: [Int]
    /// The sections that stay and whose header, footer or other supplementary elements show something else, by their
    /// index after the batch, in ascending order.
    public internal(set) var updatedSupplementaries: [Int]
}

extension BatchSafeChangeset {
    /// Whether there is nothing to do.
    public var isEmpty: Bool {
        changes.isEmpty && updatedItems.isEmpty && updatedSections.isEmpty && updatedSupplementaries.isEmpty
    }
}

extension BatchSafeChangeset: CustomStringConvertible {
    /// The batch and what follows it on one line, for logs: `move [0, 0]→[1, 0]; then update [1, 0]`.
    public var description: String {
        var text = changes.description
        var separator = "; then "
        func add(_ operation: String) {
            text += separator + operation
            separator = ", "
        }
        for path in updatedItems { add("update \(path.description)") }
        for section in updatedSections { add("update section \(section)") }
        for section in updatedSupplementaries { add("update supplementaries of section \(section)") }
        return text
    }
}

extension IndexChangeset {
    /// The change of a single section in the form a collection view can carry out at once.
    ///
    /// - Parameter section: The index of the section, before and after.
    /// - Complexity: O(*m*), where *m* is the number of operations.
    public func batchSafe(inSection section: Int) -> BatchSafeChangeset {
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
        return BatchSafeChangeset(
            changes: BatchChanges(
                itemDeletes: deletes.map(path),
                itemInserts: inserts.map(path),
                itemMoves: moves.map { Move(from: path($0.from), to: path($0.to)) }
            ),
            updatedItems: updates.map { path($0.new) },
            updatedSections: [],
            updatedSupplementaries: []
        )
    }
}
