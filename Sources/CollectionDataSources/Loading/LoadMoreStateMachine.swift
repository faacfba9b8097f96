/// Keeps the cursor of the next part of a list, and notices its end.
///
/// The list ends where the server returns no cursor. It also ends, so that a faulty server does not make a client load without end,
/// where a cursor is returned for the second time, and where two parts in a row bring no new items although a further one is named.
///
/// ```swift
/// var more = LoadMoreStateMachine()
/// more.handle(.started(next: LoadCursor("20")))
/// more.handle(.begin)                             // load the part at "20"
/// more.handle(.finish(next: LoadCursor("20")))    // exhausted: that was there already
/// ```
public struct LoadMoreStateMachine: Equatable, Sendable {
    /// The state of the list.
    public private(set) var state = State.idle
    /// Whether the list ended because the server repeated itself.
    public private(set) var hasRepeatedCursor = false
    /// Whether the list ended because two parts in a row brought no new items and a further one was named.
    public private(set) var hasStalled = false
    /// The cursors that were given out, each once. They can be hundreds, and are searched once for each part that is loaded, which
    /// takes less time than its request by far; a set of them takes 4 KB of code.
    private var seen: [LoadCursor] = []
    /// The number of parts without new items since the last part with some. The first part of the list does not count.
    private var emptyPartCount = 0

    /// Creates the machine of a list of which nothing was loaded.
    public init() {}

    /// The state of a list.
    public enum State: Equatable, Sendable {
        /// Nothing was loaded yet.
        case idle
        /// There is a next part.
        case ready(LoadCursor)
        /// The next part is being loaded.
        case loading(LoadCursor)
        /// Loading the next part failed. It can be tried again.
        case failed(LoadCursor, LoadError)
        /// The end is reached.
        case exhausted
    }

    /// What happens to a list.
    public enum Event: Equatable, Sendable {
        /// The first part was loaded, or loaded anew; `nil` if there is no more.
        case started(next: LoadCursor?)
        /// The next part is requested.
        case begin
        /// The next part was loaded, with the cursor of the one after it; `nil` if there is no more. `hasNewItems` is whether the
        /// part brought items that the list did not have.
        case finish(next: LoadCursor?, hasNewItems: Bool = true)
        /// Loading the next part failed.
        case fail(LoadError)
        /// The next part, which failed to load, is ready to be requested again. It is for lists that request parts when their end
        /// comes near the screen, unless the last request failed.
        case retry
        /// Loading the next part was given up.
        case cancel
        /// The state is reset.
        case reset
    }
}

extension LoadMoreStateMachine {
    /// Handles an event. Returns whether it was possible; else nothing has changed.
    ///
    /// - Complexity: O(*n*) in the number of loaded parts for an event with a cursor, else O(1).
    @discardableResult
    public mutating func handle(_ event: Event) -> Bool {
        switch (event, state) {
        case (.started(let next), _):
            self = LoadMoreStateMachine()
            advance(to: next)
        case (.begin, .ready(let cursor)), (.begin, .failed(let cursor, _)):
            state = .loading(cursor)
        case (.finish(let next, let hasNewItems), .loading):
            emptyPartCount = hasNewItems ? 0 : emptyPartCount + 1
            advance(to: next)
        case (.fail(let error), .loading(let cursor)):
            state = .failed(cursor, error)
        case (.cancel, .loading(let cursor)), (.retry, .failed(let cursor, _)):
            state = .ready(cursor)
        case (.cancel, _):
            break
        case (.reset, _):
            self = LoadMoreStateMachine()
        default:
            return false
        }
        return true
    }

    /// The number of parts in a row without new items after which the list ends.
    private static var emptyPartLimit: Int { 2 }

    private mutating func advance(to next: LoadCursor?) {
        guard let next else { return state = .exhausted }
        if seen.contains(next) {
            hasRepeatedCursor = true
            state = .exhausted
        } else if emptyPartCount >= Self.emptyPartLimit {
            hasStalled = true
            state = .exhausted
        } else {
            seen.append(next)
            state = .ready(next)
        }
    }
}
