import Benchmark
import CollectionDiffing
import DiffingWorkloads

func indexChangesetBenchmarks() {
    var generator = Generator(seed: 7)
    var next = 0
    benchmarkLists("ID128") { ID128(&generator) }
    benchmarkLists("Int") {
        next += 1
        return next
    }
}

private func benchmarkLists<ID: Hashable & Sendable>(_ id: String, _ makeID: () -> ID) {
    let small = ListWorkload.mixed(count: 5_000, replaced: 1_000, shuffled: 200, makeID)
    let large = ListWorkload.mixed(count: 100_000, replaced: 10_000, shuffled: 2_000, makeID)
    benchmarkDiff("IndexChangeset<\(id)> 5,000: 1,000 replaced, 200 shuffled", small)
    benchmarkDiff("IndexChangeset<\(id)> 100,000: 10 % changed", large)
    benchmarkDiff(
        "IndexChangeset<\(id)> 100,000: one insert",
        ListWorkload.insertion(count: 100_000, at: 50_000, makeID)
    )
    benchmarkDiff("IndexChangeset<\(id)> 100,000: full shuffle", ListWorkload.shuffle(count: 100_000, makeID))

    Benchmark("Dictionary<\(id)> 5,000: hash both lists") { _ in blackHole(small.hashIntoDictionaries()) }
    Benchmark("Dictionary<\(id)> 100,000: hash both lists") { _ in blackHole(large.hashIntoDictionaries()) }

    // The standard library's diff is quadratic in the number of changes, so only small lists can be compared.
    let tiny = ListWorkload.mixed(count: 500, replaced: 100, shuffled: 20, makeID)
    benchmarkDiff("IndexChangeset<\(id)> 500: 100 replaced, 20 shuffled", tiny)
    Benchmark("CollectionDifference<\(id)> 500: 100 replaced, 20 shuffled") { _ in
        blackHole(tiny.new.difference(from: tiny.old).inferringMoves())
    }
    Benchmark("CollectionDifference<\(id)> 5,000: 1,000 replaced, 200 shuffled") { _ in
        blackHole(small.new.difference(from: small.old).inferringMoves())
    }
}

private func benchmarkDiff<ID>(_ name: String, _ lists: ListWorkload<ID>) {
    Benchmark(name) { benchmark in
        var scratch = DiffingScratch()
        for _ in benchmark.scaledIterations {
            blackHole(IndexChangeset(fromIDs: lists.old, toIDs: lists.new, scratch: &scratch))
        }
    }
}
