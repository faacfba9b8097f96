import PageStore
import Synchronization

/// The version of what pages are composed of, as this server knows it.
///
/// A change that this server makes is known at once. One that another process makes is known as soon as the store
/// announces it, and at the latest after the interval, since then the store is read again.
final class ContentVersion: Sendable {
    private struct State {
        /// The version that was read last, and when reading it began.
        var last: (version: Int64, time: ContinuousClock.Instant)?
        var check: Task<Int64, any Error>?
    }

    private let store: any PageStore
    private let interval: Duration
    private let clock = ContinuousClock()
    private let state = Mutex(State())

    /// Watches a store.
    ///
    /// - Parameter interval: The greatest age of what is known, in seconds.
    init(store: any PageStore, interval: Double) {
        self.store = store
        self.interval = .seconds(interval)
    }

    /// The version that a response may be made for.
    ///
    /// - Throws: `StoreError`.
    func current() async throws -> Int64 {
        if let version = fresh { return newest(version) }
        return newest(try await check().value)
    }

    /// The newest version that is known without a read of the store, however long ago it was read; `nil` before the first read.
    var known: Int64? {
        guard let version = state.withLock({ $0.last?.version }) else { return store.lastKnownContentVersion }
        return newest(version)
    }

    /// The version that was read last, if that is not too long ago.
    private var fresh: Int64? {
        let now = clock.now
        return state.withLock { state in
            guard let last = state.last, last.time.duration(to: now) < interval else { return nil }
            return last.version
        }
    }

    /// Reads the version, or joins the one who does.
    private func check() -> Task<Int64, any Error> {
        state.withLock { state in
            if let check = state.check { return check }
            let start = clock.now
            let check = Task {
                let result: Result<Int64, any Error>
                do { result = .success(try await store.contentVersion()) } catch { result = .failure(error) }
                finish(try? result.get(), start)
                return try result.get()
            }
            state.check = check
            return check
        }
    }

    private func finish(_ version: Int64?, _ start: ContinuousClock.Instant) {
        state.withLock { state in
            state.check = nil
            if let version { state.last = (version, start) }
        }
    }

    /// The version that was read, or a newer one that this server has made since.
    private func newest(_ version: Int64) -> Int64 { max(version, store.lastKnownContentVersion ?? version) }
}
