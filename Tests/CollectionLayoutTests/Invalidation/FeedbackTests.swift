import CollectionGeometry
import CollectionLayout
import Testing

/// Views and layout that would respond to each other for ever.
struct FeedbackTests {
    static func driver() -> LayoutDriver {
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let section = LayoutSection(group: .horizontal(layoutSize: row, subitems: [LayoutItem(layoutSize: row)]))
        return LayoutDriver(
            layout: CompositionalLayout(section: section),
            context: LayoutContext(
                bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([20]), displayScale: 2))
    }

    static let first = LayoutElement.cell(IndexPath(item: 0, section: 0))

    static func tell(_ driver: LayoutDriver, _ height: Double) -> Bool {
        let size = PreferredSize(element: first, size: Size(width: 320, height: height))
        return driver.layout.updatePreferredSizes([size], in: driver.bounds).didChange
    }

    static func height(_ driver: LayoutDriver) -> Double? { driver.layout.layoutAttributes(for: first)?.frame.height }

    @Test("a view that swings between two sizes gets the larger one and is measured no more")
    func oscillation() throws {
        let driver = Self.driver()
        let layout = try #require(driver.layout as? SectionedLayout)
        var changes = 0
        for round in 0..<50 where Self.tell(driver, round.isMultiple(of: 2) ? 50 : 60) { changes += 1 }
        #expect(changes <= 3)
        #expect(Self.height(driver) == 60)
        #expect(layout.elementsHeldAgainstFeedback == [Self.first])
        layout.measuringDidSettle()
        #expect(layout.elementsHeldAgainstFeedback.isEmpty)
        #expect(Self.tell(driver, 55))
        #expect(Self.height(driver) == 55)
    }

    @Test("a view that always wants more is held after a bounded number of changes")
    func growth() {
        let driver = Self.driver()
        var changes = 0
        for round in 1...100 where Self.tell(driver, 40 + Double(round)) { changes += 1 }
        #expect(changes <= 13)
        #expect(driver.measureVisible { Size(width: 320, height: $0.frame.height + 1) } > 0)
    }

    @Test("sizes that differ by less than a pixel are the same")
    func tolerance() {
        let driver = Self.driver()
        #expect(Self.tell(driver, 50))
        #expect(!Self.tell(driver, 50.4))
        #expect(Self.height(driver) == 50)
    }
}
