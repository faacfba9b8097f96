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
/// update waiting, and before the closure of the next request. Completions are called in the order of their updates, which is
/// that of the submissions but for urgent ones: what a completion submits follows all that waits, and is completed after that
/// completion has returned. That is the order of UIKit, which calls a completion when the animation has ended; here the animation
/// has just begun.
///
/// A request that waits holds what its closure holds; the view closes the pipeline when it is freed or gets another data
/// source.
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
    /// The requests whose updates were made and are not finished: more than one only while the data are not displayed.
    private var made: [Request] = []
    private var waiting: [Request?] = []
    private var firstWaiting = 0
    /// Precedes all that wait, held or not.
    private var urgent: Request?
    /// The request that is completed last; `nil` when none is under way or waits.
    private var last: Request?
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

    /// A change that was submitted. It is an object, so that handing it on copies no update.
    private final class Request {
        private var makeUpdate: (() -> CollectionUpdate)?
        private var completion: Completion?
        /// What is called after the completion, in order.
        private var followers: [() -> Void] = []
        /// What the closure has returned; `nil` before it was called.
        private(set) var update: CollectionUpdate?
        /// Whether ``unseenUpdateHandler`` is called with the update.
        var isUnseen = false

        init(_ makeUpdate: @escaping () -> CollectionUpdate, completion: Completion?) {
            self.makeUpdate = makeUpdate
            self.completion = completion
        }

        /// Changes the data, and releases the closure that does.
        func make() {
            let makeUpdate = self.makeUpdate
            self.makeUpdate = nil
            update = makeUpdate?()
        }

        /// Calls a closure after the completion, and after those that were added before.
        func follow(_ action: @escaping () -> Void) { followers.append(action) }

        /// Calls the completion and what follows it, also what is added meanwhile.
        func complete(isShown: Bool) {
            let completion = self.completion
            self.completion = nil
            completion?(isShown)
            while !followers.isEmpty {
                let actions = followers
                followers = []
                for action in actions { action() }
            }
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
        let request = Request(makeUpdate, completion: completion)
        waiting.append(request)
        last = request
        advance()
    }

    /// Calls a closure after the completions of all changes that are under way or wait, and after the closures that this was
    /// called with before: before the method returns if there is none. Called by one of these completions, it waits for that to
    /// return; what is submitted afterwards is made after the closure was called.
    func whenCarriedOut(_ action: @escaping () -> Void) {
        if let last { last.follow(action) } else { action() }
    }

    /// Submits a change that precedes all that wait, held or not. There may be one at a time: see ``hasUrgentRequest``.
    ///
    /// - Parameter makeUpdate: Changes the data and returns the update that describes it, as in ``submit(completion:_:)``.
    /// - Precondition: ``hasUrgentRequest`` is `false`.
    public func submitUrgent(_ makeUpdate: @escaping () -> CollectionUpdate) {
        precondition(urgent == nil, "Submit an urgent change only while no other waits.")
        let request = Request(makeUpdate, completion: nil)
        urgent = request
        if firstWaiting == waiting.count { last = request }
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
        if isDisplayed, made.count == 1, let update = made[0].update { return .update(update) }
        return .newest(made.filter { !$0.isUnseen }.compactMap { $0.update })
    }

    /// The view has carried out what ``next()`` returned. The completions are called.
    public func finish() {
        guard case .underWay = phase else { return }
        let done = made
        made = []
        phase = .completing
        for request in done { complete(request, isShown: true) }
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
        for request in unseen { complete(request, isShown: false) }
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
            request.make()
            guard isOpen else {
                // The view was deallocated while the closure ran.
                phase = .completing
                complete(request, isShown: false)
                phase = .idle
                return carryOutUnseen()
            }
            request.isUnseen = !isDisplayed && unseenUpdateHandler != nil
            made.append(request)
            phase = .made
            if request.isUnseen, let update = request.update { unseenUpdateHandler?(update) }
        }
    }

    /// Carries out everything without a view. Closures and completions may submit: what they submit follows them,
    /// from this loop, so that a long queue does not pile up on the stack.
    private func carryOutUnseen() {
        guard case .idle = phase else { return }
        while let request = popFirst() {
            phase = .making
            request.make()
            complete(request, isShown: false)
            phase = .idle
        }
    }

    private func complete(_ request: Request, isShown: Bool) {
        request.complete(isShown: isShown)
        if last === request { last = nil }
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
