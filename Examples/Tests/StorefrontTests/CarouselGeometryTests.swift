import CollectionViewKit
import Testing

@testable import Storefront

struct CarouselGeometryTests {
    @Test("on every width exactly N products are seen, for every density and any inset and spacing")
    func visibleCount() {
        for width in stride(from: 320.0, through: 1920, by: 1) {
            for tenths in [15, 25, 35, 45, 55, 65, 75, 85, 105] {
                for (inset, spacing) in [(16.0, 8.0), (0, 0), (24, 12)] {
                    let geometry = CarouselGeometry(
                        width: width,
                        visibleTenths: tenths,
                        rows: 1,
                        inset: inset,
                        spacing: spacing,
                        pictureRatio: 1.5,
                        captionHeight: 60
                    )
                    let count = geometry.visibleCount(width: width, inset: inset, spacing: spacing)
                    #expect(abs(count - Double(tenths) / 10) < 0.000_001)
                }
            }
        }
    }

    @Test("a widget of R rows is as high as its products and the spaces between them")
    func heights() {
        for rows in 1...3 {
            let geometry = CarouselGeometry(
                width: 390,
                visibleTenths: 35,
                rows: rows,
                inset: 16,
                spacing: 8,
                pictureRatio: 1.5,
                captionHeight: 54
            )
            #expect(abs(geometry.itemSize.width - 100) < 0.000_001)
            #expect(abs(geometry.itemSize.height - 204) < 0.000_001)
            #expect(abs(geometry.widgetHeight - (Double(rows) * 204 + Double(rows - 1) * 8)) < 0.000_001)
        }
    }

    @Test("a picture is never higher than the screen allows")
    func tallestPicture() {
        let geometry = CarouselGeometry(
            width: 1440,
            visibleTenths: 15,
            rows: 1,
            inset: 16,
            spacing: 12,
            pictureRatio: 1.5,
            captionHeight: 54,
            tallestPicture: 600
        )
        #expect(geometry.pictureHeight == 600)
        #expect(geometry.itemSize.height == 654)
        #expect(abs(geometry.visibleCount(width: 1440, inset: 16, spacing: 12) - 1.5) < 0.000_001)
    }

    @Test("numbers that make no sense give sizes that do")
    func hostileNumbers() {
        for width in [0.0, -100, 5] {
            for tenths in [0, -5, 1000] {
                let geometry = CarouselGeometry(
                    width: width,
                    visibleTenths: tenths,
                    rows: -3,
                    inset: 16,
                    spacing: 8,
                    pictureRatio: 1.5,
                    captionHeight: 0
                )
                #expect(geometry.itemSize.width >= 1)
                #expect(geometry.widgetHeight.isFinite)
            }
        }
    }
}
