import CollectionDiffing
import CollectionGeometry

extension DiffableDataSource {
    /// Shows a snapshot in place of the current one.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether the change is to be seen as a movement. What changes is found out either way.
    ///   - completion: Called when the view has carried the update out, before the next update begins.
    /// - Complexity: O(*n*) expected for *n* sections and items, see ``SectionedChangeset/init(from:to:scratch:)``.
    public func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        enqueue(stateShowing(snapshot), isFullReload: false, isAnimated: animatingDifferences, completion)
    }

    /// Shows a snapshot without finding out what changes: the view starts anew.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - completion: Called when the view has carried the update out, before the next update begins.
    /// - Complexity: O(*s*) for *s* sections.
    public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        enqueue(stateShowing(snapshot), isFullReload: true, isAnimated: false, completion)
    }

    /// The newest snapshot that was applied, whether the view shows it already or it still waits in the queue.
    ///
    /// So a change that starts from here never undoes one that is still waiting. Marks are not kept.
    ///
    /// - Complexity: O(1).
    public func snapshot() -> Snapshot {
        newestState.snapshot
    }

    /// Sends all updates from now on through the pipeline of a view. A pipeline it had before is closed.
    ///
    /// A ``CollectionUpdate`` reaches one view: attach a data source to one pipeline at a time.
    public func attach(to pipeline: UpdatePipeline) {
        let previous = updates
        guard previous !== pipeline else { return }
        updates = pipeline
        if isReordering { pipeline.hold() }
        previous.close()
    }

    /// Whether an update is under way or waiting.
    public var isUpdating: Bool { updates.isBusy }
}

extension DiffableDataSource {
    /// The state after all that was asked for, without marks.
    var newestState: DataSourceState<SectionID, ItemID> {
        var state = requested.newest ?? presented
        state.removeAllMarks()
        return state
    }

    /// The newest state with another snapshot.
    private func stateShowing(_ snapshot: Snapshot) -> DataSourceState<SectionID, ItemID> {
        for diagnostic in snapshot.diagnostics { diagnosticHandler?(.snapshot(diagnostic)) }
        var state = newestState
        state.setSnapshot(snapshot)
        return state
    }

    /// Shows a snapshot, and completes the update when it is made.
    func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool,
        finishing: @escaping (inout CollectionUpdate) -> Void
    ) {
        submit(
            PendingUpdate(
                state: stateShowing(snapshot), isFullReload: false, isAnimated: animatingDifferences,
                finishing: finishing))
    }

    /// Requests that a state is shown, after all that were requested before.
    func enqueue(
        _ state: DataSourceState<SectionID, ItemID>,
        isFullReload: Bool = false,
        isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        submit(PendingUpdate(state: state, isFullReload: isFullReload, isAnimated: isAnimated), completion)
    }

    /// Requests an update.
    func submit(_ pending: PendingUpdate<SectionID, ItemID>, _ completion: (() -> Void)? = nil) {
        requested.add(pending.state, isUrgent: pending.isUrgent)
        guard !pending.isUrgent else { return updates.submitUrgent { [self] in carryOut(pending) } }
        updates.submit(completion: completion.map { completion in { _ in completion() } }) { [self] in
            carryOut(pending)
        }
    }

    /// Changes what is shown, and returns what the view has to do about it.
    private func carryOut(_ pending: PendingUpdate<SectionID, ItemID>) -> CollectionUpdate {
        lastNumber += 1
        requested.take(isUrgent: pending.isUrgent)
        var update = update(for: pending, number: lastNumber)
        presented = pending.state
        presented.removeAllMarks()
        pending.finishing?(&update)
        return update
    }

    private func update(for pending: PendingUpdate<SectionID, ItemID>, number: Int) -> CollectionUpdate {
        let old = presented.snapshot
        let new = pending.state.snapshot
        let reload = CollectionUpdate(
            number: number,
            isFullReload: true,
            isAnimated: false,
            itemCountsBefore: old.itemCounts,
            itemCountsAfter: new.itemCounts
        )
        if pending.isFullReload { return reload }
        let changeset = diff(old, new, &scratch)
        let update = CollectionUpdate(
            number: number,
            changeset: changeset,
            isAnimated: pending.isAnimated,
            needsNewCell: { new.isReloaded(at: $0) }
        )
        guard configuration.validatesUpdates else { return update }
        let validator = BatchUpdateValidator(
            countsBefore: update.itemCountsBefore,
            countsAfter: update.itemCountsAfter
        )
        guard let violation = validator.violation(in: update.changes) else { return update }
        diagnosticHandler?(.illegalBatch(violation))
        return reload
    }
}

extension DiffableDataSourceSnapshot {
    /// Whether the item at a path, which must exist, is to get a new cell.
    func isReloaded(at path: IndexPath) -> Bool {
        let section = order.sections.slot(at: path.section, in: 0)
        return order.itemMarks[order.items.slot(at: path.item, in: section)] == .reload
    }
}
