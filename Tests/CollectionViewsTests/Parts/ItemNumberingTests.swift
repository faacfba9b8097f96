import CollectionLayout
import Testing

@testable import CollectionViews

struct ItemNumberingTests {
    /// The numbers of some sections, of which the second may scroll by itself and some may have headers.
    private func numbers(_ counts: [Int], hasRow: Bool = false, headers: Set<Int> = []) -> ItemNumbering {
        var numbering = ItemNumbering()
        numbering.update(
            FixedLayoutCounts(counts), isRow: { hasRow && $0 == 1 }, hasHeader: { headers.contains($0) })
        return numbering
    }

    private func starts(_ numbering: ItemNumbering) -> [Int] { (0..<3).map { numbering.start(ofSection: $0) } }

    private func counts(_ numbering: ItemNumbering) -> [Int] { (0..<3).map { numbering.count(ofSection: $0) } }

    private func headers(_ numbering: ItemNumbering) -> [Int] {
        (0..<3).map { numbering.headerPosition(ofSection: $0) }
    }

    @Test func `the items of all sections are counted on`() {
        let numbering = numbers([3, 5, 2])
        #expect(counts(numbering) == [10, 10, 10])
        #expect(starts(numbering) == [0, 3, 8])
    }

    @Test func `without headers no section has a position among them`() {
        #expect(numbers([3, 5, 2]).headerCount == 0)
        #expect(headers(numbers([3, 5, 2])) == [0, 0, 0])
    }

    @Test func `with each header a set of items begins`() {
        let numbering = numbers([3, 5, 2], headers: [0, 1, 2])
        #expect(counts(numbering) == [3, 5, 2])
        #expect(starts(numbering) == [0, 0, 0])
        #expect(headers(numbering) == [1, 2, 3])
        #expect(numbering.headerCount == 3)
    }

    @Test func `a section without a header continues the set before it`() {
        let numbering = numbers([3, 5, 2], headers: [1])
        #expect(counts(numbering) == [3, 7, 7])
        #expect(starts(numbering) == [0, 0, 5])
        #expect(headers(numbering) == [0, 1, 1])
        #expect(numbering.headerCount == 1)
    }

    @Test func `the header of an empty section counts among the headers`() {
        let numbering = numbers([3, 0, 2], headers: [0, 1, 2])
        #expect(counts(numbering) == [3, 0, 2])
        #expect(headers(numbering) == [1, 2, 3])
    }

    @Test func `a section that scrolls by itself is one item`() {
        let numbering = numbers([3, 5, 2], hasRow: true)
        #expect(counts(numbering) == [6, 6, 6])
        #expect(starts(numbering) == [0, 3, 4])
    }

    @Test func `a section that scrolls by itself and is empty is none`() {
        #expect(counts(numbers([3, 0, 2], hasRow: true)) == [5, 5, 5])
    }

    @Test func `a set is at least as large as the items there are`() {
        #expect(counts(numbers([3, 5, 2]).counting(atLeast: 4)) == [10, 10, 10])
        #expect(counts(numbers([3, 5, 2]).counting(atLeast: 40)) == [40, 40, 40])
    }

    @Test func `items that are missing belong to the last set`() {
        let numbering = numbers([3, 5, 2], headers: [1, 2]).counting(atLeast: 40)
        #expect(counts(numbering) == [3, 5, 32])
    }

    @Test func `a section beyond those that are known has the numbers of the last one`() {
        let numbering = numbers([3, 5], headers: [1])
        #expect(numbering.contains(1))
        #expect(!numbering.contains(2))
        #expect(numbering.start(ofSection: 2) == 0)
        #expect(numbering.count(ofSection: 2) == 5)
    }

    @Test func `numbers that are forgotten are not known`() {
        var numbering = numbers([3, 5])
        numbering.forget()
        #expect(!numbering.isKnown)
        #expect(!numbering.contains(0))
    }

    @Test func `the numbers of content without sections are known`() {
        #expect(numbers([]).isKnown)
        #expect(numbers([]).count(ofSection: 0) == 0)
    }
}
