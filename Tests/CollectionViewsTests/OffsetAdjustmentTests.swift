import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// What a layout adds to the content offset when it is invalidated.
struct OffsetAdjustmentTests {
    private func invalidate(_ layout: CollectionViewLayout, by distance: Point) {
        let context = layout.makeInvalidationContext()
        context.contentOffsetAdjustment = distance
        layout.invalidateLayout(with: context)
    }

    @Test("the distance of an invalidation is scrolled once, with the next preparation, and within the content")
    func view() {
        let screen = TextScreen.rows(100)
        let view = screen.collectionView
        let host = ModelHost(screen, windowSize: Size(width: 352, height: 800))
        host.start(path: "/")
        host.scroll(to: Point(x: 0, y: 1000))
        host.endScroll()
        invalidate(view.layout, by: Point(x: 0, y: 70))
        invalidate(view.layout, by: Point(x: 9, y: 5))
        view.setNeedsLayout()
        #expect(view.contentOffset == Point(x: 0, y: 1000))
        host.send(.frame(0))
        #expect(view.contentOffset == Point(x: 0, y: 1075))
        view.invalidateLayout()
        host.send(.frame(0))
        #expect(view.contentOffset == Point(x: 0, y: 1075))
        invalidate(view.layout, by: Point(x: 0, y: -9_999))
        view.setNeedsLayout()
        host.send(.frame(0))
        #expect(view.contentOffset == .zero)
    }

    @Test("where the view keeps an item in place, that decides")
    func anchored() {
        let screen = TextScreen.rows(100)
        let view = screen.collectionView
        let host = ModelHost(screen, windowSize: Size(width: 352, height: 800))
        host.start(path: "/")
        host.scroll(to: Point(x: 0, y: 1000))
        host.endScroll()
        invalidate(view.layout, by: Point(x: 0, y: 70))
        view.reloadItems(at: [IndexPath(item: 12, section: 0)])
        host.send(.frame(0))
        #expect(view.contentOffset == Point(x: 0, y: 1000))
        view.invalidateLayout()
        host.send(.frame(0))
        #expect(view.contentOffset == Point(x: 0, y: 1000))
    }

    @Test("a driver scrolls by it too")
    func driver() {
        let bounds = Rect(x: 0, y: 500, width: 300, height: 400)
        let layout = RowLayout(rowHeight: 100)
        let context = LayoutContext(bounds: bounds, counts: FixedLayoutCounts([50]))
        let driver = LayoutDriver(layout: layout, context: context)
        invalidate(layout, by: Point(x: 0, y: 30))
        driver.layoutIfNeeded()
        #expect(driver.bounds.minY == 530)
        driver.layoutIfNeeded()
        #expect(driver.bounds.minY == 530)
    }
}
