import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import Foundation
import Testing

/// Rules that are recorded from UIKit (Mac Catalyst, scale 2, unless a test says otherwise), each stated alone.
struct RecordedRuleTests {
    private let phone = Size(width: 320, height: 480)

    // MARK: Boundary items of a layout that scrolls sideways

    private func sideways(_ items: [LayoutBoundarySupplementaryItem], counts: [Int]) -> CompositionalLayout {
        let item = LayoutItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        var section = LayoutSection(
            group: .horizontal(
                layoutSize: LayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)),
                subitems: [item]))
        section.contentInsets = DirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
        var configuration = CompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.boundarySupplementaryItems = items
        let layout = CompositionalLayout(section: section, configuration: configuration)
        layout.prepare(
            LayoutContext(
                bounds: Rect(origin: .zero, size: phone), counts: FixedLayoutCounts(counts), displayScale: 2))
        return layout
    }

    private func boundary(
        _ kind: ElementKind,
        _ width: LayoutDimension,
        _ height: LayoutDimension,
        _ alignment: RectAlignment
    ) -> LayoutBoundarySupplementaryItem {
        LayoutBoundarySupplementaryItem(
            layoutSize: LayoutSize(widthDimension: width, heightDimension: height), elementKind: kind,
            alignment: alignment)
    }

    private func globalFrame(_ kind: ElementKind, in layout: CompositionalLayout) -> Rect? {
        layout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: IndexPath(item: IndexPath.globalItem, section: 0))?.frame
    }

    @Test("a trailing item of the layout stands after the view's width, where the sections are shorter, and adds to it")
    func trailingGlobalItem() {
        let items = [
            boundary("h", .fractionalWidth(1), .absolute(30), .top),
            boundary("f", .absolute(20), .fractionalHeight(1), .trailing),
        ]
        let layout = sideways(items, counts: [3, 2])
        #expect(layout.collectionViewContentSize == Size(width: 340, height: 480))
        #expect(globalFrame("f", in: layout) == Rect(x: 320, y: 0, width: 20, height: 480))
        #expect(globalFrame("h", in: layout) == Rect(x: 0, y: 0, width: 320, height: 30))
        let path = IndexPath(item: 1, section: 1)
        #expect(layout.layoutAttributesForItem(at: path)?.frame == Rect(x: 214, y: 3, width: 50, height: 472))
    }

    @Test("a trailing item of the layout stands right after sections that are longer than the view")
    func trailingGlobalItemAfterLongSections() {
        let layout = sideways([boundary("f", .absolute(20), .fractionalHeight(1), .trailing)], counts: [7])
        #expect(globalFrame("f", in: layout)?.minX == 360)
        #expect(layout.collectionViewContentSize.width == 380)
    }

    // MARK: What is measured

    /// The height of a cell that shows a text as long as the recorded ones.
    private func height(_ item: Int) -> Double { [31, 50, 31, 69, 31][item % 5] }

    private func list(_ count: Int) -> LayoutDriver {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        var section = LayoutSection(group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 3
        return LayoutDriver(
            layout: CompositionalLayout(section: section),
            context: LayoutContext(
                bounds: Rect(origin: .zero, size: phone), counts: FixedLayoutCounts([count]), displayScale: 2))
    }

    private func measure(_ driver: LayoutDriver) -> [Int] {
        var measured: Set<Int> = []
        driver.measureVisible { attributes in
            measured.insert(attributes.indexPath.item)
            return Size(width: attributes.frame.width, height: height(attributes.indexPath.item))
        }
        return measured.sorted()
    }

    @Test("scrolled by a screen, only what has come into sight is measured anew")
    func scrolledByAScreen() {
        let driver = list(60)
        #expect(measure(driver) == Array(0...10))
        #expect(driver.layout.collectionViewContentSize.height == 2788)
        driver.setBounds(Rect(x: 0, y: 500, width: 320, height: 480))
        #expect(measure(driver) == Array(11...21))
        #expect(driver.bounds.minY == 500)
        #expect(driver.layout.collectionViewContentSize.height == 2778)
        let frame = driver.layout.layoutAttributesForItem(at: IndexPath(item: 21, section: 0))?.frame
        #expect(frame == Rect(x: 0, y: 942, width: 320, height: 50))
    }

    @Test("after a jump what was measured stays, everything between keeps its estimate, and no neighbour is measured")
    func jump() {
        let driver = list(60)
        let first = measure(driver)
        driver.setBounds(Rect(x: 0, y: 1800, width: 320, height: 480))
        let second = measure(driver)
        let seen = driver.visibleAttributes().map { $0.indexPath.item }
        #expect(second == seen)
        let known = Set(first + second)
        var top = 0.0
        for item in 0..<60 {
            let height = known.contains(item) ? height(item) : 44
            let frame = driver.layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
            #expect(frame == Rect(x: 0, y: top, width: 320, height: height))
            top += height + 3
        }
        #expect(driver.layout.collectionViewContentSize.height == top - 3)
    }

    @Test("a vector that is read at an offset is measured at the start first, as its view was")
    func vectorAtAnOffset() throws {
        let preferred = (0..<60).map { "\"0.\($0)\": [null, \(height($0))]" }.joined(separator: ", ")
        let text = """
            { "container": { "width": 320, "height": 480 }, "scale": 2, "itemCounts": [60],
              "contentOffset": [0, 500], "preferred": { \(preferred) },
              "layout": { "type": "compositional", "section": { "interGroupSpacing": 3, "group": {
                "type": "vertical", "size": ["fw:1", "est:44"],
                "subitems": [{ "type": "item", "size": ["fw:1", "est:44"] }] } } } }
            """
        let vector = LayoutVector(try JSONDecoder().decode(VectorValue.self, from: Data(text.utf8)))
        #expect(try vector.solved().collectionViewContentSize.height == 2778)
    }

    // MARK: Lists

    // Recorded: iOS 26.1, scale 3, width 393; rows of plain text are 50 1/3 points high.
    @Test("at scale 3 the rows of an inset grouped list stand on thirds of a point")
    func insetGroupedThirds() {
        let list = ListConfiguration(appearance: .insetGrouped)
        let driver = LayoutDriver(
            layout: CompositionalLayout.list(using: list),
            context: LayoutContext(
                bounds: Rect(x: 0, y: 0, width: 393, height: 852), counts: FixedLayoutCounts([3, 2]), displayScale: 3))
        driver.measureVisible { _ in Size(width: 361, height: 151.0 / 3) }
        let tops = driver.visibleAttributes().map { $0.frame.minY * 3 }
        #expect(tops.map { ($0 * 1000).rounded() / 1000 } == [105, 256, 407, 663, 814])
        let size = driver.layout.collectionViewContentSize.height
        #expect(abs(size * 3 - (814 + 151 + 60)) < 0.001)
    }
}
