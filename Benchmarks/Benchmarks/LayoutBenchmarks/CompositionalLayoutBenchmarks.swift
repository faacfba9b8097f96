import Benchmark
import LayoutWorkloads

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal, .mallocCountTotal, .peakMemoryResident],
        timeUnits: .microseconds
    )
    for (index, work) in LayoutWork.all().enumerated() {
        Benchmark("CompositionalLayout \(work.name)") { benchmark in
            let run = LayoutWork.all()[index].prepare()
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(run()) }
        }
    }
}
