/// Keeps the cursor of the next part of a list, and notices its end.
///
/// A server that returns a cursor for the second time would have a client load for ever; here the list ends.
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
    /// The cursors that were given out, each once. They can be hundreds, and are searched once for each part that is loaded, which
    /// takes less time than its request by far; a set of them takes 4 KB of code.
    private var seen: [LoadCursor] = []

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
        /// The next part was loaded; `nil` if there is no more.
        case finish(next: LoadCursor?)
        /// Loading the next part failed.
        case fail(LoadError)
        /// Loading the next part was given up.
        case cancel
        /// The state is reset.
        case reset
    }
}

extension LoadMoreStateMachine {
    /// Handles an event. Returns whether it was possible; else nothing has changed.
    ///
    /// - Complexity: O(*n*) for *n* parts that were loaded where the event brings a cursor, as once for each part; else O(1).
    @discardableResult
    public mutating func handle(_ event: Event) -> Bool {
        switch (event, state) {
        case (.started(let next), _):
            self = LoadMoreStateMachine()
            advance(to: next)
        case (.begin, .ready(let cursor)), (.begin, .failed(let cursor, _)):
            state = .loading(cursor)
        case (.finish(let next), .loading):
            advance(to: next)
        case (.fail(let error), .loading(let cursor)):
            state = .failed(cursor, error)
        case (.cancel, .loading(let cursor)):
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

    private mutating func advance(to next: LoadCursor?) {
        guard let next else { return state = .exhausted }
        if seen.contains(next) {
            hasRepeatedCursor = true
            state = .exhausted
        } else {
            seen.append(next)
            state = .ready(next)
        }
    }
}
