import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ReorderingRowTests {
    private func start(mirrored: Bool = false) throws -> (ShelfScreen, ModelHost) {
        let screen = ShelfScreen(.continuous)
        screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
        screen.dataSource.reorderingHandlers.didReorder = { _ in }
        try screen.show([Array(0..<10), Array(10..<20)])
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 600))
        if mirrored { host.change { $0.layoutDirection = .rightToLeft } }
        host.start(path: "/")
        return (screen, host)
    }

    private func hold(_ screen: ShelfScreen, _ host: ModelHost, at x: Double, _ y: Double) {
        screen.collectionView.updateInteractiveMovementTargetPosition(Point(x: x, y: y))
        host.send(.frame(0))
    }

    private func items(_ screen: ShelfScreen, _ section: Int) -> [Int] {
        (0..<screen.dataSource.numberOfItems(inSection: section)).compactMap {
            screen.dataSource.itemIdentifier(for: IndexPath(item: $0, section: section))
        }
    }

    private func cell(_ id: Int, _ host: ModelHost) -> NodeID {
        host.node(showing: "\(id)").flatMap { host.activatable(around: $0) } ?? .none
    }

    @Test("an item of a row is held over its window, goes along the row wherever that stands, and into another")
    func rows() throws {
        let (screen, host) = try start()
        let view = screen.collectionView
        #expect(host.seenTexts == ["0@16", "10@16", "1@176", "11@176", "2@336", "12@336"])
        host.scroll(host.carousel, to: Point(x: 160, y: 0))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        hold(screen, host, at: 91, 60)
        let held = cell(1, host)
        #expect(host.frameInWindow(held) == Rect(x: 16, y: 10, width: 150, height: 100))
        #expect(host.node(held).map { host.node($0.parent)?.styleClasses.contains("collection-content") } == true)
        hold(screen, host, at: 230, 60)
        #expect(view.indexPathForInteractivelyMovingItem == IndexPath(item: 2, section: 0))
        #expect(host.frameInWindow(cell(2, host))?.minX == 16)
        // In the other row, which is not scrolled, before the item whose first half it is over, then behind it.
        hold(screen, host, at: 200, 150)
        #expect(view.indexPathForInteractivelyMovingItem == IndexPath(item: 1, section: 1))
        hold(screen, host, at: 390, 150)
        #expect(view.indexPathForInteractivelyMovingItem == IndexPath(item: 2, section: 1))
        view.endInteractiveMovement()
        host.send(.frame(0))
        #expect(items(screen, 0) == [0, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(items(screen, 1) == [10, 11, 1, 12, 13, 14, 15, 16, 17, 18, 19])
        #expect(host.node(held).map { host.node($0.parent)?.styleClasses.contains("carousel-row") } == true)
        #expect(host.frameInWindow(held)?.minX == 336)
    }

    @Test("the same where rows start at the right")
    func mirrored() throws {
        let (screen, host) = try start(mirrored: true)
        let view = screen.collectionView
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        hold(screen, host, at: 150, 50)
        #expect(view.indexPathForInteractivelyMovingItem == IndexPath(item: 1, section: 0))
        view.cancelInteractiveMovement()
        host.send(.frame(0))
        #expect(items(screen, 0) == Array(0..<10))
        #expect(host.frameInWindow(cell(0, host))?.maxX == 384)
    }

    @Test("by the keyboard an item goes along its row, which follows, and into the rows beside it")
    func keys() throws {
        let (screen, host) = try start()
        screen.collectionView.isKeyboardNavigable = true
        host.send(.frame(0))
        host.focusedNode = cell(0, host)
        host.send(.focused(host.focusedNode))
        host.send(.keyCommand(.space, .control, host.focusedNode))
        for _ in 0..<4 {
            host.send(.keyPressed(.right, host.focusedNode))
            let frame = try #require(host.visibleFrame(host.focusedNode))
            #expect(frame.width == 150)
        }
        host.send(.keyPressed(.enter, host.focusedNode))
        #expect(items(screen, 0) == [1, 2, 3, 4, 0, 5, 6, 7, 8, 9])
        #expect(host.texts(in: host.focusedNode) == ["0"])
    }
}
