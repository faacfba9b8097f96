import CoreMetrics
import Synchronization

/// The figures of one name with one set of labels.
final class MetricSeries: CounterHandler, MeterHandler, RecorderHandler, TimerHandler {
    /// The sorts of series that Prometheus knows.
    enum Kind: String, Sendable {
        case counter, gauge, summary, histogram
    }

    private struct State {
        var value = 0.0
        var count = 0
        var buckets = [Int](repeating: 0, count: MetricSeries.bounds.count)
    }

    /// The upper bounds of a histogram's buckets, in seconds.
    static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    let kind: Kind
    private let state = Mutex(State())

    init(_ kind: Kind) {
        self.kind = kind
    }

    func increment(by amount: Int64) { state.withLock { $0.value += Double(amount) } }
    func increment(by amount: Double) { state.withLock { $0.value += amount } }
    func decrement(by amount: Double) { state.withLock { $0.value -= amount } }
    func reset() { state.withLock { $0 = State() } }
    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { state.withLock { $0.value = value } }
    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        state.withLock { state in
            state.value = kind == .gauge ? value : state.value + value
            state.count += 1
        }
    }

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1_000_000_000
        state.withLock { state in
            state.value += seconds
            state.count += 1
            if let index = Self.bounds.firstIndex(where: { seconds <= $0 }) { state.buckets[index] += 1 }
        }
    }

    /// Writes the lines of the series.
    func write(name: String, labels: String, to text: inout String) {
        let state = state.withLock { $0 }
        let braces = labels.isEmpty ? "" : "{\(labels)}"
        switch kind {
        case .counter, .gauge:
            text += "\(name)\(braces) \(Self.number(state.value))\n"
        case .summary:
            text += "\(name)_sum\(braces) \(Self.number(state.value))\n\(name)_count\(braces) \(state.count)\n"
        case .histogram:
            let start = labels.isEmpty ? "" : labels + ","
            var sum = 0
            for (bound, count) in zip(Self.bounds, state.buckets) {
                sum += count
                text += "\(name)_bucket{\(start)le=\"\(Self.number(bound))\"} \(sum)\n"
            }
            text += "\(name)_bucket{\(start)le=\"+Inf\"} \(state.count)\n"
            text += "\(name)_sum\(braces) \(Self.number(state.value))\n\(name)_count\(braces) \(state.count)\n"
        }
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    }
}
