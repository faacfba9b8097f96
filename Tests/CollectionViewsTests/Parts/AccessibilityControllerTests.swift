import CollectionLayout
import Testing

@testable import CollectionViews

/// Counts how often items are counted.
private final class CountingCounts: LayoutCounts {
    private(set) var requests = 0
    let numberOfSections = 1

    func numberOfItems(inSection section: Int) -> Int {
        requests += 1
        return 4
    }
}

struct AccessibilityControllerTests {
    private let accessibility = AccessibilityController()

    /// The numbers where each section has a header and none scrolls by itself.
    private func numbers(of counts: (any LayoutCounts)?) -> ItemNumbering {
        accessibility.numbers(of: counts, isRow: { _ in false }, hasHeader: { _ in true })
    }

    @Test func `a view is a list until it becomes something else`() {
        #expect(accessibility.pattern == .list)
        #expect(!accessibility.setPattern(.list))
        #expect(accessibility.setPattern(.listbox))
        #expect(accessibility.pattern == .listbox)
    }

    @Test func `items are counted once until the data change`() {
        let counts = CountingCounts()
        for _ in 0..<3 { #expect(numbers(of: counts).count(ofSection: 0) == 4) }
        #expect(counts.requests == 1)
        accessibility.forgetNumbers()
        _ = numbers(of: counts)
        #expect(counts.requests == 2)
    }

    @Test func `numbers that are forgotten while items are counted are counted again`() {
        let counts = CountingCounts()
        _ = accessibility.numbers(
            of: counts, isRow: { _ in false },
            hasHeader: { _ in
                accessibility.forgetNumbers()
                return true
            })
        _ = numbers(of: counts)
        #expect(counts.requests == 2)
    }

    @Test func `headers begin sets in a list alone`() {
        let counts = FixedLayoutCounts([2, 3])
        #expect(numbers(of: counts).headerCount == 2)
        #expect(accessibility.setPattern(.listbox))
        #expect(numbers(of: counts).headerCount == 0)
        #expect(numbers(of: counts).count(ofSection: 1) == 5)
    }

    @Test func `items that have not been loaded belong to the last set`() {
        #expect(accessibility.setItemCount(100))
        let numbers = numbers(of: FixedLayoutCounts([2, 3]))
        #expect((0..<2).map { numbers.count(ofSection: $0) } == [2, 98])
    }

    @Test func `without data no number is known`() {
        #expect(!numbers(of: nil).isKnown)
    }
}
