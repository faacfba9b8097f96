import CollectionGeometry
import CollectionLayout
import Testing

struct RowSharingLayoutTests {
    private func layout(_ sections: [RowSharingLayout.Section]) -> RowSharingLayout {
        let layout = RowSharingLayout(sections: sections)
        layout.prepare(
            LayoutContext(
                bounds: Rect(x: 0, y: 0, width: 100, height: 100),
                counts: FixedLayoutCounts(sections.map { $0.items.count }), displayScale: 2))
        return layout
    }

    private func section(_ width: Double, _ height: Double, inset: Double = 0) -> RowSharingLayout.Section {
        RowSharingLayout.Section(
            items: [Size(width: width, height: height)],
            insets: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }

    private func frames(_ layout: RowSharingLayout, _ count: Int) -> [Rect?] {
        (0..<count).map { layout.layoutAttributesForItem(at: IndexPath(item: 0, section: $0))?.frame }
    }

    // Recorded: IGListKit, IGListCollectionViewLayoutTests, "…withMiddleItemHasInsets…thatNextSectionSnapsBelow".
    @Test("each section of a row stands at its top and own inset, and the longest of them with its insets is the row's")
    func insetOfOneSection() {
        let layout = layout([section(33, 33), section(13, 50, inset: 10), section(33, 33), section(33, 33)])
        #expect(
            frames(layout, 4) == [
                Rect(x: 0, y: 0, width: 33, height: 33), Rect(x: 43, y: 10, width: 13, height: 50),
                Rect(x: 66, y: 0, width: 33, height: 33), Rect(x: 0, y: 70, width: 33, height: 33),
            ])
        #expect(layout.collectionViewContentSize.height == 103)
    }

    @Test("insets of sections in one row do not add up")
    func insetsOfEachSection() {
        let layout = layout([section(20, 30, inset: 5), section(20, 20, inset: 8), section(20, 40, inset: 2)])
        #expect(
            frames(layout, 3) == [
                Rect(x: 5, y: 5, width: 20, height: 30), Rect(x: 38, y: 8, width: 20, height: 20),
                Rect(x: 68, y: 2, width: 20, height: 40),
            ])
        #expect(layout.collectionViewContentSize.height == 44)
    }
}
