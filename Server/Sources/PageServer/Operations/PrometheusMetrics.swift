public import CoreMetrics
import Synchronization

/// Collects what the program measures, and writes it as Prometheus reads it (text format 0.0.4).
///
/// ```swift
/// let metrics = PrometheusMetrics()
/// MetricsSystem.bootstrap(metrics)
/// ```
///
/// Timers become histograms of seconds; recorders become a sum and a count; names are written with underscores. A
/// series beyond the limit is counted into one that is called `other`, so that labels from outside cannot fill the memory.
public final class PrometheusMetrics: MetricsFactory {
    private struct Key: Hashable {
        let name: String
        let labels: String
    }

    private static let seriesLimit = 2_000
    private let series = Mutex<[Key: MetricSeries]>([:])

    /// Creates a collector that has nothing yet.
    public init() {}
}

extension PrometheusMetrics {
    /// Everything measured so far, in the order of names.
    ///
    /// - Complexity: O(*n* log *n*) in the number of series.
    public var text: String {
        let all = series.withLock { $0 }.sorted { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }
        var text = ""
        var name = ""
        for (key, series) in all {
            if key.name != name {
                name = key.name
                text += "# TYPE \(name) \(series.kind.rawValue)\n"
            }
            series.write(name: name, labels: key.labels, to: &text)
        }
        return text
    }

    /// A figure that is set, such as one about the build.
    public func set(_ name: String, _ value: Double, labels: [(String, String)] = []) {
        series(.gauge, name, labels).set(value)
    }

    /// A counter.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(.counter, label.hasSuffix("total") ? label : label + ".total", dimensions)
    }

    /// A figure that goes up and down.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(.gauge, label, dimensions)
    }

    /// A figure of which sum and count are kept.
    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        series(aggregate ? .summary : .gauge, label, dimensions)
    }

    /// A duration, of which a histogram is kept.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(.histogram, label + ".seconds", dimensions)
    }

    /// Keeps the series: what has been counted stays counted.
    public func destroyCounter(_ handler: any CounterHandler) {}
    /// Keeps the series.
    public func destroyMeter(_ handler: any MeterHandler) {}
    /// Keeps the series.
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    /// Keeps the series.
    public func destroyTimer(_ handler: any TimerHandler) {}

    private func series(_ kind: MetricSeries.Kind, _ label: String, _ dimensions: [(String, String)]) -> MetricSeries {
        let name = Self.name(label)
        let labels = dimensions.map { "\(Self.name($0.0))=\"\(Self.escaped($0.1))\"" }.joined(separator: ",")
        return series.withLock { all in
            if let series = all[Key(name: name, labels: labels)] { return series }
            let isFull = all.count >= Self.seriesLimit
            let key = Key(name: name, labels: isFull ? "series=\"other\"" : labels)
            if let series = all[key] { return series }
            let series = MetricSeries(kind)
            all[key] = series
            return series
        }
    }

    private static func name(_ label: String) -> String {
        String(label.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
