import Benchmark
import CollectionDataSources
import DiffingWorkloads

func dataSourceBenchmarks() {
    benchmarkApply(count: 100_000, "100,000")
    benchmarkApply(count: 1_000_000, "1,000,000")
}

/// What one change costs from the copy of the current snapshot to the update in the view's hands.
private func benchmarkApply(count: Int, _ size: String) {
    var generator = Generator(seed: 10)
    let ids = (0..<count).map { _ in ID128(&generator) }
    let other = ID128(&generator)
    let snapshot = SnapshotWorkload.snapshot(of: ids)
    let name = "DiffableDataSource<ID128> apply \(size): "

    func benchmark(
        _ operation: String,
        _ change:
            @escaping @Sendable (inout DiffableDataSourceSnapshot<Int, ID128>) throws(SnapshotError<Int, ID128>)
            -> Void
    ) {
        Benchmark(name + operation) { benchmark in
            let source = DiffableDataSource<Int, ID128>()
            for _ in benchmark.scaledIterations {
                source.applySnapshotUsingReloadData(snapshot)
                benchmark.startMeasurement()
                source.apply(SnapshotWorkload.changed(source.snapshot(), change))
                benchmark.stopMeasurement()
            }
        }
    }
    benchmark("one reconfigured") { snapshot throws(SnapshotError<Int, ID128>) in
        try snapshot.reconfigureItems([ids[count / 2]])
    }
    benchmark("one insert at the top") { snapshot throws(SnapshotError<Int, ID128>) in
        try snapshot.insertItems([other], beforeItem: ids[0])
    }
    benchmark("one delete") { snapshot throws(SnapshotError<Int, ID128>) in
        snapshot.deleteItems([ids[count / 2]])
    }
}
