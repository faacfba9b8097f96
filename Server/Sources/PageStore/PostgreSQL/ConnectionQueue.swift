/// The transactions that wait for a connection, in the order in which they began to wait.
///
/// A wait begins in two steps: ``takeNumber()``, after which it can be ended by its number, and ``begin(_:)``. The owner may release its
/// lock between them. A wait that is ended between the two steps fails in the second one.
struct ConnectionQueue<Waiter> {
    /// The state of a wait that has a number and has not begun.
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
    /// The number of waiters.
    var count: Int { waiters.count }

    /// Takes a number for a wait. The caller must call ``begin(_:)`` once for each number, since the state of the number is kept until then.
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

    /// Adds a waiter to the end of the queue.
    mutating func append(_ waiter: Waiter, as number: UInt64) { waiters.append((number: number, waiter: waiter)) }

    /// Removes the waiter that has waited for the longest time; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of waiters.
    mutating func removeFirst() -> Waiter? { waiters.isEmpty ? nil : waiters.removeFirst().waiter }

    /// Removes all waiters, in their order.
    mutating func removeAll() -> [Waiter] {
        defer { waiters.removeAll() }
        return waiters.map { $0.waiter }
    }

    /// Ends a wait with an error. One that has not begun fails with it when it begins; one that is over is not affected.
    ///
    /// - Returns: The waiter, which the caller must resume with the error; `nil` if it is not in the queue.
    /// - Complexity: O(*n*) in the number of waiters.
    mutating func end(_ number: UInt64, _ error: any Error) -> Waiter? {
        if case .open = beginnings[number] {
            beginnings[number] = .ended(error)
            return nil
        }
        return waiters.firstIndex { $0.number == number }.map { waiters.remove(at: $0).waiter }
    }
}
