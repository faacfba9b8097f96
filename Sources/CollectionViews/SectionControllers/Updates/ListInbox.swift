/// Where a list and its section controllers ask for updates.
///
/// It is shared so that controllers need not know the list: they hold the inbox, and the inbox holds nothing but what
/// waits.
final class ListInbox {
    private(set) var turns = UpdateTurns()
    private(set) var pending = PendingListUpdate()
    /// Gives turns; `nil` gives each at once, so that updates are carried out at the end of the event.
    var scheduler: ListAdapter.UpdateScheduler?
    /// What controllers want to do with the collection view.
    private(set) var actions: [(controller: SectionController, body: (SectionContext) -> Void)] = []
    /// The connection of the collection view, once it has one.
    var hostContext: HostContext?
    /// The number of controllers that look for changes at the end of every event.
    var settlingCount = 0
    private var lastNumber = 0
}

extension ListInbox {
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
        guard turns.request() == .schedule else { return }
        guard let scheduler else { return turns.giveTurn() }
        scheduler { [self] in
            turns.giveTurn()
            wake()
        }
    }

    /// Has an action carried out once all updates that are due have been.
    func perform(_ controller: SectionController, _ body: @escaping (SectionContext) -> Void) {
        actions.append((controller, body))
        wake()
    }

    /// Hands over what the next update carries out; `nil` when it is not its turn.
    func takePending() -> PendingListUpdate? {
        guard turns.isDue else { return nil }
        turns.begin()
        defer { pending = PendingListUpdate() }
        return pending
    }

    /// The view has carried out the update.
    func finish() { turns.finish() }

    /// Hands over what controllers want to do with the collection view.
    func takeActions() -> [(controller: SectionController, body: (SectionContext) -> Void)] {
        defer { actions = [] }
        return actions
    }

    /// Forgets all that waits, as when the list is gone.
    func close() {
        pending = PendingListUpdate()
        actions = []
        scheduler = nil
        hostContext = nil
    }

    /// Has the views brought up to date before the current event ends.
    func wake() { hostContext?.needsLayout = true }
}
