import Benchmark
import CollectionDataSources
import CollectionDiffing
import DiffingWorkloads

func snapshotBenchmarks() {
    benchmarkSnapshots(count: 10_000, "10,000")
    benchmarkSnapshots(count: 100_000, "100,000")
}

private func benchmarkSnapshots(count: Int, _ size: String) {
    var generator = Generator(seed: 9)
    let ids = (0..<count).map { _ in ID128(&generator) }
    let others = (0..<10_000).map { _ in ID128(&generator) }
    let snapshot = SnapshotWorkload.snapshot(of: ids)
    let name = "DiffableDataSourceSnapshot<ID128> \(size): "

    Benchmark(name + "build") { _ in blackHole(SnapshotWorkload.snapshot(of: ids)) }
    Benchmark(name + "itemIdentifiers, 100 times") { _ in
        for _ in 0..<100 { blackHole(snapshot.itemIdentifiers) }
    }
    Benchmark(name + "walk along itemIdentifiers") { _ in
        for id in snapshot.itemIdentifiers { blackHole(id) }
    }
    Benchmark(name + "indexOfItem, 10,000 times") { _ in
        for index in 0..<10_000 { blackHole(snapshot.indexOfItem(ids[index &* 7_919 % count])) }
    }
    Benchmark(name + "append 10,000 one by one") { _ in
        blackHole(
            SnapshotWorkload.changed(snapshot) { snapshot throws(SnapshotError<Int, ID128>) in
                for id in others { try snapshot.appendItems([id]) }
            }
        )
    }
    Benchmark(name + "insert 10,000 at the top, one by one") { _ in
        blackHole(
            SnapshotWorkload.changed(snapshot) { snapshot throws(SnapshotError<Int, ID128>) in
                for id in others { try snapshot.insertItems([id], beforeItem: ids[0]) }
            }
        )
    }
    Benchmark(name + "delete 10,000 from the top, one by one") { _ in
        blackHole(
            SnapshotWorkload.changed(snapshot) { snapshot throws(SnapshotError<Int, ID128>) in
                for id in ids.prefix(10_000) { snapshot.deleteItems([id]) }
            }
        )
    }
    Benchmark(name + "delete half") { _ in
        blackHole(
            SnapshotWorkload.changed(snapshot) { snapshot throws(SnapshotError<Int, ID128>) in
                snapshot.deleteItems(Array(ids[(count / 4)..<(count * 3 / 4)]))
            }
        )
    }
}
