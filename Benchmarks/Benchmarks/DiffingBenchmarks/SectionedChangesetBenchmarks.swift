import Benchmark
import CollectionDiffing
import DiffingWorkloads

func sectionedChangesetBenchmarks() {
    var generator = Generator(seed: 8)
    let workload = SectionedWorkload.mixed(sections: 100, items: 100) { ID128(&generator) }
    Benchmark("SectionedChangeset<ID128> 100 × 100: items and sections move") { benchmark in
        var scratch = DiffingScratch()
        for _ in benchmark.scaledIterations {
            blackHole(SectionedChangeset(from: workload.old, to: workload.new, scratch: &scratch))
        }
    }
    let changes = SectionedChangeset(from: workload.old, to: workload.new)
    Benchmark("SectionedChangeset<ID128> 100 × 100: batch-safe form") { _ in blackHole(changes.batchSafe) }
    Benchmark("SectionedChangeset<ID128> 100 × 100: stages") { _ in blackHole(changes.stages) }
    let validator = BatchUpdateValidator(countsBefore: changes.oldItemCounts, countsAfter: changes.newItemCounts)
    let batch = changes.batchSafe.changes
    Benchmark("BatchUpdateValidator 100 × 100") { _ in blackHole(validator.violation(in: batch)) }
}
