public import CollectionDiffing
import CollectionGeometry

/// A diffable data source in terms of slots: what ``DiffableDataSource`` does that does not depend on the types of its
/// identifiers.
///
/// It holds what is shown and what waits to be, finds out what changes, and submits the updates.
@usableFromInline
final class DataSourceCore {
    /// Finds the changes between two snapshots.
    @usableFromInline
    typealias Diff = (SlotSnapshot, SlotSnapshot, inout DiffingScratch) -> SectionedChangeset

    /// Receives why a batch was not legal.
    var violationHandler: ((BatchUpdateViolation) -> Void)?
    /// What carries the updates to a view.
    private(set) var updates = UpdatePipeline()
    /// What the view shows or is about to show.
    private(set) var presented: DataSourceState
    /// What it will show when all that waits has been carried out.
    private var requested = RequestedStates()
    /// The number of the last update.
    private(set) var lastNumber = 0
    /// Whether the user drags an item.
    var isReordering = false
    /// Whether the handlers are being notified of a drop.
    var isDropping = false
    private let validatesUpdates: Bool
    /// Memory for differences.
    var scratch = DiffingScratch()
    private let diff: Diff

    /// Creates a data source that shows an empty snapshot.
    @usableFromInline
    init(_ empty: SlotSnapshot, validatesUpdates: Bool, diff: @escaping Diff) {
        presented = DataSourceState(empty)
        self.validatesUpdates = validatesUpdates
        self.diff = diff
    }
}

// MARK: - Applying

extension DataSourceCore {
    /// Sends all updates from now on through the pipeline of a view. A pipeline it had before is closed.
    func attach(to pipeline: UpdatePipeline) {
        let previous = updates
        guard previous !== pipeline else { return }
        updates = pipeline
        if isReordering { pipeline.hold() }
        previous.close()
    }

    /// The state after all that was requested, without marks.
    var newestState: DataSourceState {
        var state = requested.newest ?? presented
        state.removeAllMarks()
        return state
    }

    /// Requests that a snapshot is shown, after all that was requested before.
    func apply(
        _ snapshot: SlotSnapshot,
        isFullReload: Bool = false,
        isAnimated: Bool,
        finishing: ((inout CollectionUpdate) -> Void)? = nil,
        completion: (() -> Void)? = nil
    ) {
        var state = newestState
        state.setSnapshot(snapshot)
        let pending = PendingUpdate(
            state: state, isFullReload: isFullReload, isAnimated: isAnimated, finishing: finishing)
        submit(pending, completion)
    }

    /// Requests that an outline is shown in a section, given by its slot in a table.
    func apply(
        _ outline: SlotOutline,
        to section: Int,
        in sections: SlotTable,
        isAnimated: Bool,
        completion: (() -> Void)? = nil
    ) throws(SnapshotProblem) {
        var state = newestState
        try state.setOutline(outline, of: section, in: sections)
        submit(PendingUpdate(state: state, isAnimated: isAnimated), completion)
    }

    /// Requests an update.
    func submit(_ pending: PendingUpdate, _ completion: (() -> Void)?) {
        requested.add(pending.state, isUrgent: pending.isUrgent)
        guard !pending.isUrgent else { return updates.submitUrgent { [self] in carryOut(pending) } }
        updates.submit(completion: completion.map { completion in { _ in completion() } }) { [self] in
            carryOut(pending)
        }
    }

    /// Changes what is shown, and returns what the view has to do about it.
    private func carryOut(_ pending: PendingUpdate) -> CollectionUpdate {
        lastNumber += 1
        requested.take(isUrgent: pending.isUrgent)
        var update = update(for: pending, number: lastNumber)
        presented = pending.state
        presented.removeAllMarks()
        pending.finishing?(&update)
        return update
    }

    private func update(for pending: PendingUpdate, number: Int) -> CollectionUpdate {
        let old = presented.snapshot
        let new = pending.state.snapshot
        let reload = CollectionUpdate(
            number: number,
            isFullReload: true,
            isAnimated: false,
            itemCountsBefore: old.storage.order.itemCounts,
            itemCountsAfter: new.storage.order.itemCounts
        )
        if pending.isFullReload { return reload }
        let changeset = diff(old, new, &scratch)
        let update = CollectionUpdate(
            number: number,
            changeset: changeset,
            isAnimated: pending.isAnimated,
            needsNewCell: { new.storage.order.itemMarks[new.storage.order.item(at: $0)] == .reload }
        )
        guard validatesUpdates else { return update }
        let validator = BatchUpdateValidator(
            countsBefore: update.itemCountsBefore,
            countsAfter: update.itemCountsAfter
        )
        guard let violation = validator.violation(in: update.changes) else { return update }
        violationHandler?(violation)
        return reload
    }
}
