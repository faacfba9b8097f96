import CollectionGeometry
import CollectionLayout

#if canImport(CollectionTestSupport)
import CollectionTestSupport
#endif

/// The pictures of the articles.
enum ArticlePictures {
    /// Every picture by its file's name, without the ending.
    static func all() -> [(name: String, svg: String)] {
        [
            ("layout-sizes-grid", picture(ArticleLayouts.photoGrid(), [8], height: 240)),
            ("layout-groups-mosaic", picture(ArticleLayouts.mosaic(), [6], height: 228)),
            ("layout-groups-runs", picture(ArticleLayouts.runs(), [8], height: 250)),
            ("layout-groups-waterfall", waterfall()),
            ("layout-groups-tags", tags()),
            ("layout-orthogonal-shelf", shelf(ArticleLayouts.shelf(), x: 0)),
            ("layout-orthogonal-carousel", shelf(ArticleLayouts.carousel(), x: 250)),
            ("layout-boundary-section", picture(ArticleLayouts.contacts(), [4], height: 224)),
            ("layout-boundary-pinned", picture(ArticleLayouts.contacts(), [4, 4], y: 100, height: 224, margin: 60)),
            ("layout-boundary-badges", picture(ArticleLayouts.badges(), [7], height: 192)),
            ("layout-sizing-before", picture(ArticleLayouts.messages(), [6], height: 220)),
            ("layout-sizing-after", messages()),
            ("layout-sizing-equal", equalCards()),
            ("layout-custom-stairs", draw(driver(StairLayout(), [7], height: 280))),
        ]
    }

    private static func driver(
        _ layout: CollectionViewLayout,
        _ counts: [Int],
        y: Double = 0,
        height: Double
    ) -> LayoutDriver {
        LayoutDriver(
            layout: layout,
            context: LayoutContext(
                bounds: Rect(x: 0, y: y, width: 320, height: height), counts: FixedLayoutCounts(counts),
                displayScale: 2))
    }

    private static func draw(_ driver: LayoutDriver, margin: Double = 8) -> String {
        LayoutPicture(driver.layout, bounds: driver.bounds, margin: Size(width: 8, height: margin)).svg
    }

    private static func picture(
        _ section: LayoutSection,
        _ counts: [Int],
        y: Double = 0,
        height: Double,
        margin: Double = 8
    ) -> String {
        draw(driver(CompositionalLayout(section: section), counts, y: y, height: height), margin: margin)
    }

    private static func waterfall() -> String {
        let driver = driver(CompositionalLayout(section: ArticleLayouts.waterfall()), [9], height: 260)
        let heights: [Double] = [70, 110, 60, 90, 50, 100, 60, 80, 70]
        driver.measureVisible { Size(width: $0.frame.width, height: heights[$0.indexPath.item]) }
        return draw(driver)
    }

    private static func tags() -> String {
        let driver = driver(CompositionalLayout(section: ArticleLayouts.tags()), [9], height: 108)
        let widths: [Double] = [60, 110, 44, 80, 96, 52, 130, 64, 40]
        driver.measureVisible { Size(width: widths[$0.indexPath.item], height: $0.frame.height) }
        return draw(driver)
    }

    private static func messages() -> String {
        draw(ArticleLayouts.measured(Rect(x: 0, y: 0, width: 320, height: 220), [30, 64, 30, 48, 30, 30]))
    }

    private static func equalCards() -> String {
        let driver = driver(CompositionalLayout(section: ArticleLayouts.equalCards()), [6], height: 168)
        let heights: [Double] = [40, 90, 60, 30, 30, 50]
        driver.measureVisible { Size(width: $0.frame.width, height: heights[$0.indexPath.item]) }
        return draw(driver)
    }

    /// A row with what is out of its window on either side.
    private static func shelf(_ section: LayoutSection, x: Double) -> String {
        let layout = CompositionalLayout(section: section)
        var context = LayoutContext(
            bounds: Rect(x: 0, y: 0, width: 320, height: 106), counts: FixedLayoutCounts([8]), displayScale: 2)
        context.orthogonalOverscan = 120
        layout.prepare(context)
        let offset = layout.orthogonalRestingOffset(forProposedContentOffset: Point(x: x, y: 0), inSection: 0)
        layout.setOrthogonalContentOffset(offset, forSection: 0)
        return LayoutPicture(layout, bounds: context.bounds, margin: Size(width: 100, height: 8)).svg
    }
}
