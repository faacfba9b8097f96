import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionLayout

/// What layouts keep in sorted arrays and look up by index path or number.
struct SortedEntriesTests {
    @Test("elements at one index path have feedback histories of their own, in whatever order they are measured")
    func feedbackHistories() {
        let path = IndexPath(item: 1, section: 0)
        let elements: [LayoutElement] = [
            .supplementary("badge", path), .cell(IndexPath(item: 2, section: 0)), .cell(path),
            .supplementary("header", path), .decoration("badge", path), .cell(IndexPath(item: 0, section: 0)),
        ]
        let grid = PixelGrid(scale: 1)
        let sizes = elements.indices.map { Size(width: 10, height: Double(20 + 10 * $0)) }
        var limiter = FeedbackLimiter()
        let first = zip(elements, sizes).map { limiter.admit($0, $1, grid) }
        #expect(first == sizes)
        let repeated = zip(elements, sizes).map { limiter.admit($0, $1, grid) }
        #expect(repeated == sizes.map { _ in nil })
        limiter.reset()
        let afterReset = zip(elements, sizes).map { limiter.admit($0, $1, grid) }
        #expect(afterReset == sizes)
    }

    @Test("sizes of attached views are found by kind and number, as in a naive model", arguments: 0..<20)
    func supplementarySizes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let kinds: [ElementKind] = ["badge", "header", "shelf"]
        var sizes = SupplementarySizes()
        var model: [[Size?]] = kinds.map { _ in [Size?](repeating: nil, count: 8) }
        for step in 0..<100 {
            let (kind, number) = (Int.random(in: 0..<3, using: &random), Int.random(in: 0..<8, using: &random))
            let size = Bool.random(using: &random) ? nil : Size(width: 1, height: Double(step))
            sizes[kinds[kind], number] = size
            model[kind][number] = size
        }
        let found = kinds.map { kind in (0..<8).map { sizes[kind, $0] } }
        #expect(found == model)
        #expect(sizes.isEmpty == model.allSatisfy { $0.allSatisfy { $0 == nil } })
    }

    @Test("the changes of a section are those with its index, ascending and each once")
    func changesOfSections() {
        let update = LayoutUpdate(
            reloadedSections: [3, 1],
            deletedItems: [
                IndexPath(item: 4, section: 2), IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 2),
            ],
            insertedItems: [IndexPath(item: 7, section: 2), IndexPath(item: -1, section: 2)],
            movedItems: [.init(from: IndexPath(item: 2, section: 2), to: IndexPath(item: 5, section: 1))],
            reloadedItems: [IndexPath(item: 3, section: 2), IndexPath(item: 3, section: 2)]
        )
        let origins = SectionOrigins(update, old: 4, new: 4)
        let changes = origins.changes(of: 2, to: 2)
        #expect(changes.deletes == [1, 2, 4])
        #expect(changes.inserts == [7])
        #expect(changes.reloads == [3])
        #expect(origins.changes(of: 1, to: 1).inserts == [5])
        #expect(origins.changes(of: 3, to: 3).isEmpty)
        #expect((0..<4).map { origins.isReloaded($0) } == [false, true, false, true])
    }

    @Test("a section whose scrolling behavior was reset is equal to one that never scrolled by itself")
    func resetScrollingBehavior() {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = LayoutSection(group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        var changed = section
        changed.orthogonalScrollingBehavior = .paging
        #expect(changed != section)
        changed.orthogonalScrollingBehavior = .none
        #expect(changed == section)
    }
}
