import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

@Suite("Updates that come late in an event") struct LateUpdateTests {
    /// Applies another snapshot when an item is selected, at the end of the event.
    private final class AnsweringScreen: NumberScreen, CollectionViewDelegate {
        private var selected: IndexPath?

        override func viewDidLoad() { collectionView.delegate = self }

        func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
            selected = indexPath
        }

        override func viewDidLayoutSubviews() {
            guard let path = selected else { return }
            selected = nil
            do {
                try show([1, 2, 30 + path.item], isAnimated: false)
            } catch {
                Issue.record(error)
            }
        }
    }

    /// Has its collection view laid out and scrolled whenever a cell is made.
    private final class RestlessSource: CollectionContentSource {
        let registration = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
        var numberOfSections: Int { 1 }
        func numberOfItems(inSection section: Int) -> Int { 50 }

        func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
            collectionView.layoutIfNeeded()
            collectionView.setContentOffset(Point(x: 0, y: 1000), animated: false)
            return collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: indexPath.item)
        }

        func supplementaryView(
            ofKind kind: ElementKind, at indexPath: IndexPath, in collectionView: CollectionView
        ) -> CollectionReusableView? { nil }
    }

    @Test("a view that is laid out and scrolled while it makes cells shows each item once, where it was scrolled to")
    func laidOutWhileDisplaying() {
        let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        collectionView.contentSource = RestlessSource()
        let host = ModelHost(ViewController(view: collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(collectionView.contentOffset == Point(x: 0, y: 1000))
        #expect(host.texts == (8..<20).map { "\($0)" })
    }

    @Test("a snapshot applied after the views were brought up to date is seen in the same event")
    func appliedLate() throws {
        let screen = AnsweringScreen()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        try screen.show([1, 2], isAnimated: false)
        host.send(.frame(0))
        #expect(host.texts == ["1", "2"])
        let second = try #require(host.node(showing: "2").flatMap { host.activatable(around: $0) })
        host.send(.activated(second))
        #expect(host.texts == ["1", "2", "31"])
    }

    @Test("the cell of an item is that of the newest data right after a snapshot was applied")
    func cellAfterApply() throws {
        let screen = NumberScreen()
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        try screen.show([1, 2, 3, 4, 5], isAnimated: false)
        host.send(.frame(0))
        try screen.show([1, 2, 4, 5], isAnimated: false)
        let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect((cell as? TextCell)?.label.text == "4")
        #expect(screen.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) == nil)
        try screen.show([9, 1, 2, 4, 5], isAnimated: true)
        let inserted = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect((inserted as? TextCell)?.label.text == "9")
        host.send(.frame(1))
    }
}
