extension ListAdapter {
    /// Decides when an update is due: calls the closure once, immediately or later.
    ///
    /// ```swift
    /// let atMostOnceASecond: ListAdapter.UpdateScheduler = { update in timer.after(milliseconds: 1000, update) }
    /// ```
    public typealias UpdateScheduler = (_ giveTurn: @escaping () -> Void) -> Void

    /// The options of a list.
    public struct Configuration {
        /// The number of sections before and after the visible ones that are in the working range.
        public var workingRange: Int
        /// The maximum number of operations of an update; a larger update reloads the list.
        public var maximumOperations: Int
        /// Whether every update is checked against the rules of batch updates before it is carried out.
        public var validatesUpdates: Bool
        /// Decides when updates are due. All requests before that form one update. With `nil` updates are carried out
        /// at the end of the event in which they are requested.
        public var scheduler: UpdateScheduler?

        /// Creates a configuration.
        public init(
            workingRange: Int = 0,
            maximumOperations: Int = 5_000,
            validatesUpdates: Bool = false,
            scheduler: UpdateScheduler? = nil
        ) {
            self.workingRange = workingRange
            self.maximumOperations = maximumOperations
            self.validatesUpdates = validatesUpdates
            self.scheduler = scheduler
        }
    }

    /// The kind of an update.
    public enum UpdateKind: Hashable, Sendable {
        /// All cells were replaced.
        case reload
        /// The objects were fetched, and the differences were shown.
        case objects
        /// Section controllers changed their items.
        case items
    }

    /// The registration of an update listener.
    public struct Listening: Hashable, Sendable {
        let number: Int
    }
}
