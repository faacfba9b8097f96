/// Receives the requests of a list and its section controllers, and combines them into one update.
///
/// Controllers hold the scheduler instead of the list; it holds only the pending requests.
final class UpdateScheduler {
    private var coalescer = UpdateCoalescer()
    private var pending = PendingListUpdate()
    /// The closures of controllers that are called with the collection view.
    private var actions: [(controller: SectionController, body: (SectionContext) -> Void)] = []
    private var lastNumber = 0
    /// Decides when updates are due; `nil` makes them due immediately, so that they are carried out at the end of the
    /// event.
    var giveTurn: ListAdapter.UpdateScheduler?
    /// The connection of the collection view, once it has one.
    var hostContext: HostContext?
    /// The number of controllers whose changes are checked at the end of every event.
    var settlingCount = 0
}

extension UpdateScheduler {
    /// A unique number within the list.
    func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Adds a request to the next update.
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

    /// Calls a closure once all updates that are due were carried out.
    func perform(_ controller: SectionController, _ body: @escaping (SectionContext) -> Void) {
        actions.append((controller, body))
        wake()
    }

    /// Whether the update is due and not submitted.
    var isDue: Bool { coalescer.isDue }

    /// Notes that the update is submitted to the view.
    func submit() { coalescer.submit() }

    /// Returns the pending requests, once.
    func takePending() -> PendingListUpdate {
        coalescer.begin()
        defer { pending = PendingListUpdate() }
        return pending
    }

    /// Notes that the view has carried out the update.
    func finish() { coalescer.finish() }

    /// Returns the closures of controllers, once.
    func takeActions() -> [(controller: SectionController, body: (SectionContext) -> Void)] {
        defer { actions = [] }
        return actions
    }

    /// Closes the scheduler of a deallocated list. Pending batches change the data of their controllers and are not
    /// shown; all completions are called.
    ///
    /// The controllers must have left the list before, so that their further batches are carried out immediately.
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

    /// Requests a layout before the current event ends.
    func wake() { hostContext?.needsLayout = true }
}
