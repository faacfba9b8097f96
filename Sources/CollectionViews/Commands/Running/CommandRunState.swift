/// How far one performing of a command is. It decides and performs no effect.
///
/// A run is over when the work it has begun is done, or when somebody says so; whatever comes after that is ignored.
struct CommandRunState {
    private enum Phase: Equatable {
        /// Under way, with a number of things that are still to be done.
        case working(Int)
        /// Under way until somebody says that it is over.
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

    /// One more thing is to be done. Returns whether it may be begun.
    mutating func begin() -> Bool {
        guard isUnderWay else { return false }
        if case .working(let count) = phase { phase = .working(count + 1) }
        return true
    }

    /// One thing is done. Returns the outcome if it was the last.
    ///
    /// - Parameter failure: Why it failed, if it did. The first failure is that of the run.
    mutating func complete(_ failure: CellCommandFailure? = nil) -> CellCommandOutcome? {
        guard isUnderWay else { return nil }
        self.failure = self.failure ?? failure
        guard case .working(let count) = phase else { return nil }
        phase = .working(count - 1)
        guard count == 1 else { return nil }
        return end(.finished)
    }

    /// From now on the run goes on until somebody says that it is over.
    mutating func keepOpen() {
        if isUnderWay { phase = .open }
    }

    /// The run is over. Returns the outcome, or `nil` if it was over before.
    mutating func end(_ outcome: CellCommandOutcome) -> CellCommandOutcome? {
        guard isUnderWay else { return nil }
        phase = .over
        if outcome == .finished, let failure { return .failed(failure) }
        return outcome
    }

    /// The run is this far. Returns the progress to be reported: none when it is no more than before.
    mutating func advance(to fraction: Double) -> Double? {
        guard isUnderWay, fraction > progress, progress < 1 else { return nil }
        progress = Swift.min(1, fraction)
        return progress
    }
}
