/// The state of one execution of a command. It decides and performs no effect.
///
/// An execution is over when the work it has begun is complete, or when it is ended explicitly; anything later is
/// ignored.
struct CommandRunState {
    private enum Phase: Equatable {
        /// Under way, with a number of incomplete pieces of work.
        case working(Int)
        /// Under way until it is ended explicitly.
        case open
        /// Over.
        case over
    }

    private var phase = Phase.working(1)
    private var progress = 0.0
    private var failure: CellCommandFailure?
}

extension CommandRunState {
    /// Whether the run is not over.
    var isUnderWay: Bool { phase != .over }

    /// Begins a piece of work. Returns whether the execution is under way.
    mutating func begin() -> Bool {
        guard isUnderWay else { return false }
        if case .working(let count) = phase { phase = .working(count + 1) }
        return true
    }

    /// Completes a piece of work. Returns the outcome if it was the last.
    ///
    /// - Parameter failure: The failure of the work, if it failed. The first failure is that of the execution.
    mutating func complete(_ failure: CellCommandFailure? = nil) -> CellCommandOutcome? {
        guard isUnderWay else { return nil }
        self.failure = self.failure ?? failure
        guard case .working(let count) = phase else { return nil }
        phase = .working(count - 1)
        guard count == 1 else { return nil }
        return end(.finished)
    }

    /// Keeps the execution under way until it is ended explicitly.
    mutating func keepOpen() {
        if isUnderWay { phase = .open }
    }

    /// Ends the execution. Returns the outcome, or `nil` if it was over before.
    mutating func end(_ outcome: CellCommandOutcome) -> CellCommandOutcome? {
        guard isUnderWay else { return nil }
        phase = .over
        if outcome == .finished, let failure { return .failed(failure) }
        return outcome
    }

    /// Sets the progress. Returns the progress to be reported; `nil` if it is not greater than before.
    mutating func advance(to fraction: Double) -> Double? {
        guard isUnderWay, fraction > progress, progress < 1 else { return nil }
        progress = Swift.min(1, fraction)
        return progress
    }
}
