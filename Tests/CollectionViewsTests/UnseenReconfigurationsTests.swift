import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct UnseenReconfigurationsTests {
    private func header(_ section: Int) -> LayoutElement {
        .supplementary(.sectionHeader, IndexPath(item: 0, section: section))
    }

    private func footer(_ section: Int) -> LayoutElement {
        .supplementary(.sectionFooter, IndexPath(item: 0, section: section))
    }

    /// Which of some elements are to be measured when they get views in this order.
    private func measured(_ unseen: inout UnseenReconfigurations, _ elements: LayoutElement...) -> [LayoutElement] {
        elements.filter { unseen.takes($0) }
    }

    @Test("each header and footer of a section is measured once more, and nothing else is")
    func onceEach() {
        var unseen = UnseenReconfigurations()
        unseen.add(sections: [2], includesGlobals: false)
        let cell = LayoutElement.cell(IndexPath(item: 0, section: 2))
        #expect(measured(&unseen, header(1), cell, header(2), footer(2)) == [header(2), footer(2)])
        #expect(measured(&unseen, header(2), footer(2)) == [])
        unseen.add(sections: [2], includesGlobals: false)
        #expect(measured(&unseen, header(2)) == [header(2)])
    }

    @Test("headers of the whole layout are apart from those of its first section")
    func globals() {
        let global = LayoutElement.supplementary(.sectionHeader, IndexPath(item: IndexPath.globalItem, section: 0))
        var unseen = UnseenReconfigurations()
        unseen.add(sections: [], includesGlobals: true)
        #expect(measured(&unseen, header(0), global, global) == [global])
    }

    @Test("what is outstanding follows its section over an update, and is gone with it")
    func carryingOver() {
        var unseen = UnseenReconfigurations()
        unseen.add(sections: [0, 1], includesGlobals: false)
        #expect(measured(&unseen, header(1)) == [header(1)])
        unseen.carryOver { $0 == 0 ? nil : $0 + 3 }
        #expect(measured(&unseen, header(0), header(1), header(4), footer(4)) == [footer(4)])
        unseen.reset()
        #expect(unseen.isEmpty)
    }
}
