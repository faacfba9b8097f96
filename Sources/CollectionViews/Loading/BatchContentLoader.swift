public import CollectionDataSources
import CollectionGeometry

/// Loads the contents of keys from the server in batches, such as the details of the rows of a list that is scrolled, and caches
/// those that were needed last.
///
/// ```swift
/// private let cards = BatchContentLoader<Int, Card>(
///     request: { ids in HostRequest("/v1/cards?ids=" + ids.map { "\($0)" }.joined(separator: ",")) },
///     decode: { bytes throws(LoadError) in
///         let cards = try HostResponse.success(bytes).decode([Card].self, log: nil)
///         return .init(cards.map { (key: $0.id, content: $0) })
///     })
///
/// override func viewDidLoad() {
///     cards.changeHandler = { [screen = Weak(self)] ids in screen.object?.showCards(of: ids) }
/// }
///
/// override func viewDidLayoutSubviews() { cards.load(displayedIDs + prefetchedIDs, in: context) }
/// ```
///
/// The keys that are needed are passed to ``load(_:in:)``. The content of a key is requested once: not again while it is being
/// loaded, once it is loaded, or when the server does not have it. Between two rounds of requests there is an interval, so that a fast
/// scroll requests few of the contents that it passes; a request is cancelled when none of its keys is needed. When there are more
/// contents than the configuration permits, those that were needed the longest ago are discarded.
///
/// When a request fails, all its keys have failed. They are requested again by ``retry()``, when they are needed again after other
/// keys, and, where there was no connection, when the device is online again.
///
/// It is no data source: a list whose items themselves come in parts is loaded by ``PagedContentLoader``.
public final class BatchContentLoader<Key: Hashable, Content>: WeaklyReferenceable {
    /// The contents in a response.
    public struct Batch {
        /// The contents, each with its key. One whose key was not requested is ignored.
        public var contents: [(key: Key, content: Content)]
        /// Whether the server does not have the contents that are missing. Otherwise they count as failed.
        public var isComplete: Bool

        /// Creates the contents of a response.
        ///
        /// - Parameters:
        ///   - contents: The contents, each with its key.
        ///   - isComplete: Whether the server does not have the contents that are missing; `false` where some could not be read.
        public init(_ contents: [(key: Key, content: Content)], isComplete: Bool = true) {
            self.contents = contents
            self.isComplete = isComplete
        }
    }

    /// The limits of a loader.
    public struct Configuration: Equatable, Sendable {
        /// The maximum number of keys in one request, from 1.
        public var maximumKeyCount: Int
        /// The time between two rounds of requests, in milliseconds.
        public var interval: Int
        /// The maximum number of keys whose contents are kept, unless more are needed at once. When it is exceeded, those that were
        /// needed the longest ago are discarded until three quarters of it are left.
        public var maximumContentCount: Int

        /// Creates limits.
        public init(maximumKeyCount: Int = 50, interval: Int = 90, maximumContentCount: Int = 1_000) {
            self.maximumKeyCount = maximumKeyCount
            self.interval = interval
            self.maximumContentCount = maximumContentCount
        }
    }

    /// What is known of a key that was requested.
    private final class Entry {
        /// The number of the request.
        let requestNumber: Int
        var content: Content?
        var status = LoadStatus().reduced(by: .begin) ?? LoadStatus()
        /// The ``releaseCount`` when the key was needed last; `nil` while it is needed.
        var releaseNumber: Int?

        init(requestNumber: Int) {
            self.requestNumber = requestNumber
        }

        var isNeeded: Bool { releaseNumber.isNil }

        func finish(_ result: LoadResult) { status = status.reduced(by: .finish(result)) ?? status }
    }

    /// A request that is under way.
    private struct Request {
        let number: Int
        let keys: [Key]
        let running: RetriedRequest
    }

    /// The token of weak references.
    public let lifetime = Lifetime()
    /// Returns the error in a response; `nil` for none. By default that is the `LoadError` of its status.
    public var errorProvider: (HostReply) -> LoadError? = { LoadError($0.response) }
    /// The policy by which a failed request is sent again.
    public var retryPolicy = RetryPolicy.never
    /// Called after contents have come or have failed to, and after failed ones are to be loaded again, with their keys. Some of the
    /// keys may not be needed at that time.
    public var changeHandler: ((_ keys: [Key]) -> Void)?

    private let configuration: Configuration
    private let request: ([Key]) -> HostRequest
    private let decode: ([UInt8]) throws(LoadError) -> Batch
    private var context: HostContext?
    private var needed: [Key] = []
    /// The keys that were requested, but for those whose request was cancelled, that have failed and are not needed, or that were
    /// discarded.
    private var entries = [Key: Entry]()
    /// The requested keys that are not needed, those that were needed the longest ago first. An element is outdated if its number
    /// is not the ``Entry/releaseNumber`` of the key.
    private var released: [(key: Key, number: Int)] = []
    /// The number of times that other keys were needed.
    private var releaseCount = 0
    private var requests: [Request] = []
    /// The number of requests that were sent.
    private var requestCount = 0
    /// The interval after the last round of requests; `nil` when it has passed.
    private var pause: HostContext.Ticket?

    /// Creates a loader that has loaded nothing.
    ///
    /// - Parameters:
    ///   - configuration: The limits.
    ///   - request: Returns the request of the contents of some keys.
    ///   - decode: Returns the contents in a response, or throws a `LoadError` that states why there are none.
    public init(
        configuration: Configuration = Configuration(), request: @escaping ([Key]) -> HostRequest,
        decode: @escaping ([UInt8]) throws(LoadError) -> Batch
    ) {
        self.configuration = configuration
        self.request = request
        self.decode = decode
    }

    deinit {
        for request in requests { request.running.cancel() }
    }
}

extension BatchContentLoader {
    /// The content of a key; `nil` while there is none.
    ///
    /// - Complexity: O(1).
    public func content(for key: Key) -> Content? { entries[key]?.content }

    /// The state of loading the content of a key, with the failure: initial before it is requested, and without content where the
    /// server does not have it.
    ///
    /// - Complexity: O(1).
    public func status(for key: Key) -> LoadStatus { entries[key]?.status ?? LoadStatus() }

    /// Loads the contents of the keys that are needed, which are those that are displayed or about to be, in place of the keys before.
    /// Requests what is missing, in the order of the keys, and cancels the requests of which no key is needed.
    ///
    /// Call it whenever other keys may be displayed: with the same keys it does nothing.
    ///
    /// - Parameters:
    ///   - keys: All keys that are needed.
    ///   - context: The connection to the host; `nil` where there is none yet, which loads nothing.
    /// - Complexity: O(*n* + *m*) in the number of keys, and those of the requests under way; when contents are discarded, also in the
    ///   number of those that are kept.
    public func load(_ keys: [Key], in context: HostContext?) {
        guard let context, keys != needed else { return }
        if self.context.isNil { context.whenOnlineAgain(self) { $0.networkDidReturn() } }
        self.context = context
        release(except: Set(keys))
        needed = keys
        for key in keys { entries[key]?.releaseNumber = nil }
        cancelUnneeded()
        let limit = max(0, configuration.maximumContentCount)
        if entries.count > limit || released.count > 2 * limit { discardOldest() }
        requestMissing()
    }

    /// Loads the needed contents again that have failed to come.
    ///
    /// - Complexity: O(*n*) in the number of keys that are needed.
    public func retry() { retry { _ in true } }

    /// Cancels all requests and discards all contents and states. Nothing is loaded before the next ``load(_:in:)``.
    public func reset() {
        for request in requests { request.running.cancel() }
        if let pause { context?.cancel(timer: pause) }
        pause = nil
        requests = []
        entries = [Key: Entry]()
        released = []
        let keys = needed
        needed = []
        changeHandler?(keys)
    }
}

// Requests.
extension BatchContentLoader {
    private func requestMissing() {
        guard pause.isNil, let context else { return }
        let limit = max(1, configuration.maximumKeyCount)
        var missing: [Key] = []
        let firstNumber = requestCount
        for key in needed where entries[key].isNil {
            // The request of the keys that are collected is the next one.
            entries[key] = Entry(requestNumber: requestCount)
            missing.append(key)
            guard missing.count == limit else { continue }
            send(missing, in: context)
            missing = []
        }
        if !missing.isEmpty { send(missing, in: context) }
        guard requestCount > firstNumber else { return }
        pause = context.after(milliseconds: configuration.interval, target: self) { loader in
            loader.pause = nil
            loader.requestMissing()
        }
    }

    private func send(_ keys: [Key], in context: HostContext) {
        let number = requestCount
        requestCount += 1
        let request = request(keys)
        let running = context.fetch(
            request, retrying: retryPolicy, then: Weak(self).performing { $0.receive($1, number, from: request.path) })
        requests.append(Request(number: number, keys: keys, running: running))
    }

    private func receive(_ reply: HostReply, _ number: Int, from path: String) {
        guard let index = requests.firstIndex(where: { $0.number == number }) else { return }
        let keys = requests.remove(at: index).keys
        do throws(LoadError) {
            let batch = try decode(reply.body(orError: errorProvider))
            take(batch, of: keys, number)
        } catch {
            context?.logFailure(error, of: path)
            for key in keys { finish(key, .failure(error)) }
        }
        changeHandler?(keys)
    }

    private func take(_ batch: Batch, of keys: [Key], _ number: Int) {
        for (key, content) in batch.contents {
            guard let entry = entries[key], entry.requestNumber == number else { continue }
            entry.content = content
            entry.finish(.content)
        }
        for key in keys where entries[key]?.status.state.isInProgress == true {
            finish(key, batch.isComplete ? .noContent : .failure(.undecodable))
        }
    }

    /// Ends the load of a key without content. One that has failed and is not needed is requested when it is needed again.
    private func finish(_ key: Key, _ result: LoadResult) {
        guard let entry = entries[key] else { return }
        entry.finish(result)
        if !entry.isNeeded, !entry.status.error.isNil { entries[key] = nil }
    }

    private func networkDidReturn() { retry { $0.recovery == .waitForNetwork } }

    private func retry(_ isIncluded: (LoadError) -> Bool) {
        var keys: [Key] = []
        for key in needed {
            guard let error = entries[key]?.status.error, isIncluded(error) else { continue }
            entries[key] = nil
            keys.append(key)
        }
        guard !keys.isEmpty else { return }
        requestMissing()
        changeHandler?(keys)
    }
}

// What is kept.
extension BatchContentLoader {
    /// Marks the needed keys that are not among others as not needed.
    ///
    /// - Complexity: O(*n*) in the number of keys that are needed.
    private func release(except keys: Set<Key>) {
        releaseCount += 1
        for key in needed where !keys.contains(key) {
            guard let entry = entries[key], entry.isNeeded else { continue }
            guard entry.status.error.isNil else {
                entries[key] = nil
                continue
            }
            entry.releaseNumber = releaseCount
            released.append((key: key, number: releaseCount))
        }
    }

    private func cancelUnneeded() {
        var kept: [Request] = []
        for request in requests {
            if request.keys.contains(where: { entries[$0]?.isNeeded == true }) {
                kept.append(request)
            } else {
                request.running.cancel()
                for key in request.keys { entries[key] = nil }
            }
        }
        requests = kept
    }

    /// Discards what was needed the longest ago until three quarters of the limit are left, and the outdated elements of ``released``.
    /// What is needed or being loaded stays.
    ///
    /// - Complexity: O(*n*) in the number of released keys.
    private func discardOldest() {
        let limit = max(0, configuration.maximumContentCount)
        var excess = entries.count > limit ? entries.count - (limit - limit / 4) : 0
        var kept: [(key: Key, number: Int)] = []
        for (key, number) in released {
            guard let entry = entries[key], entry.releaseNumber == number else { continue }
            if excess > 0, !entry.status.state.isInProgress {
                entries[key] = nil
                excess -= 1
            } else {
                kept.append((key: key, number: number))
            }
        }
        released = kept
    }
}
