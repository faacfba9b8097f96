public import CollectionDataSources

/// Advances the time of a tree of data sources while it waits for a deadline.
///
/// ```swift
/// override func viewDidLayoutSubviews() {
///     if let context { clock.follow(in: context) }
/// }
/// ```
///
/// The host provides timers, so the time is counted in ticks: a deadline is handled up to one tick early or late.
/// Without a deadline no timer runs.
public final class AggregateClock<ItemID: Hashable & Sendable> {
    private let aggregate: AggregateDataSource<ItemID>
    private let tick: Int
    private var isTicking = false

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - aggregate: The tree.
    ///   - tick: The precision of the time, in milliseconds above 0.
    public init(_ aggregate: AggregateDataSource<ItemID>, tick: Int = 250) {
        self.aggregate = aggregate
        self.tick = max(1, tick)
    }
}

extension AggregateClock {
    /// Starts the next tick if the tree has a deadline. Call it at the end of each event.
    public func follow(in context: HostContext) {
        guard !isTicking, aggregate.nextDeadline != nil else { return }
        isTicking = true
        context.after(milliseconds: tick) { [self] in
            isTicking = false
            aggregate.now += tick
        }
    }
}
