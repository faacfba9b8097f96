import Benchmark

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .throughput],
        timeUnits: .microseconds,
        warmupIterations: 3,
        maxDuration: .seconds(2),
        maxIterations: 10_000
    )
    indexChangesetBenchmarks()
    sectionedChangesetBenchmarks()
    snapshotBenchmarks()
    dataSourceBenchmarks()
}
