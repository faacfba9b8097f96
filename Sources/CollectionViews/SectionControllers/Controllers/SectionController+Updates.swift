extension SectionController {
    /// Changes the items of the controller, together with all other changes requested for the same update.
    ///
    /// Batches are carried out in the order of requests, after the objects of the list are fetched if that is requested
    /// as well. None is dropped: a batch that is requested while another runs follows it. A batch of a controller that
    /// was removed from its list changes its data and shows nothing.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated; it is if all requests of the update are.
    ///   - updates: Changes the data of the controller and records the changes. Called once.
    ///   - completion: Called when the views show the change, with whether the controller is still in its list.
    public final func performBatch(
        animated: Bool = true,
        _ updates: @escaping (inout SectionBatch) -> Void,
        completion: ((_ isShown: Bool) -> Void)? = nil
    ) {
        guard let scheduler else {
            var batch = SectionBatch()
            updates(&batch)
            completion?(false)
            return
        }
        scheduler.request(animated: animated) { pending in
            pending.steps.append(.batch(self, updates))
            if let completion { pending.completions.append(.init(controller: self, body: completion)) }
        }
    }

    /// Replaces the cells of all items of the controller and configures its supplementary views again, even if the number of
    /// items has changed; see ``SectionBatch/reloadSection()``. To keep the cells, call ``SectionBatch/reconfigureItems(at:)`` in
    /// a batch.
    ///
    /// - Complexity: O(*n*) in the number of items, when the update is due.
    public final func reload(animated: Bool = true, completion: ((_ isShown: Bool) -> Void)? = nil) {
        performBatch(animated: animated, { $0.reloadSection() }, completion: completion)
    }

    /// Calls a closure with the collection view, such as for scrolling, at the end of the event: after the updates that
    /// are due were carried out. For a controller that is in no list the closure is dropped.
    public final func perform(_ action: @escaping (_ context: SectionContext) -> Void) {
        scheduler?.perform(self, action)
    }
}
