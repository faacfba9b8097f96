/// The order in which updates are carried out: one at a time, in the order they were asked for, none dropped.
///
/// The queue performs nothing. It is told what happens and says what to do next.
struct UpdateQueue<Entry> {
    private enum State {
        /// No update is under way.
        case idle
        /// The update with this number is being carried out by the view.
        case updating(Entry, number: Int)
        /// The view is done; those who wait for the update have not been told yet.
        case finished(Entry)
    }

    private var state = State.idle
    /// Comes before all that wait, held or not.
    private var urgent: Entry?
    private var waiting: [Entry?] = []
    private var firstWaiting = 0
    private var lastNumber = 0
    /// How many hold the queue.
    private var holds = 0
}

extension UpdateQueue {
    /// What is to be done next.
    enum Step {
        /// Hand the update to the view, under this number.
        case begin(Entry, number: Int)
        /// Tell those who wait that the update is done.
        case complete(Entry)
    }

    /// The newest entry that has not been completed, or `nil` when there is none.
    var newest: Entry? {
        if let last = waiting.last ?? urgent { return last }
        switch state {
        case .idle: return nil
        case .updating(let entry, _), .finished(let entry): return entry
        }
    }

    /// Whether an update is under way or waiting.
    var isBusy: Bool {
        if case .idle = state { return !waiting.isEmpty || urgent != nil }
        return true
    }

    /// The number of the update the view is carrying out, or `nil` when there is none.
    var numberUnderWay: Int? {
        if case .updating(_, let number) = state { return number }
        return nil
    }

    /// Whether an urgent update has not begun yet.
    var hasUrgent: Bool { urgent != nil }

    /// Adds an update behind all others.
    mutating func enqueue(_ entry: Entry) {
        waiting.append(entry)
    }

    /// Adds an update before all that wait. It begins even while the queue is held. There may be one at a time.
    mutating func enqueueUrgent(_ entry: Entry) {
        urgent = entry
    }

    /// The view has carried out the update with a number. Anything but the update under way is ignored.
    mutating func finish(_ number: Int) {
        if case .updating(let entry, number) = state { state = .finished(entry) }
    }

    /// Keeps waiting updates from beginning until as many ``release()`` as holds have followed.
    mutating func hold() { holds += 1 }

    /// Ends a ``hold()``.
    mutating func release() { holds -= 1 }

    /// What is to be done now, or `nil` when there is nothing or it is the view's turn.
    mutating func next() -> Step? {
        switch state {
        case .updating:
            return nil
        case .finished(let entry):
            state = .idle
            return .complete(entry)
        case .idle:
            guard let entry = popFirst() else { return nil }
            lastNumber &+= 1
            state = .updating(entry, number: lastNumber)
            return .begin(entry, number: lastNumber)
        }
    }

    private mutating func popFirst() -> Entry? {
        if let entry = urgent {
            urgent = nil
            return entry
        }
        guard holds == 0, firstWaiting < waiting.count else { return nil }
        let entry = waiting[firstWaiting]
        waiting[firstWaiting] = nil
        firstWaiting += 1
        // Moving the rest forward only once half of the list is used up keeps a long queue linear.
        if firstWaiting * 2 >= waiting.count {
            waiting.removeFirst(firstWaiting)
            firstWaiting = 0
        }
        return entry
    }
}
