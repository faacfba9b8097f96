import CollectionGeometry
import CollectionLayout
import Testing

struct SectionHeaderTests {
    /// A layout of its own kind whose second section has a header.
    private final class HeaderLayout: CollectionViewLayout {
        override func layoutAttributesForSupplementaryView(ofKind kind: ElementKind, at indexPath: IndexPath)
            -> LayoutAttributes?
        {
            guard kind == .sectionHeader, indexPath == IndexPath(item: 0, section: 1) else { return nil }
            return LayoutAttributes(
                element: .supplementary(kind, indexPath), frame: Rect(x: 0, y: 0, width: 100, height: 20))
        }
    }

    /// Whether a section with one boundary item has a header.
    private func hasHeader(_ kind: ElementKind, _ alignment: RectAlignment) -> Bool {
        let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        var section = LayoutSection(group: .horizontal(layoutSize: row, subitems: [LayoutItem(layoutSize: row)]))
        section.boundarySupplementaryItems = [
            LayoutBoundarySupplementaryItem(layoutSize: row, elementKind: kind, alignment: alignment)
        ]
        let layout = CompositionalLayout(section: section)
        prepare(layout, [2])
        return layout.hasHeader(inSection: 0)
    }

    private func prepare(_ layout: CollectionViewLayout, _ counts: [Int]) {
        layout.prepare(
            LayoutContext(bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts(counts)))
    }

    @Test("a boundary item of any kind at the start is a header, and one of the kind of headers at any side")
    func boundaryItems() {
        #expect(hasHeader("title", .top))
        #expect(hasHeader("title", .topTrailing))
        #expect(hasHeader(.sectionHeader, .leading))
        #expect(!hasHeader("title", .leading))
        #expect(!hasHeader(.sectionFooter, .bottom))
    }

    @Test("the headers of metrics are headers, those of the whole layout are those of no section")
    func metrics() {
        let layout = SectionMetricsLayout { index in
            var metrics = SectionMetrics()
            if index == 1 { metrics.headers = [SupplementaryMetrics(height: .fixed(30))] }
            metrics.footers = [SupplementaryMetrics(height: .fixed(30))]
            return metrics
        }
        layout.globalMetrics.headers = [SupplementaryMetrics(height: .fixed(50))]
        prepare(layout, [2, 2])
        #expect((0..<3).map { layout.hasHeader(inSection: $0) } == [false, true, false])
    }

    @Test("in a layout of its own kind, the first element of the kind of headers is the header of its section")
    func otherLayouts() {
        let layout = HeaderLayout()
        #expect((0..<3).map { layout.hasHeader(inSection: $0) } == [false, true, false])
    }

    @Test("before a layout is prepared no section has a header")
    func unprepared() {
        #expect(!SectionMetricsLayout { _ in SectionMetrics() }.hasHeader(inSection: 0))
    }
}
