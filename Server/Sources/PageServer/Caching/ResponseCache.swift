import CoreMetrics
import Synchronization

/// Composed responses with their compressed bytes, by address and by the version of what they are composed of.
///
/// A response is composed once, however many request it at the same time. It is used until the version changes or the
/// moment comes at which composing it anew would give other bytes. The cache holds so many bytes; of more, those go that
/// were requested longest ago.
final class ResponseCache: Sendable {
    /// What was composed.
    struct Composition: Sendable {
        /// The response, compressed.
        let representation: Representation
        /// The moment until which composing gives the same bytes, in seconds since 1970.
        let validUntil: Double
    }

    private struct Entry {
        let composition: Composition
        let version: Int64
        var lastUse: UInt64
    }

    private struct Job: Hashable {
        let address: String
        let version: Int64
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var jobs: [Job: Task<Composition, any Error>] = [:]
        var byteCount = 0
        var uses: UInt64 = 0
    }

    private let byteLimit: Int
    private let hits: Counter?
    private let misses: Counter?
    private let state = Mutex(State())

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - byteLimit: How many bytes it holds; 0 to keep nothing.
    ///   - metrics: Counts requests with a kept response (`page_cache_hits`) and all others that are not refused
    ///     (`page_cache_misses`); `nil` to count nothing.
    init(byteLimit: Int, metrics: (any MetricsFactory)? = nil) {
        self.byteLimit = byteLimit
        hits = metrics.map { Counter(label: "page_cache_hits", factory: $0) }
        misses = metrics.map { Counter(label: "page_cache_misses", factory: $0) }
    }

    /// The bytes that are held.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// How many responses are being composed.
    var jobCount: Int { state.withLock { $0.jobs.count } }

    /// The response of an address.
    ///
    /// - Parameters:
    ///   - address: The path and query of the request.
    ///   - version: The version of what is stored.
    ///   - now: The present, in seconds since 1970.
    ///   - admit: Called before `compose` begins, under the lock of the cache; throws to refuse it.
    ///   - compose: Makes the response. It goes on when the request that began it is given up, since others wait for it.
    /// - Throws: What `admit` or `compose` throws; that is not kept.
    func response(
        _ address: String, version: Int64, now: Double, admit: () throws -> Void = {},
        compose: @escaping @Sendable () async throws -> Composition
    ) async throws -> Representation {
        try await composition(address, version: version, now: now, admit: admit, compose: compose).representation
    }

    /// What was composed for an address, as ``response(_:version:now:admit:compose:)`` has it.
    func composition(
        _ address: String, version: Int64, now: Double, admit: () throws -> Void = {},
        compose: @escaping @Sendable () async throws -> Composition
    ) async throws -> Composition {
        if let kept = kept(address, version: version, now: now) { return kept }
        let task = try composition(of: Job(address: address, version: version), now: now, admit, compose)
        // A refused request has thrown above and is not counted.
        misses?.increment()
        return try await task.value
    }

    /// What is kept for an address; `nil` if it has to be composed.
    func kept(_ address: String, version: Int64, now: Double) -> Composition? {
        let kept = state.withLock { state -> Composition? in
            guard let index = Self.index(of: address, version, now, state) else { return nil }
            state.uses += 1
            state.entries.values[index].lastUse = state.uses
            return state.entries.values[index].composition
        }
        if kept != nil { hits?.increment() }
        return kept
    }

    /// Whether the response of an address is kept. It does not count as a use.
    func contains(_ address: String, version: Int64, now: Double) -> Bool {
        state.withLock { Self.index(of: address, version, now, $0) != nil }
    }

    /// The task that composes a response; one that has begun already where there is one.
    private func composition(
        of job: Job, now: Double, _ admit: () throws -> Void,
        _ compose: @escaping @Sendable () async throws -> Composition
    ) throws -> Task<Composition, any Error> {
        try state.withLock { state in
            if let task = state.jobs[job] { return task }
            try admit()
            let task = Task {
                let result: Result<Composition, any Error>
                do { result = .success(try await compose()) } catch { result = .failure(error) }
                finish(job, try? result.get(), now: now)
                return try result.get()
            }
            state.jobs[job] = task
            return task
        }
    }

    private func finish(_ job: Job, _ composition: Composition?, now: Double) {
        state.withLock { state in
            state.jobs[job] = nil
            guard let composition, now < composition.validUntil, composition.representation.byteCount <= byteLimit
            else { return }
            // A job of an older version may end after one of a newer version.
            if let present = state.entries[job.address], present.version > job.version { return }
            Self.remove(job.address, &state)
            state.uses += 1
            state.entries[job.address] = Entry(composition: composition, version: job.version, lastUse: state.uses)
            state.byteCount += composition.representation.byteCount
            guard state.byteCount > byteLimit else { return }
            for (address, _) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
                Self.remove(address, &state)
                // A tenth of room, so that the next responses need not sort again.
                if state.byteCount <= byteLimit / 10 * 9 { break }
            }
        }
    }

    /// Where the entry of an address is if it is of a version and valid; `nil` otherwise.
    private static func index(
        of address: String, _ version: Int64, _ now: Double, _ state: State
    ) -> Dictionary<String, Entry>.Index? {
        guard let index = state.entries.index(forKey: address) else { return nil }
        let entry = state.entries.values[index]
        return entry.version == version && now < entry.composition.validUntil ? index : nil
    }

    private static func remove(_ address: String, _ state: inout State) {
        guard let entry = state.entries.removeValue(forKey: address) else { return }
        state.byteCount -= entry.composition.representation.byteCount
    }
}
