public import CollectionDataSources

/// Lets time pass for a tree of data sources while it waits for something.
///
/// ```swift
/// override func viewDidLayoutSubviews() {
///     if let context { clock.follow(in: context) }
/// }
/// ```
///
/// The host has timers and no clock, so the time is counted in ticks: what is due happens up to one tick early or late.
/// While nothing is waited for, nothing ticks.
public final class AggregateClock<ItemID: Hashable & Sendable> {
    private let aggregate: AggregateDataSource<ItemID>
    private let tick: Int
    private var isTicking = false

    /// Creates a clock.
    ///
    /// - Parameters:
    ///   - aggregate: The tree.
    ///   - tick: How exact the time is, in milliseconds above 0.
    public init(_ aggregate: AggregateDataSource<ItemID>, tick: Int = 250) {
        self.aggregate = aggregate
        self.tick = max(1, tick)
    }
}

extension AggregateClock {
    /// Has the next tick come if the tree waits for something. Call it at the end of each event.
    public func follow(in context: HostContext) {
        guard !isTicking, aggregate.nextDeadline != nil else { return }
        isTicking = true
        context.after(milliseconds: tick) { [self] in
            isTicking = false
            aggregate.now += tick
        }
    }
}
