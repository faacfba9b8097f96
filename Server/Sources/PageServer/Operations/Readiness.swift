import PageStore

/// Whether the server can do its work: whether the store can be written and read, and has pages, and whether no damage has been
/// found in it.
///
/// A finding is valid for a second, so that probes cost the store next to nothing. Only one probe runs at a time: one that
/// hangs, on a disk or a network, is given up in time for its caller, and no others queue behind it.
actor Readiness {
    private static let validity = Duration.seconds(1)

    /// What a probe has found.
    private struct Finding: Sendable {
        /// What is wrong, in a sentence; `nil` if nothing is.
        let defect: String?
    }

    private let store: any PageStore
    private let timeLimit: Double
    private let clock = ContinuousClock()
    private var last: (time: ContinuousClock.Instant, finding: Finding)?
    private var current: Task<Finding?, Never>?
    private var isChecked = false
    private var damage: StoreError?

    /// Watches a store.
    ///
    /// - Parameter timeLimit: How long the store may take, in seconds.
    init(store: any PageStore, timeLimit: Double) {
        self.store = store
        self.timeLimit = timeLimit
    }

    /// What is wrong, in a sentence; `nil` if nothing is. It takes the time limit at most, whatever the store does.
    func defect() async -> String? {
        checkIntegrityOnce()
        if let damage { return damage.description }
        if let last, last.time.duration(to: clock.now) < Self.validity { return last.finding.defect }
        let probe = current ?? begin()
        let finding = try? await Race.value(within: timeLimit) { await probe.value }
        // The outer optional is the time limit, the inner one a probe that another caller has given up.
        guard let finding, let finding else {
            probe.cancel()
            return "The database did not respond within \(timeLimit) seconds."
        }
        return finding.defect
    }

    /// Begins to look for damage in all that is stored, which no probe waits for. What could not be found out is tried again
    /// with the next probe.
    private func checkIntegrityOnce() {
        guard !isChecked else { return }
        isChecked = true
        Task {
            do {
                try await store.checkIntegrity()
            } catch let error as StoreError {
                if case .damaged = error { damage = error } else { isChecked = false }
            } catch {
                isChecked = false
            }
        }
    }

    /// Begins a probe, which stays the current one until it ends.
    private func begin() -> Task<Finding?, Never> {
        let probe = Task {
            let finding = await Self.probe(store)
            current = nil
            if let finding { last = (clock.now, finding) }
            return finding
        }
        current = probe
        return probe
    }

    /// Writes and reads the store.
    ///
    /// - Returns: `nil` if the probe was cancelled.
    private static func probe(_ store: any PageStore) async -> Finding? {
        do {
            try await store.probe()
            let hasPages = try await !store.read { try $0.pageIDs() }.isEmpty
            return Finding(defect: hasPages ? nil : "The database has no pages.")
        } catch let error as StoreError {
            return Task.isCancelled ? nil : Finding(defect: error.description)
        } catch {
            return Task.isCancelled ? nil : Finding(defect: "The database cannot be used.")
        }
    }
}
