import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

/// Two items near the screen, and others that depend on the same sizes.
private final class SiblingLayout: CollectionViewLayout {
    private(set) var limit = 0

    override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes] {
        [.of(.cell(.item(0))), .of(.cell(.item(1)))]
    }

    override func collectUnmeasuredSiblings(in rect: Rect, limit: Int, into attributes: inout [LayoutAttributes]) {
        self.limit = limit
        attributes += [.of(.cell(.item(1))), .of(.cell(.item(2)))]
    }
}

struct ElementCollectorTests {
    private let collector = ElementCollector()
    private let layout = RowLayout(rowHeight: 100)

    init() {
        let view = Rect(x: 0, y: 0, width: 300, height: 150)
        layout.prepareIfNeeded(LayoutContext(bounds: view, counts: FixedLayoutCounts([20])))
    }

    private var items: [Int] { collector.attributes.map { $0.indexPath.item } }

    private func collect(from top: Double = 0, to bottom: Double, isJump: Bool = false) {
        collector.collect(
            in: Rect(x: 0, y: top, width: 300, height: bottom - top), of: layout, isJump: isJump)
    }

    /// Drops what is too far from a view of 150 points, in which two items are seen.
    private func limit(keeping kept: Int? = nil) {
        collector.limitOverscan(distance: { max(0, $0.frame.minY - 149) }, keeps: { $0.item == kept })
    }

    @Test func `the elements of a region are collected anew for each pass`() {
        collect(to: 300)
        #expect(items == [0, 1, 2])
        collect(from: 500, to: 700)
        #expect(items == [5, 6])
    }

    @Test func `for each cell that is seen two others may exist`() {
        collect(to: 800)
        limit()
        #expect(items == [0, 1, 2, 3, 4, 5])
        #expect(collector.visibleCount == 2)
        #expect(collector.coverageLimit == 451)
    }

    @Test func `few cells are all kept`() {
        collect(to: 600)
        limit()
        #expect(items == [0, 1, 2, 3, 4, 5])
        #expect(collector.coverageLimit == nil)
    }

    @Test func `the item with the focus keeps its cell and takes the place of another`() {
        collect(to: 800)
        limit(keeping: 7)
        #expect(items == [0, 1, 2, 3, 4, 7])
    }

    @Test func `a limit of the caller replaces that by the number of visible cells`() {
        collect(to: 2000)
        collector.limitOverscan(distance: { max(0, $0.frame.minY - 149) }, keeps: { _ in false }, to: 9)
        #expect(items == Array(0..<9))
    }

    @Test func `the limit of one pass does not hold in the next`() {
        collect(to: 800)
        limit()
        collect(to: 300)
        #expect(collector.coverageLimit == nil)
    }

    @Test func `an element far away is added once and stands in its place after sorting`() {
        collect(from: 500, to: 700)
        collector.add(.cell(.item(1)), of: layout)
        collector.add(.cell(.item(1)), of: layout)
        collector.sort()
        #expect(items == [1, 5, 6])
    }

    @Test func `an element that the layout does not know is not added`() {
        collect(to: 100)
        collector.add(.header(0), of: layout)
        #expect(items == [0])
    }

    @Test func `siblings that are to be measured are added unless they are there`() {
        let layout = SiblingLayout()
        collector.collect(in: .zero, of: layout, isJump: false)
        collector.addUnmeasuredSiblings(in: .zero, of: layout)
        #expect(items == [0, 1, 2])
        #expect(layout.limit == SizingController.maximumSiblings)
    }

    @Test func `in a jump all cells count as seen`() {
        collect(to: 200, isJump: true)
        collector.countVisible()
        #expect(collector.isJump)
        #expect(collector.visibleCount == 2)
    }

    @Test func `as many views may wait in the tree as are missing to three for each that is seen`() {
        collect(to: 200)
        collector.countVisible()
        #expect(collector.room(besides: 4) == 2)
        #expect(collector.room(besides: 10) == 0)
    }
}
