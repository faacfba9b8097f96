import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct VisibilityTrackerTests {
    private let elements = ElementTable()
    private let tracker: VisibilityTracker
    private let views = (0..<10).map { _ in CollectionReusableView() }

    init() { tracker = VisibilityTracker(elements) }

    /// Takes in which items are seen, each in the view of its number. Returns which have come and which have gone.
    private func see(_ items: [Int]) -> (began: [LayoutElement], ended: [LayoutElement]) {
        let change = tracker.update(elements) { entries in
            entries += items.map { .init(element: .cell(.item($0)), view: views[$0]) }
        }
        return (change.began.map { $0.element }, change.ended.map { $0.element })
    }

    private func prefetch(
        _ wanted: [Int], near: [Int], displayed: [Int] = []
    ) -> Prefetcher.Change {
        tracker.prefetch(
            wanted: wanted.map { .item($0) }, near: Set(near.map { .item($0) }),
            displayed: Set(displayed.map { .item($0) }))
    }

    @Test func `what comes into sight and what leaves it is told once`() {
        #expect(see([0, 1]).began == [.cell(.item(0)), .cell(.item(1))])
        #expect(see([0, 1]).began == [])
        #expect(see([1]).ended == [.cell(.item(0))])
    }

    @Test func `an item that an update removes is told by its path before it`() throws {
        _ = see([3])
        tracker.elementsWillUpdate()
        try elements.delete([3], of: 10)
        #expect(see([]).ended == [.cell(.item(3))])
    }

    @Test func `an item that comes near is told once`() {
        #expect(prefetch([5, 6], near: [5, 6]) == .init(begun: [.item(5), .item(6)]))
        #expect(prefetch([6, 5], near: [5, 6]) == .init())
    }

    @Test func `an item that goes away unseen is cancelled, and told when it comes again`() {
        _ = prefetch([5], near: [5])
        #expect(prefetch([], near: []) == .init(cancelled: [.item(5)]))
        #expect(prefetch([5], near: [5]) == .init(begun: [.item(5)]))
    }

    @Test func `an item that gets a cell is not cancelled`() {
        _ = prefetch([5], near: [5])
        #expect(prefetch([], near: [], displayed: [5]) == .init())
    }

    @Test func `an item that is near is the same after an update`() throws {
        _ = prefetch([5], near: [5])
        try elements.insert([0], into: 10)
        #expect(prefetch([6], near: [6]) == .init())
    }

    @Test func `after the data was replaced items that are near are told anew`() {
        _ = prefetch([5], near: [5])
        tracker.resetPrefetching()
        #expect(prefetch([5], near: [5]) == .init(begun: [.item(5)]))
    }

    @Test func `what comes near is found out once after other elements were displayed`() {
        #expect(!tracker.takePrefetching())
        tracker.setNeedsPrefetching()
        #expect(tracker.takePrefetching())
        #expect(!tracker.takePrefetching())
    }

    @Test func `the elements of a region are those of that region alone`() {
        let layout = RowLayout(rowHeight: 100)
        let view = Rect(x: 0, y: 0, width: 300, height: 200)
        layout.prepareIfNeeded(LayoutContext(bounds: view, counts: FixedLayoutCounts([10])))
        _ = tracker.elements(in: view, of: layout)
        let found = tracker.elements(in: Rect(x: 0, y: 500, width: 300, height: 200), of: layout)
        #expect(found.map { $0.element } == [.cell(.item(5)), .cell(.item(6))])
    }
}
