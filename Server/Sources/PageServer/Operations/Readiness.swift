import PageStore

/// Whether the server can do its work: whether the store can be written and read, and has pages.
///
/// What was found out is valid for a second, so that probes cost the store next to nothing.
actor Readiness {
    private static let validity = Duration.seconds(1)

    private let store: any PageStore
    private let timeLimit: Double
    private let clock = ContinuousClock()
    private var last: (time: ContinuousClock.Instant, defect: String?)?
    private var current: Task<String?, Never>?

    /// Watches a store.
    ///
    /// - Parameter timeLimit: How long the store may take, in seconds.
    init(store: any PageStore, timeLimit: Double) {
        self.store = store
        self.timeLimit = timeLimit
    }

    /// What is wrong, in a sentence; `nil` if nothing is.
    func defect() async -> String? {
        if let last, last.time.duration(to: clock.now) < Self.validity { return last.defect }
        if let current { return await current.value }
        let task = Task { [store, timeLimit] in await Self.probe(store, within: timeLimit) }
        current = task
        let defect = await task.value
        last = (clock.now, defect)
        current = nil
        return defect
    }

    private static func probe(_ store: any PageStore, within timeLimit: Double) async -> String? {
        do {
            let hasPages = try await withTimeLimit(seconds: timeLimit) {
                try await store.probe()
                return try await !store.read { try $0.pageIDs() }.isEmpty
            }
            return hasPages ? nil : "The database has no pages."
        } catch let error as StoreError {
            return error.description
        } catch is TimeLimitExceeded {
            return "The database does not answer within \(timeLimit) seconds."
        } catch {
            return "The database cannot be used."
        }
    }
}
