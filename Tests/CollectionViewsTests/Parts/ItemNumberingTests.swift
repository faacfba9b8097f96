import CollectionLayout
import Testing

@testable import CollectionViews

struct ItemNumberingTests {
    /// The numbers of some sections, of which the second may scroll by itself.
    private func numbers(_ counts: [Int], hasRow: Bool = false) -> ItemNumbering {
        var numbering = ItemNumbering()
        numbering.update(FixedLayoutCounts(counts)) { hasRow && $0 == 1 }
        return numbering
    }

    @Test func `the items of all sections are counted on`() {
        let numbering = numbers([3, 5, 2])
        #expect(numbering.count == 10)
        #expect((0..<3).map { numbering.start(ofSection: $0) } == [0, 3, 8])
    }

    @Test func `a section that scrolls by itself is one item`() {
        let numbering = numbers([3, 5, 2], hasRow: true)
        #expect(numbering.count == 6)
        #expect((0..<3).map { numbering.start(ofSection: $0) } == [0, 3, 4])
    }

    @Test func `a section that scrolls by itself and is empty is none`() {
        #expect(numbers([3, 0, 2], hasRow: true).count == 5)
    }

    @Test func `a section beyond those that are known has the number of the last one`() {
        let numbering = numbers([3, 5])
        #expect(numbering.contains(1))
        #expect(!numbering.contains(2))
        #expect(numbering.start(ofSection: 2) == 3)
    }

    @Test func `numbers that are forgotten are not known`() {
        var numbering = numbers([3, 5])
        numbering.forget()
        #expect(!numbering.isKnown)
        #expect(!numbering.contains(0))
    }

    @Test func `the numbers of content without sections are known`() {
        #expect(numbers([]).isKnown)
        #expect(numbers([]).count == 0)
    }
}
