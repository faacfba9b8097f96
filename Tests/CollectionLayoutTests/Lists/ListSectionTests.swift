import CollectionGeometry
import CollectionLayout
import Testing

/// Sections of lists beside the group that they stand for.
struct ListSectionTests {
    private func layout(_ section: @escaping (LayoutEnvironment) -> LayoutSection) -> CompositionalLayout {
        CompositionalLayout { _, environment in section(environment) }
    }

    private func prepare(_ layout: CompositionalLayout, width: Double, scale: Double, _ count: Int) {
        layout.prepare(
            LayoutContext(
                bounds: Rect(x: 0, y: 0, width: width, height: 900), counts: FixedLayoutCounts([count]),
                displayScale: scale))
    }

    private func described(_ layout: CompositionalLayout) -> [String] {
        layout.layoutAttributesForElements(in: Rect(x: 0, y: 100, width: 2_000, height: 500))
            .map { "\($0.element) \($0.frame) \($0.zIndex) \($0.listRow == nil)" }
            + ["\(layout.collectionViewContentSize)"]
    }

    @Test(
        "rows of a list are where the group that they stand for would have them, measured or not",
        arguments: [(390.0, 1.0), (320.5, 2.0), (1023.3, 3.0), (44.0, 2.0)])
    func equalToGroup(width: Double, scale: Double) {
        for appearance in [ListConfiguration.Appearance.plain, .grouped, .insetGrouped] {
            var configuration = ListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            let list = layout { .list(using: configuration, environment: $0) }
            let group = layout {
                var section = LayoutSection.list(using: configuration, environment: $0)
                section.content = section.content
                return section
            }
            for layout in [list, group] { prepare(layout, width: width, scale: scale, 40) }
            #expect(described(list) == described(group))
            #expect(list.errors == group.errors)
            for layout in [list, group] {
                let heights = [(3, 61.25), (4, 17.5), (12, 200.0), (39, 0.0)]
                let sizes = heights.map { item, height in
                    PreferredSize(
                        element: .cell(IndexPath(item: item, section: 0)), size: Size(width: width, height: height))
                }
                _ = layout.updatePreferredSizes(sizes)
                prepare(layout, width: width, scale: scale, 40)
            }
            #expect(described(list) == described(group))
        }
    }

    @Test("a list that scrolls sideways is an error and has no rows")
    func horizontal() {
        let layout = layout {
            var section = LayoutSection.list(using: ListConfiguration(appearance: .plain), environment: $0)
            section.orthogonalScrollingBehavior = .continuous
            return section
        }
        prepare(layout, width: 390, scale: 2, 3)
        #expect(layout.errors == [.listNotVertical])
        #expect(layout.layoutAttributesForElements(in: Rect(x: 0, y: 0, width: 390, height: 900)).isEmpty)
    }

    @Test("sections of equal lists are equal, and differ from one with another estimate")
    func equality() {
        let environment = LayoutEnvironment(container: LayoutContainer(contentSize: Size(width: 390, height: 800)))
        let list = { LayoutSection.list(using: ListConfiguration(appearance: $0), environment: environment) }
        #expect(list(.plain) == list(.plain))
        #expect(list(.plain) != list(.insetGrouped))
        var described = list(.plain)
        described.content = described.content
        #expect(described.content == list(.plain).content)
    }
}
