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

    /// Says that the view has carried out an update. Those who wait for it are told, and the next update begins.
    ///
    /// Anything but the number of the update under way is ignored.
    ///
    /// - Parameter number: ``CollectionUpdate/number``.
    public func finishUpdate(_ number: Int) {
        queue.finish(number)
        run()
    }

    /// Whether an update is under way or waiting.
    public var isUpdating: Bool { queue.isBusy }
}

extension DiffableDataSource {
    /// The state after all that was asked for, without marks.
    var newestState: DataSourceState<SectionID, ItemID> {
        var state = queue.newest?.state ?? presented
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

    /// Adds an update behind all others and begins it when it is the only one.
    func enqueue(
        _ state: DataSourceState<SectionID, ItemID>,
        isFullReload: Bool = false,
        isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        queue.enqueue(
            PendingUpdate(state: state, isFullReload: isFullReload, isAnimated: isAnimated, completion: completion)
        )
        run()
    }

    /// Does what the queue asks for until it is the view's turn.
    ///
    /// Handlers may apply and finish updates; this loop goes on with them after the handler has returned, so that a
    /// long queue does not pile up on the stack.
    func run() {
        if isRunning { return }
        isRunning = true
        while let step = queue.next() {
            switch step {
            case .begin(let pending, let number): begin(pending, number: number)
            case .complete(let pending): pending.completion?()
            }
        }
        isRunning = false
    }

    private func begin(_ pending: PendingUpdate<SectionID, ItemID>, number: Int) {
        let update = update(for: pending, number: number)
        presented = pending.state
        presented.removeAllMarks()
        guard let updateHandler else {
            queue.finish(number)
            return
        }
        updateHandler(update)
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
