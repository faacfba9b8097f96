import CollectionGeometry
import CollectionLayout
import Testing

struct SectionMetricsLayoutTests {
    /// A page of 320 by 480: a global header of 110 that scrolls and one of 50 that is pinned, then two sections of a
    /// pinned header of 30 and ten rows of 44.
    static var page: LayoutDriver {
        let layout = SectionMetricsLayout { _ in
            var metrics = SectionMetrics()
            metrics.rowHeight = .fixed(44)
            metrics.headers = [SupplementaryMetrics(height: .fixed(30), isPinned: true)]
            metrics.showsRowSeparators = true
            return metrics
        }
        layout.globalMetrics.headers = [
            SupplementaryMetrics(height: .fixed(110)), SupplementaryMetrics(height: .fixed(50), isPinned: true),
        ]
        layout.globalMetrics.showsBackground = true
        return driver(layout, [10, 10])
    }

    static func driver(
        _ layout: SectionMetricsLayout,
        _ counts: [Int],
        height: Double = 480,
        direction: LayoutDirection = .leftToRight,
        inset: EdgeInsets = .zero
    ) -> LayoutDriver {
        LayoutDriver(
            layout: layout,
            context: LayoutContext(
                bounds: Rect(x: 0, y: 0, width: 320, height: height), counts: FixedLayoutCounts(counts),
                layoutDirection: direction, contentInset: inset))
    }

    static func scroll(_ driver: LayoutDriver, to y: Double) {
        driver.setBounds(Rect(x: 0, y: y, width: 320, height: driver.bounds.height))
        driver.layoutIfNeeded()
    }

    static func global(_ driver: LayoutDriver, _ number: Int) -> LayoutAttributes? {
        driver.layout.layoutAttributesForSupplementaryView(
            ofKind: .sectionHeader, at: IndexPath(item: .max, section: number))
    }

    static func header(_ driver: LayoutDriver, _ section: Int, _ number: Int = 0) -> LayoutAttributes? {
        driver.layout.layoutAttributesForSupplementaryView(
            ofKind: .sectionHeader, at: IndexPath(item: number, section: section))
    }

    static func item(_ driver: LayoutDriver, _ section: Int, _ item: Int) -> Rect? {
        driver.layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    static func placeholder(_ driver: LayoutDriver, _ section: Int) -> Rect? {
        driver.layout.layoutAttributesForSupplementaryView(
            ofKind: .placeholder, at: IndexPath(item: 0, section: section))?.frame
    }

    @Test("29: global headers come first, then each section's header and rows")
    func stacking() {
        let page = Self.page
        #expect(Self.global(page, 0)?.frame == Rect(x: 0, y: 0, width: 320, height: 110))
        #expect(Self.global(page, 1)?.frame == Rect(x: 0, y: 110, width: 320, height: 50))
        #expect(Self.header(page, 0)?.frame == Rect(x: 0, y: 160, width: 320, height: 30))
        #expect(Self.item(page, 0, 0) == Rect(x: 0, y: 190, width: 320, height: 44))
        #expect(Self.item(page, 0, 9) == Rect(x: 0, y: 586, width: 320, height: 44))
        #expect(Self.header(page, 1)?.frame.minY == 630)
        #expect(page.layout.collectionViewContentSize == Size(width: 320, height: 1_100))
    }

    @Test("30: pinned headers stack below each other, in front of separators and cells; others wait above")
    func pinning() throws {
        let page = Self.page
        Self.scroll(page, to: 200)
        let (global, header) = (try #require(Self.global(page, 1)), try #require(Self.header(page, 0)))
        #expect(global.frame.minY == 200)
        #expect(header.frame.minY == 250)
        #expect(Self.global(page, 0)?.frame.maxY == 200)
        let separator = try #require(
            page.layout.layoutAttributesForDecorationView(ofKind: .rowSeparator, at: IndexPath(item: 3, section: 0)))
        let cell = try #require(page.layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
        #expect(global.zIndex > header.zIndex)
        #expect(header.zIndex > separator.zIndex)
        #expect(separator.zIndex > cell.zIndex)
        #expect(separator.frame == Rect(x: 0, y: 190 + 4 * 44 - 1, width: 320, height: 1))
    }

    @Test("30: nothing is pinned in overscroll, and the background of the global headers covers it")
    func overscroll() {
        let page = Self.page
        Self.scroll(page, to: -60)
        #expect(Self.global(page, 0)?.frame.minY == 0)
        #expect(Self.global(page, 1)?.frame.minY == 110)
        let path = IndexPath(item: IndexPath.globalItem, section: 0)
        let background = page.layout.layoutAttributesForDecorationView(ofKind: .globalBackground, at: path)
        #expect(background?.frame == Rect(x: 0, y: -60, width: 320, height: 220))
        #expect(page.visibleAttributes().contains { $0.element == background?.element })
    }

    @Test("a background that is named is drawn unless it is off, and decorations have the classes of their roles")
    func looks() {
        let layout = SectionMetricsLayout { section in
            var metrics = SectionMetrics()
            guard section < 2 else { return metrics }
            metrics.rowHeight = .fixed(44)
            metrics.background = .filled
            metrics.separatorRole = .strong
            metrics.sectionSeparatorRole = "dawn"
            if section == 1 { metrics.showsBackground = false }
            return metrics
        }
        layout.globalMetrics.headers = [SupplementaryMetrics(height: .fixed(50))]
        layout.globalMetrics.background = .tinted
        let page = Self.driver(layout, [2, 2, 2])
        func frame(_ kind: ElementKind, _ path: IndexPath) -> Rect? {
            page.layout.layoutAttributesForDecorationView(ofKind: kind, at: path)?.frame
        }
        func styleClass(_ kind: ElementKind, _ path: IndexPath) -> String? {
            page.layout.styleClassForDecorationView(ofKind: kind, at: path)
        }
        let first = IndexPath(item: 0, section: 0)
        let global = IndexPath(item: IndexPath.globalItem, section: 0)
        #expect(frame(.sectionBackground, first) == Rect(x: 0, y: 50, width: 320, height: 88))
        #expect(frame(.sectionBackground, IndexPath(item: 0, section: 1)) == nil)
        #expect(frame(.globalBackground, global) == Rect(x: 0, y: 0, width: 320, height: 50))
        #expect(styleClass(.sectionBackground, first) == "background-filled")
        #expect(styleClass(.rowSeparator, first) == "separator-strong")
        #expect(styleClass(.columnSeparator, first) == "separator-strong")
        #expect(styleClass(.sectionSeparator, first) == "separator-dawn")
        #expect(styleClass(.globalBackground, global) == "background-tinted")
        #expect(styleClass("shelf", first) == nil)
        for section in [-1, 2, 3] {
            #expect(styleClass(.rowSeparator, IndexPath(item: 0, section: section)) == nil)
        }
    }

    @Test("31: the next section pushes the header out that is pinned")
    func pushOut() {
        let page = Self.page
        Self.scroll(page, to: 570)
        #expect(Self.global(page, 1)?.frame.minY == 570)
        #expect(Self.header(page, 0)?.frame.minY == 600)
        Self.scroll(page, to: 580)
        #expect(Self.header(page, 1)?.frame.minY == 630)
    }

    @Test("32: two pinned headers of a section stack, leave together and return to where they were")
    func pinnedStack() {
        let layout = SectionMetricsLayout { _ in
            var metrics = SectionMetrics()
            metrics.rowHeight = .fixed(44)
            metrics.headers = [
                SupplementaryMetrics(height: .fixed(30), isPinned: true),
                SupplementaryMetrics(height: .fixed(20), isPinned: true),
            ]
            return metrics
        }
        layout.globalMetrics.headers = [
            SupplementaryMetrics(height: .fixed(110)), SupplementaryMetrics(height: .fixed(50), isPinned: true),
        ]
        let page = Self.driver(layout, [10, 10])
        Self.scroll(page, to: 200)
        #expect(Self.header(page, 0, 0)?.frame.minY == 250)
        #expect(Self.header(page, 0, 1)?.frame.minY == 280)
        // The section ends at 160 + 50 + 440.
        Self.scroll(page, to: 590)
        #expect(Self.header(page, 0, 0)?.frame.minY == 600)
        #expect(Self.header(page, 0, 1)?.frame.minY == 630)
        Self.scroll(page, to: 0)
        #expect(Self.header(page, 0, 0)?.frame.minY == 160)
        #expect(Self.header(page, 0, 1)?.frame.minY == 190)
    }

    static func columns(_ order: SectionMetrics.ItemOrder, _ direction: LayoutDirection) -> LayoutDriver {
        let layout = SectionMetricsLayout { _ in
            var metrics = SectionMetrics()
            metrics.rowHeight = .fixed(44)
            metrics.numberOfColumns = 2
            metrics.itemOrder = order
            metrics.padding = DirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
            return metrics
        }
        return driver(layout, [5], direction: direction)
    }

    @Test("33: columns share the width inside the padding")
    func columns() {
        let grid = Self.columns(.leadingToTrailing, .leftToRight)
        #expect(Self.item(grid, 0, 0) == Rect(x: 10, y: 8, width: 150, height: 44))
        #expect(Self.item(grid, 0, 1) == Rect(x: 160, y: 8, width: 150, height: 44))
        #expect(Self.item(grid, 0, 4) == Rect(x: 10, y: 96, width: 150, height: 44))
        #expect(grid.layout.collectionViewContentSize.height == 148)
        let line = grid.layout.layoutAttributesForDecorationView(
            ofKind: .columnSeparator, at: IndexPath(item: 0, section: 0))
        #expect(line?.frame == Rect(x: 160, y: 8, width: 1, height: 132))
        let mirrored = Self.columns(.leadingToTrailing, .rightToLeft)
        #expect(Self.item(mirrored, 0, 0)?.minX == 160)
        #expect(Self.item(mirrored, 0, 1)?.minX == 10)
        #expect(Self.item(mirrored, 0, 4) == Rect(x: 160, y: 96, width: 150, height: 44))
    }

    @Test("34: items may fill one column after the other")
    func columnOrder() {
        let grid = Self.columns(.topToBottom, .leftToRight)
        let corners = (0..<5).map { Self.item(grid, 0, $0)?.origin }
        #expect(
            corners == [
                Point(x: 10, y: 8), Point(x: 10, y: 52), Point(x: 10, y: 96), Point(x: 160, y: 8), Point(x: 160, y: 52),
            ])
        #expect(
            grid.visibleAttributes().compactMap { $0.element.kind == nil ? $0.indexPath.item : nil } == [0, 1, 2, 3, 4])
    }

    @Test("35: the items of a row are as high as the highest")
    func equalHeights() {
        let layout = SectionMetricsLayout { _ in
            var metrics = SectionMetrics()
            metrics.numberOfColumns = 3
            return metrics
        }
        let grid = Self.driver(layout, [6])
        let heights = [40.0, 60, 50, 20, 20, 20]
        grid.measureVisible { attributes in
            attributes.element.kind == nil
                ? Size(width: attributes.frame.width, height: heights[attributes.indexPath.item]) : nil
        }
        #expect((0..<3).map { Self.item(grid, 0, $0)?.height } == [60, 60, 60])
        #expect(Self.item(grid, 0, 3)?.minY == 60)
        #expect(grid.layout.collectionViewContentSize.height == 80)
    }

    @Test("39: a measured row moves what follows by what it grew, and what is in sight stays")
    func measuredRows() {
        let layout = SectionMetricsLayout { _ in SectionMetrics() }
        let page = Self.driver(layout, [100])
        Self.scroll(page, to: 440)
        let row = PreferredSize(element: .cell(IndexPath(item: 0, section: 0)), size: Size(width: 320, height: 60))
        let before = page.layout.collectionViewContentSize
        let adjustment = page.layout.updatePreferredSizes([row], in: page.bounds)
        #expect(adjustment.contentOffset == Point(x: 0, y: 16))
        #expect(page.layout.collectionViewContentSize == Size(width: before.width, height: before.height + 16))
        #expect(Self.item(page, 0, 10)?.minY == 456)
    }

    @Test("40: placeholders share what is left of the view, and keep their least height where nothing is")
    func placeholders() {
        let layout = SectionMetricsLayout { _ in
            var metrics = SectionMetrics()
            metrics.headers = [SupplementaryMetrics(height: .fixed(40))]
            metrics.placeholder = PlaceholderMetrics(height: .fixed(200))
            return metrics
        }
        layout.globalMetrics.headers = [SupplementaryMetrics(height: .fixed(160))]
        let short = Self.driver(layout, [0, 0])
        #expect(Self.placeholder(short, 0) == Rect(x: 0, y: 160, width: 320, height: 200))
        #expect(Self.placeholder(short, 1) == Rect(x: 0, y: 360, width: 320, height: 200))
        short.setBounds(Rect(x: 0, y: 0, width: 320, height: 800))
        #expect(Self.placeholder(short, 0) == Rect(x: 0, y: 160, width: 320, height: 320))
        #expect(Self.placeholder(short, 1)?.maxY == 800)
        #expect(Self.header(short, 0) == nil, "headers make way for a placeholder")
        #expect(short.layout.collectionViewContentSize.height == 800)
    }

    @Test("a placeholder is measured, stands in for items, and fills what the content inset leaves")
    func measuredPlaceholder() {
        let layout = SectionMetricsLayout { section in
            var metrics = SectionMetrics()
            metrics.rowHeight = .fixed(44)
            if section == 1 {
                metrics.headers = [SupplementaryMetrics(height: .fixed(30), isVisibleWhileShowingPlaceholder: true)]
                metrics.placeholder = PlaceholderMetrics()
            }
            return metrics
        }
        let page = Self.driver(layout, [2, 3], inset: EdgeInsets(top: 20))
        #expect(Self.placeholder(page, 1) == Rect(x: 0, y: 118, width: 320, height: 460 - 118))
        #expect(Self.item(page, 1, 0) == nil)
        page.measureVisible { $0.element.kind == .placeholder ? Size(width: 320, height: 500) : nil }
        #expect(Self.placeholder(page, 1)?.height == 500)
        #expect(page.layout.collectionViewContentSize.height == 618)
    }

    @Test("sections are separated where both have content, and below the last only if requested")
    func sectionSeparators() {
        let counts = [1, 0, 1, 0]
        func lines(_ showsLast: Bool) -> [Rect] {
            let layout = SectionMetricsLayout { section in
                var metrics = SectionMetrics()
                metrics.rowHeight = .fixed(44)
                metrics.showsSectionSeparator = section != 0
                metrics.showsSectionSeparatorWhenLast = showsLast
                metrics.sectionSeparatorInsets = DirectionalEdgeInsets(leading: 16)
                return metrics
            }
            return Self.driver(layout, counts).visibleAttributes().filter { $0.element.kind == .sectionSeparator }
                .map { $0.frame }
        }
        #expect(lines(false) == [Rect(x: 16, y: 44, width: 304, height: 1)])
        #expect(
            lines(true) == [Rect(x: 16, y: 44, width: 304, height: 1), Rect(x: 16, y: 87, width: 304, height: 1)])
    }

    @Test("headers that are scrolled out stay out when the content becomes short")
    func shortContent() {
        let page = Self.page
        Self.scroll(page, to: 500)
        page.reload(counts: FixedLayoutCounts([2]))
        #expect(page.layout.collectionViewContentSize.height == 590)
        Self.scroll(page, to: 0)
        #expect(page.layout.collectionViewContentSize.height == 160 + 30 + 88)
    }

    @Test("a pinned footer stays at the end of the view")
    func pinnedFooter() {
        let layout = SectionMetricsLayout { _ in
            var metrics = SectionMetrics()
            metrics.rowHeight = .fixed(44)
            metrics.footers = [
                SupplementaryMetrics(height: .fixed(20), isPinned: true), SupplementaryMetrics(height: .fixed(30)),
            ]
            return metrics
        }
        let page = Self.driver(layout, [20])
        func footer(_ number: Int) -> Double? {
            page.layout.layoutAttributesForSupplementaryView(
                ofKind: .sectionFooter, at: IndexPath(item: number, section: 0))?.frame.minY
        }
        #expect(footer(0) == 460)
        #expect(footer(1) == 900)
        Self.scroll(page, to: 450)
        #expect(footer(0) == 880)
    }

    @Test("39: scrolling requests no metrics and no sizes, another width for all, another height for no sizes")
    func counters() {
        var asked = 0
        let layout = SectionMetricsLayout { _ in
            asked += 1
            var metrics = SectionMetrics()
            metrics.headers = [SupplementaryMetrics(height: .fixed(30), isPinned: true)]
            return metrics
        }
        let page = Self.driver(layout, [50, 50])
        func measure() -> Int {
            var measured = 0
            page.measureVisible { attributes in
                guard attributes.element.kind == nil, attributes.isSizeEstimated else { return nil }
                measured += 1
                return Size(width: attributes.frame.width, height: 50)
            }
            return measured
        }
        Self.scroll(page, to: 100)
        #expect(measure() > 0)
        let before = asked
        for offset in [110.0, 120, 110, 100] { Self.scroll(page, to: offset) }
        #expect(asked == before)
        #expect(measure() == 0)
        page.setBounds(Rect(x: 0, y: 100, width: 320, height: 470))
        page.layoutIfNeeded()
        #expect(measure() == 0)
        page.setBounds(Rect(x: 0, y: 100, width: 300, height: 470))
        page.layoutIfNeeded()
        #expect(asked > before)
        #expect(measure() > 0)
    }
}
