/// Carries the updates of one data source to the view that shows it: one at a time, in the order in which they were
/// submitted, none dropped.
///
/// A data source submits a change as a closure that changes what the data source returns and describes the change:
///
/// ```swift
/// func attach(to updates: UpdatePipeline) { self.updates = updates }
///
/// func append(_ text: String) {
///     updates.submit { [self] in
///         let count = texts.count
///         texts.append(text)
///         return CollectionUpdate(
///             number: 1, isAnimated: true, itemCountsBefore: [count], itemCountsAfter: [count + 1],
///             changes: BatchChanges(itemInserts: [IndexPath(item: count, section: 0)]))
///     }
/// }
/// ```
///
/// The pipeline decides when the closure is called, so that the data never change while the view is in the midst of
/// showing them:
///
/// - While no update is under way and no layout pass runs, the closure is called at once, and the view shows the change
///   in its next pass.
/// - Behind another update, and in a layout pass (in a cell provider, a completion or a layout callback), the request
///   waits. A pass goes on until nothing waits; requests that were made during the pass are limited to
///   ``maximumUpdatesInPass``, and the next pass takes the rest.
/// - While the view shows nothing yet, or has no size, every closure is called at once. The view then takes the newest
///   data without movement, and no cell is made for the data in between.
/// - During a drag that the data source has announced with ``hold()``, requests wait for ``release()``. Only urgent ones,
///   such as the drop itself, are carried out meanwhile.
/// - Without a view, before one is attached and after it was deallocated, every request is carried out at once.
///
/// Each completion is called exactly once, after its update has been carried out or when the pipeline is closed with the
/// update waiting, and before the closure of the next request. A request that waits holds what its closure holds; the
/// view closes the pipeline when it is freed or gets another data source.
public final class UpdatePipeline {
    /// Called with whether the change is on display.
    public typealias Completion = (_ isShown: Bool) -> Void

    /// Called when there is something to be taken with ``next()``. The pipeline keeps the closure.
    public var wakeHandler: (() -> Void)?
    /// Called with each update that is made while the data are not displayed, when the data have just changed: whatever
    /// remembers items by their paths follows them now. The pipeline keeps the closure.
    public var unseenUpdateHandler: ((CollectionUpdate) -> Void)?
    /// Whether the view shows the data, so that a change of them can be seen.
    public var isDisplayed: Bool

    private var phase = Phase.idle
    /// The updates that were made and are not finished: more than one only while the data are not displayed.
    private var made: [Made] = []
    private var waiting: [Request?] = []
    private var firstWaiting = 0
    /// Precedes all that wait, held or not.
    private var urgent: Request?
    private var holds = 0
    private var passDepth = 0
    /// How many more updates the pass under way may take.
    private var allowance = 0
    /// Whether a view takes the updates.
    private var isOpen: Bool

    private enum Phase {
        /// No update is under way.
        case idle
        /// The closure of a request runs.
        case making
        /// The data are those after the updates that were made. The view has not taken these yet.
        case made
        /// The view carries the updates out.
        case underWay
        /// The completions of the updates are called.
        case completing
    }

    /// A change that was submitted.
    private struct Request {
        let makeUpdate: () -> CollectionUpdate
        var completion: Completion?
    }

    /// A change that the data source has been notified to carry out. It is an object, so that handing it on copies no
    /// update.
    private final class Made {
        let update: CollectionUpdate
        var completion: Completion?
        /// Whether ``unseenUpdateHandler`` was called with it.
        let isUnseen: Bool

        init(update: CollectionUpdate, completion: Completion?, isUnseen: Bool) {
            self.update = update
            self.completion = completion
            self.isUnseen = isUnseen
        }
    }

    /// Creates the pipeline of a view.
    ///
    /// - Parameter isDisplayed: Whether the view shows the data, so that each change is handed out on its own.
    public init(isDisplayed: Bool) {
        self.isDisplayed = isDisplayed
        isOpen = true
    }

    /// Creates the pipeline of a data source that is shown by no view.
    init() {
        isDisplayed = false
        isOpen = false
    }
}

// MARK: - What a data source calls

extension UpdatePipeline {
    /// Submits a change.
    ///
    /// - Parameters:
    ///   - completion: Called once: when the view shows the change, or with `false` when the pipeline is closed before.
    ///   - makeUpdate: Changes the data and returns the update that describes it: from now on the counts of the data
    ///     source are those after the update. Called once, at once or later; also when the pipeline is closed before.
    public func submit(completion: Completion? = nil, _ makeUpdate: @escaping () -> CollectionUpdate) {
        waiting.append(Request(makeUpdate: makeUpdate, completion: completion))
        advance()
    }

    /// Calls a closure after the completion of the change that was submitted last: before the method returns if none is under
    /// way or waits.
    func whenCarriedOut(_ action: @escaping () -> Void) {
        func adding(to completion: Completion?) -> Completion {
            { isShown in
                completion?(isShown)
                action()
            }
        }
        if firstWaiting < waiting.count {
            let last = waiting.count - 1
            let completion = adding(to: waiting[last]?.completion)
            waiting[last]?.completion = completion
        } else if let last = made.last {
            last.completion = adding(to: last.completion)
        } else {
            action()
        }
    }

    /// Submits a change that precedes all that wait, held or not. There may be one at a time: see ``hasUrgentRequest``.
    ///
    /// - Parameter makeUpdate: Changes the data and returns the update that describes it, as in ``submit(completion:_:)``.
    /// - Precondition: ``hasUrgentRequest`` is `false`.
    public func submitUrgent(_ makeUpdate: @escaping () -> CollectionUpdate) {
        precondition(urgent == nil, "Submit an urgent change only while no other waits.")
        urgent = Request(makeUpdate: makeUpdate, completion: nil)
        advance()
    }

    /// Whether an urgent change waits.
    public var hasUrgentRequest: Bool { urgent != nil }

    /// Keeps requests that are not urgent waiting until ``release()`` has been called as often.
    public func hold() { holds += 1 }

    /// Ends a ``hold()``.
    public func release() {
        guard holds > 0 else { return }
        holds -= 1
        advance()
    }

    /// Whether an update is under way or waits.
    public var isBusy: Bool {
        switch phase {
        case .idle, .completing: hasWaiting
        case .making, .made, .underWay: true
        }
    }

    /// The largest number of updates that a layout pass carries out besides those that waited when it began.
    public static var maximumUpdatesInPass: Int { 8 }
}

// MARK: - What a view calls

extension UpdatePipeline {
    /// What a view is to do next.
    public enum Step {
        /// Show a change.
        case update(CollectionUpdate)
        /// Show the newest data anew; what led to them, in order, besides what ``unseenUpdateHandler`` was called with.
        case newest([CollectionUpdate])
    }

    /// Whether the data are those after an update that ``next()`` has not returned yet.
    public var isAhead: Bool { if case .made = phase { isDisplayed } else { false } }

    /// Whether a layout pass runs.
    public var isInPass: Bool { passDepth > 0 }

    /// A layout pass begins: until it ends, the data change only in ``next()``.
    public func beginPass() {
        if passDepth == 0 { allowance = waiting.count - firstWaiting + made.count + Self.maximumUpdatesInPass }
        passDepth += 1
    }

    /// A layout pass has ended.
    public func endPass() {
        passDepth = max(0, passDepth - 1)
        if passDepth == 0, canTakeRequest { advance() }
    }

    /// Lets the data source change the data at once within a pass: between two updates nothing of the pass depends on
    /// them.
    public func pausePass(_ body: () -> Bool) -> Bool {
        let depth = passDepth
        passDepth = 0
        defer { passDepth = depth }
        return body()
    }

    /// The next thing to show; `nil` when there is nothing, or while the last one is not finished. The data are those after
    /// it from now on.
    ///
    /// - Complexity: O(1) when there is nothing.
    public func next() -> Step? {
        if made.isEmpty, !canTakeRequest { return nil }
        if passDepth > 0, allowance <= 0 { return nil }
        makeAvailable()
        guard isOpen, case .made = phase else { return nil }
        phase = .underWay
        allowance -= made.count
        if isDisplayed, made.count == 1 { return .update(made[0].update) }
        return .newest(made.filter { !$0.isUnseen }.map { $0.update })
    }

    /// The view has carried out what ``next()`` returned. The completions are called.
    public func finish() {
        guard case .underWay = phase else { return }
        let done = made
        made = []
        phase = .completing
        for entry in done { entry.completion?(true) }
        phase = .idle
        advance()
    }

    /// No view takes updates any more. What waits is carried out at once and counts as not shown.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        wakeHandler = nil
        unseenUpdateHandler = nil
        holds = 0
        let unseen = made
        made = []
        let isNested: Bool
        switch phase {
        case .idle, .made, .underWay: isNested = false
        case .making, .completing: isNested = true
        }
        if !isNested { phase = .completing }
        for entry in unseen { entry.completion?(false) }
        // What runs around this call goes on with the rest.
        guard !isNested else { return }
        phase = .idle
        carryOutUnseen()
    }
}

// MARK: - The order of requests

extension UpdatePipeline {
    private var hasWaiting: Bool { firstWaiting < waiting.count || urgent != nil }

    private var canTakeRequest: Bool { urgent != nil || (holds == 0 && firstWaiting < waiting.count) }

    /// Does what can be done at once after something has changed.
    private func advance() {
        guard isOpen else { return carryOutUnseen() }
        if passDepth == 0 { makeAvailable() }
        if case .made = phase { wakeHandler?() } else if canTakeRequest { wakeHandler?() }
    }

    /// Calls the closure of the next request, or of all requests while the data are not displayed.
    private func makeAvailable() {
        while made.isEmpty || !isDisplayed {
            switch phase {
            case .making, .underWay, .completing: return
            case .idle, .made: break
            }
            guard isOpen, let request = popFirst() else { return }
            phase = .making
            let update = request.makeUpdate()
            guard isOpen else {
                // The view was deallocated while the closure ran.
                phase = .idle
                request.completion?(false)
                return carryOutUnseen()
            }
            let isUnseen = !isDisplayed && unseenUpdateHandler != nil
            made.append(Made(update: update, completion: request.completion, isUnseen: isUnseen))
            phase = .made
            if isUnseen { unseenUpdateHandler?(update) }
        }
    }

    /// Carries out everything without a view. Closures and completions may submit: what they submit follows them,
    /// from this loop, so that a long queue does not pile up on the stack.
    private func carryOutUnseen() {
        guard case .idle = phase else { return }
        while let request = popFirst() {
            phase = .making
            _ = request.makeUpdate()
            request.completion?(false)
            phase = .idle
        }
    }

    private func popFirst() -> Request? {
        if let request = urgent {
            urgent = nil
            return request
        }
        guard holds == 0, firstWaiting < waiting.count else { return nil }
        let request = waiting[firstWaiting]
        waiting[firstWaiting] = nil
        firstWaiting += 1
        // Moving the rest forward only once half of the list is used up keeps a long queue linear.
        if firstWaiting * 2 >= waiting.count {
            waiting.removeFirst(firstWaiting)
            firstWaiting = 0
        }
        return request
    }
}
