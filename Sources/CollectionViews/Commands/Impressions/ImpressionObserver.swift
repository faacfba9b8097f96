/// Reports the impressions of a collection view: by default each item once, when half of it was visible for 0.8
/// seconds.
///
/// ```swift
/// impressions = ImpressionObserver(clock: { feed.context?.time ?? 0 }, report: { feed.wasSeen($0) })
///
/// override func viewDidLayoutSubviews() {
///     impressions.follow(driver)
/// }
/// override func viewDidDisappear() { impressions.pause() }
/// ```
///
/// Call ``follow(_:)``, or ``follow(_:in:)`` for collection views without a driver, at the end of every event, and
/// ``pause()`` when the screen is covered: items beneath another screen are not visible.
public final class ImpressionObserver<ID: Hashable & Sendable> {
    private var counter: ImpressionCounter<ID>
    private let clock: () -> Double
    private let report: (ID) -> Void
    private var alarm: Alarm?

    /// A timer that causes an event at the time at which the next item counts.
    private final class Alarm {
        let time: Double
        var hasRung = false

        init(time: Double) {
            self.time = time
        }
    }

    /// Creates an observer. It holds the closures strongly: they must not capture its owner.
    ///
    /// - Parameters:
    ///   - configuration: The conditions under which an item counts.
    ///   - clock: Returns the current time, in milliseconds since any moment.
    ///   - report: Receives each item once, when it counts.
    public init(
        configuration: ImpressionCounter<ID>.Configuration = .init(),
        clock: @escaping () -> Double,
        report: @escaping (ID) -> Void
    ) {
        counter = ImpressionCounter(configuration: configuration)
        self.clock = clock
        self.report = report
    }
}

extension ImpressionObserver {
    /// The items that have counted.
    public var counted: Set<ID> { counter.counted }

    /// Sets the visible items.
    ///
    /// - Parameters:
    ///   - visible: The visible items with their visible fractions, from 0 to 1.
    ///   - context: The connection to the host, for a timer; without it items count at the next event.
    /// - Complexity: O(*n* *m*) in the numbers of visible items and of those that have not counted yet.
    public func follow(_ visible: [(id: ID, fraction: Double)], in context: HostContext?) {
        for id in counter.update(visible, at: clock()) { report(id) }
        setAlarm(in: context)
    }

    /// Notes that no item is visible.
    public func pause() {
        for id in counter.update([], at: clock()) { report(id) }
    }

    /// A day, in milliseconds.
    private static var longestWait: Double { 86_400_000 }

    /// Starts a timer for the time at which the next item counts, unless one is running that ends no later.
    private func setAlarm(in context: HostContext?) {
        guard let context, let time = counter.nextTime else { return }
        if let alarm, !alarm.hasRung, alarm.time <= time { return }
        let alarm = Alarm(time: time)
        self.alarm = alarm
        let wait = time - clock()
        let milliseconds = wait > 1 ? Int(Swift.min(wait, Self.longestWait).rounded(.up)) : 1
        context.after(milliseconds: milliseconds) { alarm.hasRung = true }
    }
}

extension ImpressionObserver where ID == CellIdentity {
    /// Sets the items that a driver shows as visible.
    ///
    /// - Complexity: As ``follow(_:in:)``.
    public func follow<SectionID>(_ driver: CellCommandDriver<SectionID>) {
        follow(driver.visibleItems, in: driver.collectionView.context)
    }
}
