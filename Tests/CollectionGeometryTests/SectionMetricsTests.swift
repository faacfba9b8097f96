import CollectionGeometry
import Testing

struct SectionMetricsTests {
    @Test("the more specific measure counts, an open one is inherited, and zero is not open")
    func inheritance() {
        var root = SectionMetrics()
        root.rowHeight = .fixed(44)
        root.showsBackground = true
        root.padding = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        var leaf = SectionMetrics()
        leaf.rowHeight = .fixed(60)
        leaf.padding = .zero
        let result = root.overridden(by: SectionMetrics()).overridden(by: leaf)
        var expected = SectionMetrics()
        expected.rowHeight = .fixed(60)
        expected.showsBackground = true
        expected.padding = .zero
        #expect(result == expected)
    }

    @Test("looks are inherited one by one, and a role may bring back what the style sheet has")
    func looks() {
        var root = SectionMetrics()
        root.separatorRole = .strong
        root.sectionSeparatorRole = .tinted
        root.background = .filled
        root.supplementaryBackground = .screen
        root.supplementaryPadding = DirectionalEdgeInsets(top: 16, leading: 20, bottom: 8, trailing: 20)
        var leaf = SectionMetrics()
        leaf.separatorRole = .standard
        leaf.background = .clear
        leaf.supplementaryPadding = .zero
        var expected = root
        expected.separatorRole = .standard
        expected.background = .clear
        expected.supplementaryPadding = .zero
        #expect(root.overridden(by: SectionMetrics()) == root)
        #expect(root.overridden(by: leaf) == expected)
    }

    @Test("a look that was set and removed leaves no trace, and a copy keeps the looks it had")
    func removedLooks() {
        var metrics = SectionMetrics()
        metrics.cellBackground = .filled
        let copy = metrics
        metrics.cellBackground = nil
        #expect(metrics == SectionMetrics())
        #expect(metrics.hashValue == SectionMetrics().hashValue)
        #expect(copy.cellBackground == .filled)
    }

    @Test("headers are added inside those that are there, footers likewise")
    func onion() {
        func supplementary(_ height: Double) -> SupplementaryMetrics { SupplementaryMetrics(height: .fixed(height)) }
        var outer = SectionMetrics()
        outer.headers = [supplementary(1)]
        outer.footers = [supplementary(1)]
        var inner = SectionMetrics()
        inner.headers = [supplementary(2), supplementary(3)]
        inner.footers = [supplementary(3), supplementary(2)]
        let result = outer.overridden(by: inner)
        #expect(result.headers == [supplementary(1), supplementary(2), supplementary(3)])
        #expect(result.footers == [supplementary(3), supplementary(2), supplementary(1)])
    }
}
