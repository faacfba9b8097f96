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

    @Test func `a view is a list until it becomes something else`() {
        #expect(accessibility.pattern == .list)
        #expect(!accessibility.setPattern(.list))
        #expect(accessibility.setPattern(.listbox))
        #expect(accessibility.pattern == .listbox)
    }

    @Test func `items are counted once until the data change`() {
        let counts = CountingCounts()
        for _ in 0..<3 { #expect(accessibility.numbers(of: counts) { _ in false }.count == 4) }
        #expect(counts.requests == 1)
        accessibility.dataChanged()
        _ = accessibility.numbers(of: counts) { _ in false }
        #expect(counts.requests == 2)
    }

    @Test func `without data no number is known`() {
        #expect(!accessibility.numbers(of: nil) { _ in false }.isKnown)
    }
}
