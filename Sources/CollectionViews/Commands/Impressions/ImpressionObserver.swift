/// Watches a collection view and tells which items have been seen: half of each for 0.8 seconds, each once.
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
/// Call ``follow(_:)``, or ``follow(_:in:)`` for collection views without a driver, at the end of every event, and ``pause()`` when the screen is covered: what is beneath is not seen.
public final class ImpressionObserver<ID: Hashable & Sendable> {
    private var counter: ImpressionCounter<ID>
    private let clock: () -> Double
    private let report: (ID) -> Void
    private var alarm: Alarm?

    /// A timer that makes an event at the time at which the next item counts.
    private final class Alarm {
        let time: Double
        var hasRung = false

        init(time: Double) {
            self.time = time
        }
    }

    /// Creates an observer. It keeps the closures: they must not hold what owns it.
    ///
    /// - Parameters:
    ///   - configuration: When an item counts as seen.
    ///   - clock: The time now, in milliseconds since any moment.
    ///   - report: Is given each item once, when it has been seen.
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
    /// The items that have been seen.
    public var counted: Set<ID> { counter.counted }

    /// Takes in what is visible now.
    ///
    /// - Parameters:
    ///   - visible: The items that are visible, and the share of each that is, from 0 to 1.
    ///   - context: The connection to the host, for a timer; without it items count when the next event comes.
    /// - Complexity: O(*n* *m*) in the numbers of visible items and of those that have not counted yet.
    public func follow(_ visible: [(id: ID, fraction: Double)], in context: HostContext?) {
        for id in counter.update(visible, at: clock()) { report(id) }
        setAlarm(in: context)
    }

    /// Takes in that nothing is visible any more.
    public func pause() {
        for id in counter.update([], at: clock()) { report(id) }
    }

    /// A day, in milliseconds.
    private static var longestWait: Double { 86_400_000 }

    /// Asks for an event at the time at which the next item counts, unless one is under way that comes no later.
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
    /// Takes in what a driver shows now.
    ///
    /// - Complexity: As ``follow(_:in:)``.
    public func follow<SectionID>(_ driver: CellCommandDriver<SectionID>) {
        follow(driver.visibleItems, in: driver.collectionView.context)
    }
}
