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
}
