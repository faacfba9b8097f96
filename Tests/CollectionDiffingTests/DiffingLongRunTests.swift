import CollectionDiffing
import CollectionTestSupport
import Testing

struct DiffingLongRunTests {
    private let run = LongRun()

    @Test("no seed finds a flat diff that breaks a law")
    func flat() {
        var scratch = DiffingScratch()
        let result = run.search { seed in
            var generator = SeededGenerator(seed: seed)
            let limit = [8, 40, 300][Int(seed % 3)]
            let ids = Int.random(in: 1...(limit * 2), using: &generator)
            func list() -> [Int] {
                (0..<Int.random(in: 0...limit, using: &generator)).map { _ in Int.random(in: 0..<ids, using: &generator)
                }
            }
            let old = list()
            var new = Bool.random(using: &generator) ? list() : old
            if !new.isEmpty {
                for _ in 0..<Int.random(in: 0...6, using: &generator) {
                    let moved = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
                    new.insert(moved, at: Int.random(in: 0...new.count, using: &generator))
                }
            }
            return brokenLaw(old, new, scratch: &scratch).map { "\(old) → \(new): \($0)" }
        }
        #expect(result.finding == nil)
        #expect(result.seeds > 0)
    }

    @Test("no seed finds a sectioned diff that breaks a law")
    func sectioned() {
        var scratch = DiffingScratch()
        let result = run.search { seed in
            var generator = SeededGenerator(seed: seed)
            let old = ShelfGenerator.shelves(seed: Int(seed % 2), using: &generator)
            let new =
                seed % 5 == 0
                ? ShelfGenerator.shelves(seed: 0, using: &generator)
                : ShelfGenerator.mutated(old, using: &generator)
            return brokenLaw(old, new, scratch: &scratch).map { "\(old) → \(new): \($0)" }
        }
        #expect(result.finding == nil)
        #expect(result.seeds > 0)
    }

    /// Which of the pairs of an exhaustive test are tried: all in a long run, else a sample that its seed fixes.
    private struct Sample {
        private let share: Int
        private var generator: SeededGenerator

        init(oneIn share: Int, of run: LongRun) {
            self.share = run.isLong ? 1 : share
            generator = SeededGenerator(seed: 5)
        }

        mutating func takesNext() -> Bool { Int.random(in: 0..<share, using: &generator) == 0 }
    }

    @Test("of all pairs of lists of which one has 5 elements none breaks a law; one of 40 in a short run")
    func flatPairs() {
        var scratch = DiffingScratch()
        var sample = Sample(oneIn: 40, of: run)
        var pairs = 0
        var failures: [String] = []
        forEachPairOfLists(upTo: 5) { old, new in
            guard max(old.count, new.count) == 5 else { return }
            pairs += 1
            guard sample.takesNext(), let law = brokenLaw(old, new, scratch: &scratch) else { return }
            failures.append("\(old) → \(new): \(law)")
        }
        #expect(failures == [])
        #expect(pairs == 168_813)
    }

    @Test("of all pairs of up to 3 sections of which one side has 3 items none breaks a law; one of 20 in a short run")
    func threeItems() {
        var scratch = DiffingScratch()
        var sample = Sample(oneIn: 20, of: run)
        var pairs = 0
        var failures: [String] = []
        ShelfArrangements(sections: 3, items: 3, itemIDs: 3, repeating: false).forEachPair { old, new in
            guard [old, new].contains(where: { $0.reduce(0) { $0 + $1.items.count } == 3 }) else { return }
            pairs += 1
            guard sample.takesNext(), let law = brokenLaw(old, new, scratch: &scratch) else { return }
            failures.append("\(old) → \(new): \(law)")
        }
        #expect(failures == [])
        #expect(pairs == 20_836)
    }

    @Test("of all pairs of up to 2 sections holding up to 3 items each none breaks a law; every 199th in a short run")
    func sectionedPairs() {
        var scratch = DiffingScratch()
        var failures: [String] = []
        let pairs = ShelfPairs.forEach(run.isLong ? 1 : 199) { old, new in
            if let law = brokenLaw(old, new, scratch: &scratch) { failures.append("\(old) → \(new): \(law)") }
        }
        #expect(failures == [])
        #expect(pairs == 412_493)
    }
}

/// Every pair of up to 2 sections that hold up to 3 items each, up to renaming what is in the old ones.
private enum ShelfPairs {
    /// The numbers of items of up to 2 sections.
    private static var shapes: [[Int]] {
        [[]] + (0...3).map { [$0] } + (0...3).flatMap { first in (0...3).map { [first, $0] } }
    }

    /// The old sides, with ids in their order.
    static var olds: [[Shelf]] {
        shapes.map { counts in
            var next = 0
            return counts.enumerated().map { section, count in
                next += count
                return Shelf(section, Array((next - count)..<next))
            }
        }
    }

    /// Calls a body with one of every so many pairs, and returns the number of all. In the new side sections and items may stay, stand
    /// anywhere, go, or be new. The sections of pairs that are skipped are not made.
    static func forEach(_ step: Int, _ body: (_ old: [Shelf], _ new: [Shelf]) -> Void) -> Int {
        var pairs = 0
        for old in olds {
            let items = old.flatMap(\.items).map(\.id)
            for counts in shapes {
                arrange(counts.count, of: old.map(\.id)) { sections in
                    arrange(counts.reduce(0, +), of: items) { items in
                        pairs += 1
                        if pairs % step == 0 { body(old, shelves(sections, counts, items)) }
                    }
                }
            }
        }
        return pairs
    }

    /// The sections with some ids, each with its number of the items.
    private static func shelves(_ sections: [Int], _ counts: [Int], _ items: [Int]) -> [Shelf] {
        var rest = items[...]
        return zip(sections, counts).map { section, count in
            defer { rest = rest.dropFirst(count) }
            return Shelf(section, Array(rest.prefix(count)))
        }
    }

    /// Every list of a number of ids, each old one at most once, new ones in ascending order from 100.
    private static func arrange(_ count: Int, of ids: [Int], _ body: ([Int]) -> Void) {
        func extend(_ list: [Int], _ nextNew: Int) {
            if list.count == count { return body(list) }
            for id in ids where !list.contains(id) { extend(list + [id], nextNew) }
            extend(list + [nextNew], nextNew + 1)
        }
        extend([], 100)
    }
}
