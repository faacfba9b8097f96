import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct ViewportTests {
    @Test("what is seen is always within what exists, however the user scrolls")
    func coverage() {
        var random = SeededGenerator(seed: 3)
        var viewport = Viewport(axis: .vertical)
        viewport.resize(to: Size(width: 400, height: 800))
        let length = 50_000.0
        var region = viewport.beginPass(contentLength: length)
        for _ in 0..<5000 {
            let step = Double.random(in: -2000...2000, using: &random)
            let offset = min(max(0, viewport.bounds.minY + step), length - 800)
            viewport.scroll(to: Point(x: 0, y: offset))
            if viewport.needsPass(contentLength: length) { region = viewport.beginPass(contentLength: length) }
            #expect(region.minY <= offset)
            #expect(region.maxY >= offset + 800)
            #expect(region.height <= 800 * 2)
        }
    }

    @Test("at rest elements exist on both sides, while scrolling mostly ahead")
    func direction() {
        var viewport = Viewport(axis: .vertical)
        viewport.resize(to: Size(width: 400, height: 800))
        viewport.adjust(to: Point(x: 0, y: 4000))
        #expect(viewport.beginPass(contentLength: 10_000) == Rect(x: 0, y: 3800, width: 400, height: 1200))
        viewport.scroll(to: Point(x: 0, y: 4050))
        #expect(viewport.beginPass(contentLength: 10_000) == Rect(x: 0, y: 3970, width: 400, height: 1360))
        viewport.scroll(to: Point(x: 0, y: 4000))
        #expect(viewport.beginPass(contentLength: 10_000) == Rect(x: 0, y: 3520, width: 400, height: 1360))
    }

    @Test("in a fling of more than a view a frame nothing exists around, since it would be passed unseen")
    func fling() {
        var viewport = Viewport(axis: .vertical)
        viewport.resize(to: Size(width: 400, height: 800))
        viewport.adjust(to: Point(x: 0, y: 4000))
        viewport.scroll(to: Point(x: 0, y: 6000))
        #expect(viewport.beginPass(contentLength: 10_000) == Rect(x: 0, y: 6000, width: 400, height: 800))
        #expect(!viewport.needsPass(contentLength: 10_000))
        viewport.rest()
        #expect(viewport.needsPass(contentLength: 10_000))
    }

    @Test("a movement of one view a frame is no fling")
    func fast() {
        var viewport = Viewport(axis: .vertical)
        viewport.resize(to: Size(width: 400, height: 800))
        viewport.adjust(to: Point(x: 0, y: 4000))
        viewport.scroll(to: Point(x: 0, y: 4800))
        #expect(viewport.beginPass(contentLength: 10_000) == Rect(x: 0, y: 4720, width: 400, height: 1480))
    }

    @Test("a pass is due when more than half of what exists beyond an edge has been used up", arguments: [-1.0, 1.0])
    func slack(direction: Double) {
        var viewport = Viewport(axis: .vertical)
        viewport.resize(to: Size(width: 400, height: 800))
        viewport.adjust(to: Point(x: 0, y: 4000))
        _ = viewport.beginPass(contentLength: 10_000)
        viewport.adjust(to: Point(x: 0, y: 4000 + direction * 100))
        #expect(!viewport.needsPass(contentLength: 10_000))
        viewport.adjust(to: Point(x: 0, y: 4000 + direction * 101))
        #expect(viewport.needsPass(contentLength: 10_000))
    }

    @Test("a limit shortens the region at both ends, and lengthens it at none")
    func limit() {
        var viewport = Viewport(axis: .vertical)
        viewport.resize(to: Size(width: 400, height: 800))
        viewport.adjust(to: Point(x: 0, y: 4000))
        _ = viewport.beginPass(contentLength: 10_000)
        viewport.limitCoverage(to: 500)
        #expect(viewport.covered == Rect(x: 0, y: 3800, width: 400, height: 1200))
        viewport.limitCoverage(to: 50)
        #expect(viewport.covered == Rect(x: 0, y: 3950, width: 400, height: 900))
    }

    @Test("a region ends where the content ends")
    func ends() {
        var viewport = Viewport(axis: .horizontal)
        viewport.resize(to: Size(width: 400, height: 100))
        #expect(viewport.beginPass(contentLength: 450) == Rect(x: 0, y: 0, width: 450, height: 100))
        viewport.scroll(to: Point(x: 50, y: 0))
        #expect(!viewport.needsPass(contentLength: 450))
    }
}
