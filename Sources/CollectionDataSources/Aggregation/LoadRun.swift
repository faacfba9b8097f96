/// The load of a data source that is requested, under way or to be repeated, and what waits for its end.
///
/// No method calls a closure. The owner calls or releases those that are returned, and cancels ``mailbox`` before a method
/// replaces or forgets it: the handlers of an app, and the `deinit` of what they capture, may use the data source, and with it
/// this load, which must not be in the middle of a change.
struct LoadRun {
    /// Whether a load is to begin at the end of the event.
    private(set) var isNeeded = false
    /// Where the response to the request of the source itself will be; `nil` if no request is open.
    private(set) var mailbox: LoadResponseSlot?
    /// The response to the request of the source itself, while children are still loading.
    private(set) var response: LoadResponse?
    /// Whether the source itself failed, rather than its children.
    private(set) var hasFailedItself = false
    /// When the load is repeated, in milliseconds; `nil` if it is not.
    private(set) var retryTime: Int?
    /// The number of the last request.
    private var number = 0
    /// Changes that wait for the end of the first load.
    private var waitingUpdates: [() -> Void] = []
    /// The handlers that wait for the end of the load.
    private var waitingHandlers: [(LoadStatus) -> Void] = []
    /// The number of failures in a row.
    private var failures = 0
}

// MARK: - Requests

extension LoadRun {
    /// Requests a load at the end of the event.
    mutating func setNeeded() { isNeeded = true }

    /// Requests a load if ``retryTime`` has come.
    mutating func setNeededIfDue(at now: Int) {
        guard let retryTime, retryTime <= now else { return }
        self.retryTime = nil
        isNeeded = true
    }

    /// Withdraws the request for a load, which begins or is cancelled.
    mutating func clearNeeded() { isNeeded = false }

    /// Begins a load: the outcome of the last one is forgotten. ``mailbox`` stays until ``expect(_:)``. Returns the response that
    /// is forgotten, for the owner to release; `nil` if there is none.
    mutating func begin() -> LoadResponse? {
        defer { response = nil }
        retryTime = nil
        hasFailedItself = false
        return response
    }

    /// The number of the next request.
    mutating func nextNumber() -> Int {
        number += 1
        return number
    }

    /// Notes where the response to the request of the source itself will be.
    mutating func expect(_ mailbox: LoadResponseSlot) { self.mailbox = mailbox }

    /// Notes the response to the request of the source itself.
    mutating func receive(_ response: LoadResponse) {
        mailbox = nil
        self.response = response
    }

    /// Gives up the request, and forgets the changes that wait for the end of the load. Returns what is forgotten, for the owner
    /// to release.
    mutating func giveUp() -> (response: LoadResponse?, updates: [() -> Void]) {
        defer {
            mailbox = nil
            response = nil
            waitingUpdates = []
        }
        return (response, waitingUpdates)
    }

    /// Forgets everything but the handlers, which wait for the next load. Call ``giveUp()`` before.
    mutating func reset() {
        var new = LoadRun()
        new.number = number
        new.waitingHandlers = waitingHandlers
        self = new
    }
}

// MARK: - The end of a load

extension LoadRun {
    /// Adds a change that waits for the end of the first load.
    mutating func addUpdate(_ update: @escaping () -> Void) { waitingUpdates.append(update) }

    /// Adds a handler that waits for the end of the load.
    mutating func addHandler(_ handler: @escaping (LoadStatus) -> Void) { waitingHandlers.append(handler) }

    /// Ends the load. Returns the changes that have waited for it, in order.
    mutating func end(hasFailedItself: Bool) -> [() -> Void] {
        defer { waitingUpdates = [] }
        response = nil
        self.hasFailedItself = hasFailedItself
        return waitingUpdates
    }

    /// Removes and returns the handlers that wait for the end of the load, in order.
    mutating func takeHandlers() -> [(LoadStatus) -> Void] {
        defer { waitingHandlers = [] }
        return waitingHandlers
    }

    /// Counts a failure. Returns the number of failures in a row.
    mutating func countFailure() -> Int {
        failures += 1
        return failures
    }

    /// Notes a load without a failure.
    mutating func clearFailures() { failures = 0 }

    /// Sets when the load is repeated, in milliseconds; `nil` for never.
    mutating func setRetryTime(_ time: Int?) { retryTime = time }
}
