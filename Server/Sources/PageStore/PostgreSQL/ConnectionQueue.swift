/// The transactions that wait for a connection, in the order in which they began to wait.
///
/// A wait begins in two steps, between which no lock is held: it takes a number, by which it can be ended, and then waits under it. A
/// wait that is ended between the two steps does not begin.
struct ConnectionQueue<Waiter> {
    /// A wait that has taken a number.
    private enum Beginning {
        /// It may begin.
        case open
        /// It was ended before it began.
        case ended(any Error)
    }

    private var lastNumber: UInt64 = 0
    private var beginnings: [UInt64: Beginning] = [:]
    private var waiters: [(number: UInt64, waiter: Waiter)] = []
}

extension ConnectionQueue {
    /// How many wait.
    var count: Int { waiters.count }

    /// Takes a number for a wait. ``begin(_:)`` is called for each number once.
    mutating func takeNumber() -> UInt64 {
        lastNumber += 1
        beginnings[lastNumber] = .open
        return lastNumber
    }

    /// Begins a wait: ``append(_:as:)`` may follow.
    ///
    /// - Throws: The error with which the wait was ended already.
    mutating func begin(_ number: UInt64) throws {
        if case .ended(let error) = beginnings.removeValue(forKey: number) { throw error }
    }

    /// Adds the last one that waits.
    mutating func append(_ waiter: Waiter, as number: UInt64) { waiters.append((number: number, waiter: waiter)) }

    /// Takes the one that waits for the longest time; `nil` if none does.
    mutating func removeFirst() -> Waiter? { waiters.isEmpty ? nil : waiters.removeFirst().waiter }

    /// Takes all that wait.
    mutating func removeAll() -> [Waiter] {
        defer { waiters.removeAll() }
        return waiters.map { $0.waiter }
    }

    /// Ends a wait with an error. One that has not begun fails with it when it begins; one that is over is not affected.
    ///
    /// - Returns: The one that has waited, which the caller resumes with the error; `nil` if it does not wait.
    /// - Complexity: O(*n*) in the number of those that wait.
    mutating func end(_ number: UInt64, _ error: any Error) -> Waiter? {
        if case .open = beginnings[number] {
            beginnings[number] = .ended(error)
            return nil
        }
        return waiters.firstIndex { $0.number == number }.map { waiters.remove(at: $0).waiter }
    }
}
