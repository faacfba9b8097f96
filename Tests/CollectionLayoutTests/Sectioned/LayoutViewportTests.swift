import CollectionGeometry
import Testing

@testable import CollectionLayout

struct LayoutViewportTests {
    private let context = LayoutContext(
        bounds: Rect(x: 0, y: 100, width: 320, height: 400), counts: FixedLayoutCounts([20]))

    @Test("bounds before the first preparation are ignored")
    func unprepared() {
        var viewport = LayoutViewport()
        viewport.setBounds(context.bounds)
        #expect(viewport.moment.visible == .zero)
    }

    @Test("a preparation returns whether another part of the content is visible")
    func preparations() {
        var viewport = LayoutViewport()
        let moves = (0..<2).map { _ in viewport.prepare(context) }
        #expect(moves == [true, false])
    }

    @Test("an adjustment of the offset moves the bounds and what queries are made for")
    func adjustment() {
        var viewport = LayoutViewport()
        _ = viewport.prepare(context)
        viewport.scroll(by: Point(x: 0, y: 30))
        #expect([viewport.context?.bounds.minY, viewport.moment.visible.minY] == [130, 130])
    }
}
