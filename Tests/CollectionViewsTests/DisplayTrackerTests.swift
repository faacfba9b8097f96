import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct DisplayTrackerTests {
    private let elements = ElementTable()

    private func cells(_ items: [Int: Int]) -> [DisplayTracker.Entry] {
        items.sorted { $0.key < $1.key }.map { item, node in
            .init(element: cell(item), node: NodeID(rawValue: Int32(node)))
        }
    }

    private func cell(_ item: Int) -> LayoutElement { .cell(IndexPath(item: item, section: 0)) }

    @Test("what has come begins, what has gone ends, and what stays is not mentioned")
    func scrolling() {
        var tracker = DisplayTracker()
        #expect(tracker.update(to: cells([0: 10, 1: 11]), elements) == .init(began: [cell(0), cell(1)]))
        #expect(tracker.update(to: cells([0: 10, 1: 11]), elements) == .init())
        #expect(tracker.update(to: cells([1: 11, 2: 10]), elements) == .init(ended: [cell(0)], began: [cell(2)]))
        #expect(tracker.update(to: [], elements) == .init(ended: [cell(1), cell(2)]))
    }

    @Test("an element that is shown by another view ends and begins")
    func reload() {
        var tracker = DisplayTracker()
        _ = tracker.update(to: cells([0: 10]), elements)
        #expect(tracker.update(to: cells([0: 11]), elements) == .init(ended: [cell(0)], began: [cell(0)]))
    }

    @Test("an update moves elements silently and ends those it removes under their old path")
    func updates() throws {
        var tracker = DisplayTracker()
        _ = tracker.update(to: cells([0: 10, 1: 11]), elements)
        tracker.elementsWillUpdate()
        elements.translate(try translation(deleting: 0, insertingAt: 0..<5))
        #expect(tracker.update(to: cells([5: 11]), elements) == .init(ended: [cell(0)]))
    }
}

/// The translation of an update of ten items that deletes one and inserts others.
private func translation(deleting item: Int, insertingAt inserts: Range<Int>) throws -> IndexPathTranslation {
    let batch = BatchChanges(
        itemDeletes: [IndexPath(item: item, section: 0)],
        itemInserts: inserts.map { IndexPath(item: $0, section: 0) }
    )
    return try #require(
        IndexPathTranslation(batch, countsBefore: [10], countsAfter: [10 - 1 + inserts.count]))
}

struct PrefetcherTests {
    private let elements = ElementTable()

    private func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

    @Test("each item is asked for once, and called off only when it goes away unseen")
    func requests() {
        let prefetcher = Prefetcher(elements)
        let near = Set(paths([4, 5, 6]))
        #expect(prefetcher.update(wanted: paths([4, 5]), near: near, displayed: []) == .init(begun: paths([4, 5])))
        #expect(prefetcher.update(wanted: paths([4, 5]), near: near, displayed: []) == .init())
        let displayed = Set(paths([4]))
        #expect(prefetcher.update(wanted: [], near: [], displayed: displayed) == .init(cancelled: paths([5])))
        #expect(prefetcher.update(wanted: paths([4]), near: near, displayed: []) == .init(begun: paths([4])))
    }

    @Test("requests follow their items through an update")
    func updates() throws {
        let prefetcher = Prefetcher(elements)
        _ = prefetcher.update(wanted: paths([4, 5]), near: Set(paths([4, 5])), displayed: [])
        elements.translate(try translation(deleting: 4, insertingAt: 0..<5))
        #expect(prefetcher.update(wanted: [], near: [], displayed: []) == .init(cancelled: paths([9])))
    }
}
