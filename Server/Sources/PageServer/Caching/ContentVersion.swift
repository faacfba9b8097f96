import PageStore

/// The version of what pages are composed of, as this server knows it.
///
/// A change that this server makes is known at once. One that another process makes is known as soon as the store
/// announces it, and at the latest after the interval, since then the store is asked again.
actor ContentVersion {
    private let store: any PageStore
    private let interval: Duration
    private let clock = ContinuousClock()
    /// The version that was read last, and when reading it began.
    private var last: (version: Int64, time: ContinuousClock.Instant)?
    private var check: Task<Int64, any Error>?

    /// Watches a store.
    ///
    /// - Parameter interval: The greatest age of what is known, in seconds.
    init(store: any PageStore, interval: Double) {
        self.store = store
        self.interval = .seconds(interval)
    }

    /// The version that a response may be made for.
    ///
    /// - Throws: ``StoreError``.
    func current() async throws -> Int64 {
        if let last, last.time.duration(to: clock.now) < interval { return newest(last.version) }
        if let check { return newest(try await check.value) }
        let start = clock.now
        let check = Task { [store] in try await store.contentVersion() }
        self.check = check
        defer { self.check = nil }
        let version = try await check.value
        last = (version, start)
        return newest(version)
    }

    /// The version that was read, or a newer one that this server has made since.
    private func newest(_ version: Int64) -> Int64 { max(version, store.lastKnownContentVersion ?? version) }
}
