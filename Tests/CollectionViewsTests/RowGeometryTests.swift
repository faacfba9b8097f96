import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct RowGeometryTests {
    private func geometry(_ range: ClosedRange<Double>, isMirrored: Bool) -> RowGeometry {
        let scroller = OrthogonalScroller(
            section: 0,
            frame: Rect(x: 20, y: 100, width: 400, height: 150),
            contentSize: Size(width: 2000, height: 150),
            offsetRange: range
        )
        return RowGeometry(scroller, isMirrored: isMirrored)
    }

    @Test("offsets go to the host and come back, and a marker stands where the row rests", arguments: [false, true])
    func offsets(isMirrored: Bool) {
        for range in [0.0...1600, -120...1600, -120...1720] {
            let geometry = geometry(range, isMirrored: isMirrored)
            #expect(geometry.lead == -range.lowerBound)
            #expect(geometry.hostSize.width == 2000 + geometry.lead + range.upperBound - 1600)
            for offset in [range.lowerBound, 0, 333.5, range.upperBound] {
                let host = geometry.hostOffset(offset)
                #expect(isMirrored ? host <= 0 : host >= 0)
                #expect(abs(host) <= geometry.hostSize.width - 400)
                #expect(geometry.rowOffset(host) == offset)
                // The window's leading edge, in what the host scrolls.
                let edge = isMirrored ? geometry.hostSize.width + host - 1 : host
                #expect(geometry.markerOrigin(offset).x == edge)
            }
        }
    }

    @Test("a row that fits has nowhere to go")
    func short() {
        let still = RowGeometry(
            OrthogonalScroller(
                section: 0,
                frame: Rect(x: 0, y: 0, width: 400, height: 150),
                contentSize: Size(width: 300, height: 150),
                offsetRange: 0...0
            ),
            isMirrored: false
        )
        #expect(!still.isScrollable)
        #expect(still.hostSize == Size(width: 300, height: 150))
        #expect(geometry(0...1600, isMirrored: false).isScrollable)
    }
}
