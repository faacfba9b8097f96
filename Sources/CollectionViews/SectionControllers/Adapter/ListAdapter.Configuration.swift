extension ListAdapter {
    /// Gives an update its turn: calls the closure once, at once or later.
    ///
    /// ```swift
    /// let atMostOnceASecond: ListAdapter.UpdateScheduler = { update in timer.after(milliseconds: 1000, update) }
    /// ```
    public typealias UpdateScheduler = (_ giveTurn: @escaping () -> Void) -> Void

    /// How a list goes about its work.
    public struct Configuration {
        /// The number of sections before and after those on the screen that count as near.
        public var workingRange: Int
        /// The most operations an update may have; one with more reloads the list.
        public var maximumOperations: Int
        /// Whether every update is checked against the rules of batch updates before it is carried out.
        public var validatesUpdates: Bool
        /// Gives updates their turn. Whatever is asked for until then is one update. `nil` has them carried out at the
        /// end of the event in which they are asked for.
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

    /// What an update was about.
    public enum UpdateKind: Hashable, Sendable {
        /// All cells were made anew.
        case reload
        /// The objects were asked for anew, and what differed was changed.
        case objects
        /// Section controllers changed their items.
        case items
    }

    /// A listener that can be taken away again.
    public struct Listening: Hashable, Sendable {
        let number: Int
    }
}
