import CollectionDataSources
import CollectionDiffing

/// Some work and what it is measured against. Each returns a number that depends on all of it.
public struct Comparison {
    /// What is done to what.
    public var name: String
    /// The most the work may cost, in hundredths of a percent of the baseline; `nil` when it is only reported.
    public var target: Int?
    /// What the work is measured against.
    public var baseline: () -> Int
    /// The work.
    public var work: () -> Int
}

extension Comparison {
    /// The work that is measured against hashing both lists into dictionaries.
    public static func all() -> [Comparison] {
        var generator = Generator(seed: 7)
        var next = 0
        let makeID128 = { ID128(&generator) }
        let makeInt = {
            next += 1
            return next
        }
        return lists(makeID128, "ID128", targets: [65_00, 60_00, 2_00])
            + lists(makeInt, "Int", targets: [nil, nil, nil])
            + [sections(.mixed(sections: 100, items: 100, makeID128))]
            + snapshots(
                .mixed(count: 100_000, replaced: 10_000, shuffled: 2_000, makeID128),
                .insertion(count: 100_000, at: 50_000, makeID128)
            )
            + applying(.insertion(count: 1_000_000, at: 0, makeID128))
    }

    private static func lists<ID: Hashable & Sendable>(_ makeID: () -> ID, _ id: String, targets: [Int?])
        -> [Comparison]
    {
        let name = "IndexChangeset<" + id + ">"
        return [
            list(
                name + " 5,000: 1,000 replaced, 200 shuffled",
                targets[0],
                .mixed(count: 5_000, replaced: 1_000, shuffled: 200, makeID)
            ),
            list(
                name + " 100,000: 10,000 replaced, 2,000 shuffled",
                targets[1],
                .mixed(count: 100_000, replaced: 10_000, shuffled: 2_000, makeID)
            ),
            list(name + " 100,000: one insert", targets[2], .insertion(count: 100_000, at: 50_000, makeID)),
            list(name + " 100,000: full shuffle", nil, .shuffle(count: 100_000, makeID)),
        ]
    }

    private static func list<ID: Hashable & Sendable>(_ name: String, _ target: Int?, _ lists: ListWorkload<ID>)
        -> Comparison
    {
        var scratch = DiffingScratch()
        return Comparison(
            name: name,
            target: target,
            baseline: { lists.hashIntoDictionaries() },
            work: { IndexChangeset(fromIDs: lists.old, toIDs: lists.new, scratch: &scratch).operationCount }
        )
    }

    private static func sections(_ workload: SectionedWorkload<ID128>) -> Comparison {
        var scratch = DiffingScratch()
        let lists = workload.lists
        return Comparison(
            name: "SectionedChangeset<ID128> 100 × 100: items and sections move",
            target: nil,
            baseline: { lists.hashIntoDictionaries() },
            work: { SectionedChangeset(from: workload.old, to: workload.new, scratch: &scratch).operationCount }
        )
    }

    private static func snapshots(_ mixed: ListWorkload<ID128>, _ insertion: ListWorkload<ID128>) -> [Comparison] {
        let old = SnapshotWorkload.snapshot(of: mixed.old)
        let new = SnapshotWorkload.snapshot(of: mixed.new)
        let inserted = SnapshotWorkload.changed(old) { snapshot throws(SnapshotError<Int, ID128>) in
            try snapshot.insertItems([insertion.new[50_000]], beforeItem: mixed.old[50_000])
        }
        let reconfigured = SnapshotWorkload.changed(old) { snapshot throws(SnapshotError<Int, ID128>) in
            try snapshot.reconfigureItems([mixed.old[50_000]])
        }
        return [
            Comparison(
                name: "DiffableDataSourceSnapshot<ID128> 100,000: build two",
                target: nil,
                baseline: { mixed.hashIntoDictionaries() },
                work: {
                    SnapshotWorkload.snapshot(of: mixed.old).numberOfItems
                        &+ SnapshotWorkload.snapshot(of: mixed.new).numberOfItems
                }
            ),
            diff("10,000 replaced, 2,000 shuffled", old, new, mixed),
            diff("one insert", old, inserted, mixed),
            diff("one reconfigured", old, reconfigured, mixed),
        ]
    }

    /// From the copy of what a data source shows to the update in the hands of a view.
    private static func applying(_ lists: ListWorkload<ID128>) -> [Comparison] {
        let snapshot = SnapshotWorkload.snapshot(of: lists.old)
        let source = DiffableDataSource<Int, ID128>()
        let short = ListWorkload(old: Array(lists.old[0..<100_000]), new: [])
        func comparison(
            _ name: String,
            _ change: @escaping (inout DiffableDataSourceSnapshot<Int, ID128>) throws(SnapshotError<Int, ID128>) -> Void
        ) -> Comparison {
            Comparison(
                name: "DiffableDataSource<ID128> 1,000,000: copy and apply " + name + ", to hashing 100,000",
                target: nil,
                baseline: { short.hashIntoDictionaries() },
                work: {
                    source.applySnapshotUsingReloadData(snapshot)
                    source.apply(SnapshotWorkload.changed(source.snapshot(), change))
                    return source.snapshot().numberOfItems
                }
            )
        }
        return [
            comparison("one insert at the top") { snapshot throws(SnapshotError<Int, ID128>) in
                try snapshot.insertItems([lists.new[0]], beforeItem: lists.old[0])
            },
            comparison("one delete") { snapshot throws(SnapshotError<Int, ID128>) in
                snapshot.deleteItems([lists.old[500_000]])
            },
            comparison("one reconfigured") { snapshot throws(SnapshotError<Int, ID128>) in
                try snapshot.reconfigureItems([lists.old[500_000]])
            },
        ]
    }

    private static func diff(
        _ name: String,
        _ old: DiffableDataSourceSnapshot<Int, ID128>,
        _ new: DiffableDataSourceSnapshot<Int, ID128>,
        _ lists: ListWorkload<ID128>
    ) -> Comparison {
        var scratch = DiffingScratch()
        return Comparison(
            name: "DiffableDataSourceSnapshot<ID128> 100,000: diff, " + name,
            target: nil,
            baseline: { lists.hashIntoDictionaries() },
            work: { SectionedChangeset(from: old, to: new, scratch: &scratch).operationCount }
        )
    }
}
