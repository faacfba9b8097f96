import CollectionGeometry
import CollectionLayout
import Testing

struct ListRowTests {
    private let edge = ListRow.Separator.inset(leading: 0, trailing: 0)

    private func rows(_ list: ListConfiguration, counts: [Int] = [3], width: Double = 390) -> [ListRow?] {
        let layout = CompositionalLayout.list(using: list)
        layout.prepare(
            LayoutContext(
                bounds: Rect(x: 0, y: 0, width: width, height: 800), counts: FixedLayoutCounts(counts),
                displayScale: 2))
        return layout.layoutAttributesForElements(in: Rect(x: 0, y: 0, width: width, height: 800))
            .filter { $0.element.kind == nil }.map { $0.listRow }
    }

    private func card(isFirst: Bool = false, isLast: Bool = false) -> ListRow.CardPart {
        ListRow.CardPart(isFirst: isFirst, isLast: isLast)
    }

    @Test("rows of an inset grouped list lie on a card and have a line below, but for the last of each section")
    func insetGrouped() {
        #expect(
            rows(ListConfiguration(appearance: .insetGrouped), counts: [3, 1]) == [
                ListRow(margin: 16, bottomSeparator: .automatic, card: card(isFirst: true)),
                ListRow(margin: 16, bottomSeparator: .automatic, card: card()),
                ListRow(margin: 16, card: card(isLast: true)),
                ListRow(margin: 16, card: card(isFirst: true, isLast: true)),
            ])
    }

    @Test("rows of a grouped list and a header that is an item lie on no card")
    func withoutCards() {
        #expect(rows(ListConfiguration(appearance: .grouped)).allSatisfy { $0?.card == nil })
        var list = ListConfiguration(appearance: .insetGrouped)
        list.headerMode = .firstItemInSection
        list.showsSeparators = false
        #expect(rows(list).map { $0?.card } == [nil, card(isFirst: true), card(isLast: true)])
    }

    @Test("the line that ends a section of a plain list goes from side to side")
    func plain() {
        let line = ListRow(margin: 16, bottomSeparator: .automatic)
        let last = ListRow(margin: 16, bottomSeparator: edge)
        #expect(rows(ListConfiguration(appearance: .plain), counts: [2, 1]) == [line, last, last])
    }

    @Test("a plain list in a wide view has wider margins; an inset grouped one has not")
    func wide() {
        #expect(rows(ListConfiguration(appearance: .plain), width: 1024).map { $0?.margin } == [20, 20, 20])
        #expect(rows(ListConfiguration(appearance: .insetGrouped), width: 1024).map { $0?.margin } == [16, 16, 16])
    }

    @Test("a list without separators has margins all the same")
    func withoutSeparators() {
        var list = ListConfiguration(appearance: .plain)
        list.showsSeparators = false
        #expect(rows(list) == [ListRow(margin: 16), ListRow(margin: 16), ListRow(margin: 16)])
    }

    @Test("a first item that is the header has no line, and the first row below it none above in a grouped list")
    func headers() {
        var list = ListConfiguration(appearance: .insetGrouped)
        list.headerMode = .firstItemInSection
        list.separatorConfiguration.topSeparatorVisibility = .visible
        list.separatorConfiguration.bottomSeparatorVisibility = .hidden
        let first = ListRow(margin: 16, card: card(isFirst: true))
        let line = ListRow(margin: 16, topSeparator: .automatic, card: card(isLast: true))
        #expect(rows(list, counts: [3]) == [ListRow(margin: 16), first, line])
    }

    @Test("single rows are changed by the handler, and an inset that is left automatic is that of the list")
    func handler() {
        var list = ListConfiguration(appearance: .insetGrouped)
        list.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 { separators.bottomSeparatorInsets.leading = 48 }
            if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
            return separators
        }
        let first = ListRow(
            margin: 16, bottomSeparator: .inset(leading: 48, trailing: 16), card: card(isFirst: true))
        #expect(
            rows(list) == [first, ListRow(margin: 16, card: card()), ListRow(margin: 16, card: card(isLast: true))])
    }

    @Test("items of other sections are no rows of a list")
    func others() {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let section = LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        let layout = CompositionalLayout(section: section)
        layout.prepare(
            LayoutContext(bounds: Rect(x: 0, y: 0, width: 390, height: 800), counts: FixedLayoutCounts([1])))
        let attributes = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        #expect(attributes != nil)
        #expect(attributes?.listRow == nil)
    }

    @Test("the lines have frames: the last line of a plain list is as wide as the view")
    func frames() {
        let layout = CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
        layout.prepare(
            LayoutContext(bounds: Rect(x: 0, y: 0, width: 390, height: 800), counts: FixedLayoutCounts([2])))
        let lines = (0..<2).flatMap { layout.separators(forItemAt: IndexPath(item: $0, section: 0)) }
        #expect(
            lines.map { $0.frame } == [
                Rect(x: 16, y: 43, width: 358, height: 1), Rect(x: 0, y: 87, width: 390, height: 1),
            ])
    }
}
