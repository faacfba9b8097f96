/// Where a list and its section controllers request updates: gathers what is requested in one turn, so that it becomes one
/// update.
///
/// It is shared so that controllers need not know the list: they hold the scheduler, which holds nothing but what waits.
final class UpdateScheduler {
    private var coalescer = UpdateCoalescer()
    private var pending = PendingListUpdate()
    /// What controllers want to do with the collection view.
    private var actions: [(controller: SectionController, body: (SectionContext) -> Void)] = []
    private var lastNumber = 0
    /// Gives turns; `nil` gives each at once, so that updates are carried out at the end of the event.
    var giveTurn: ListAdapter.UpdateScheduler?
    /// The connection of the collection view, once it has one.
    var hostContext: HostContext?
    /// The number of controllers that look for changes at the end of every event.
    var settlingCount = 0
}

extension UpdateScheduler {
    /// A number that nothing else in the list has.
    func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Adds to what the next update carries out.
    func request(animated: Bool, _ edit: (inout PendingListUpdate) -> Void) {
        if !animated { pending.isAnimated = false }
        edit(&pending)
        wake()
        guard coalescer.request() == .schedule else { return }
        guard let giveTurn else { return coalescer.giveTurn() }
        giveTurn { [self] in
            coalescer.giveTurn()
            wake()
        }
    }

    /// Has an action carried out once all updates that are due have been.
    func perform(_ controller: SectionController, _ body: @escaping (SectionContext) -> Void) {
        actions.append((controller, body))
        wake()
    }

    /// Whether it is the turn of what was requested, and the view has not been handed it.
    var isDue: Bool { coalescer.isDue }

    /// What was requested is handed to the view.
    func submit() { coalescer.submit() }

    /// Hands over what is carried out now.
    func takePending() -> PendingListUpdate {
        coalescer.begin()
        defer { pending = PendingListUpdate() }
        return pending
    }

    /// The view has carried out the update.
    func finish() { coalescer.finish() }

    /// Hands over what controllers want to do with the collection view.
    func takeActions() -> [(controller: SectionController, body: (SectionContext) -> Void)] {
        defer { actions = [] }
        return actions
    }

    /// The list is gone. What waits changes the data of its controllers and is not shown; all completions are called.
    ///
    /// The controllers must have left the list before, so that what they request from now on is carried out at once.
    func close() {
        let pending = pending
        self.pending = PendingListUpdate()
        actions = []
        giveTurn = nil
        hostContext = nil
        for case .batch(_, let updates) in pending.steps {
            var batch = SectionBatch()
            updates(&batch)
        }
        for completion in pending.completions { completion.body(false) }
    }

    /// Has the views brought up to date before the current event ends.
    func wake() { hostContext?.needsLayout = true }
}
