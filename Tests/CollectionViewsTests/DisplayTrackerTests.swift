import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct DisplayTrackerTests {
    private let elements = ElementTable()
    private let views = (0..<20).map { _ in CollectionReusableView() }

    /// Items, each with the number of the view that shows it.
    private func cells(_ items: [Int: Int]) -> [SeenElement] {
        items.sorted { $0.key < $1.key }.map { item, number in .init(element: cell(item), view: views[number]) }
    }

    /// The elements that a tracker says have gone and come.
    private func changes(_ tracker: inout DisplayTracker, _ next: [SeenElement]) -> [[LayoutElement]] {
        let change = tracker.update(to: next, elements)
        return [change.ended.map { $0.element }, change.began.map { $0.element }]
    }

    private func cell(_ item: Int) -> LayoutElement { .cell(IndexPath(item: item, section: 0)) }

    @Test("what has come begins, what has gone ends, and what stays is not mentioned")
    func scrolling() {
        var tracker = DisplayTracker()
        #expect(changes(&tracker, cells([0: 10, 1: 11])) == [[], [cell(0), cell(1)]])
        #expect(changes(&tracker, cells([0: 10, 1: 11])) == [[], []])
        #expect(changes(&tracker, cells([1: 11, 2: 10])) == [[cell(0)], [cell(2)]])
        #expect(changes(&tracker, []) == [[cell(1), cell(2)], []])
    }

    @Test("an element that is shown by another view ends and begins")
    func reload() {
        var tracker = DisplayTracker()
        _ = tracker.update(to: cells([0: 10]), elements)
        #expect(changes(&tracker, cells([0: 11])) == [[cell(0)], [cell(0)]])
    }

    @Test("an update moves elements silently and ends those it removes under their old path")
    func updates() throws {
        var tracker = DisplayTracker()
        _ = tracker.update(to: cells([0: 10, 1: 11]), elements)
        tracker.elementsWillUpdate()
        elements.translate(try translation(deleting: 0, insertingAt: 0..<5))
        #expect(changes(&tracker, cells([5: 11])) == [[cell(0)], []])
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

    @Test("each item is prefetched once, and called off only when it goes away unseen")
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
