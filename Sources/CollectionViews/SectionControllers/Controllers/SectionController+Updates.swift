extension SectionController {
    /// Changes the items of the controller, together with all other changes that are asked for in the same turn.
    ///
    /// Batches are carried out in the order of asking, after the objects of the list have been asked for anew if that
    /// is due as well. None is dropped: a batch that is asked for while another runs follows it. A batch of a
    /// controller that has left its list meanwhile changes its data and shows nothing.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is to be seen as a movement; it is if everybody in the turn wishes so.
    ///   - updates: Changes the data of the controller and says how. Called once.
    ///   - completion: Called when the views have been changed, with whether the controller is still in its list.
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

    /// Has every cell and supplementary view of the controller configured again, whatever the number of items is now.
    public final func reload(animated: Bool = true, completion: ((_ isShown: Bool) -> Void)? = nil) {
        performBatch(animated: animated, { $0.reloadSection() }, completion: completion)
    }

    /// Does something with the collection view, such as scrolling, at the end of the event: after the updates that are
    /// due have been carried out. An action of a controller that is in no list is dropped.
    public final func perform(_ action: @escaping (_ context: SectionContext) -> Void) {
        scheduler?.perform(self, action)
    }
}
