extension DiffableDataSource {
    /// Shows a snapshot in place of the current one.
    ///
    /// The differences are computed on the calling thread, before the method returns unless the snapshot has to wait. Snapshots
    /// that are applied one after the other are updates of their own, in this order, and none is dropped; a view that shows
    /// nothing yet takes them as one. A snapshot that is applied in a completion, or in a closure that makes a cell, waits for
    /// its turn, behind those that wait already. Completions are called in the order in which the snapshots were applied, one
    /// after the other.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - animatingDifferences: Whether the change is to be seen as a movement. What changes is found out in both cases.
    ///   - completion: Called once, also if nothing changes: when the view has carried the update out, before the next update
    ///     begins. Its animations have started then, and go on. Without a view it is called before the method returns, or after
    ///     the update under way. If the view is deallocated or gets another data source first, it is called then.
    /// - Complexity: O(*n*) expected for *n* sections and items, see ``SectionedChangeset``.
    public func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        report(snapshot)
        core.apply(snapshot.slots, isAnimated: animatingDifferences, completion: completion)
    }

    /// Shows a snapshot without finding out what changes: the view starts anew.
    ///
    /// - Parameters:
    ///   - snapshot: What to show.
    ///   - completion: Called once; see ``apply(_:animatingDifferences:completion:)``.
    /// - Complexity: O(*s*) for *s* sections.
    public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        report(snapshot)
        core.apply(snapshot.slots, isFullReload: true, isAnimated: false, completion: completion)
    }

    /// The newest snapshot that was applied, whether the view shows it already or it still waits in the queue.
    ///
    /// So a change that starts from here never undoes one that is still waiting. Marks are not kept.
    ///
    /// - Complexity: O(1).
    public func snapshot() -> Snapshot { Snapshot(core.newestState.snapshot) }

    /// Sends all updates from now on through the pipeline of a view. A pipeline it had before is closed.
    ///
    /// A ``CollectionUpdate`` reaches one view: attach a data source to one pipeline at a time.
    public func attach(to pipeline: UpdatePipeline) {
        core.attach(to: pipeline)
    }

    /// Whether an update is under way or waiting.
    public var isUpdating: Bool { core.updates.isBusy }
}

extension DiffableDataSource {
    /// Shows a snapshot, and completes the update when it is made. The completion is called as that of
    /// ``apply(_:animatingDifferences:completion:)``.
    func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool,
        finishing: @escaping (inout CollectionUpdate) -> Void,
        completion: (() -> Void)?
    ) {
        report(snapshot)
        core.apply(
            snapshot.slots, isAnimated: animatingDifferences, finishing: finishing, completion: completion)
    }

    /// Calls a closure after the completion of what was applied last; see ``UpdatePipeline/whenCarriedOut(_:)``.
    func whenCarriedOut(_ action: @escaping () -> Void) { core.updates.whenCarriedOut(action) }

    /// Hands what a snapshot noticed while it was built to the handler.
    private func report(_ snapshot: Snapshot) {
        guard let diagnosticHandler, !snapshot.slots.storage.movedItems.isEmpty else { return }
        for diagnostic in snapshot.diagnostics { diagnosticHandler(.snapshot(diagnostic)) }
    }
}
