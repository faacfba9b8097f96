import CollectionGeometry
import CollectionLayout
import Testing

@testable import CollectionViews

struct RegistrationsTests {
    private let registrations = Registrations()

    private func makers() -> [ViewMaker] { (0..<2).map { _ in ViewMaker(CollectionViewCell.self) } }

    @Test func `a maker makes views of its class and is remembered by them`() {
        let maker = ViewMaker(TextCell.self)
        let view = maker.makeView()
        #expect(view is TextCell)
        #expect(view.maker === maker)
        #expect(!TextCell().isDequeued)
    }

    @Test func `what is not registered has no maker`() {
        let makers = makers()
        registrations.setCell("note", makers[0])
        registrations.setView(.sectionHeader, "title", makers[1])
        #expect(registrations.cell("note") === makers[0])
        #expect(registrations.cell("title") == nil)
        #expect(registrations.view(.sectionFooter, "title") == nil)
        #expect(registrations.view(.sectionHeader, "note") == nil)
    }

    @Test func `views of several kinds have the same identifier`() {
        let makers = makers()
        registrations.setView(.sectionHeader, "title", makers[0])
        registrations.setView(.sectionFooter, "title", makers[1])
        #expect(registrations.view(.sectionHeader, "title") === makers[0])
        #expect(registrations.view(.sectionFooter, "title") === makers[1])
    }

    @Test func `what is registered again replaces what was`() {
        let makers = makers()
        for maker in makers { registrations.setCell("note", maker) }
        #expect(registrations.cell("note") === makers[1])
    }

    #if !os(Windows)
    @Test func `a program that dequeues what is not registered stops and names the identifier`() async {
        let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = CollectionView(layout: CollectionViewLayout())
            _ = view.dequeueReusableCell(withReuseIdentifier: "note", for: IndexPath(item: 0, section: 0))
        }
        let cellMessage = String(decoding: cell?.standardErrorContent ?? [], as: UTF8.self)
        #expect(cellMessage.contains("\"note\""))
        let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = CollectionView(layout: CollectionViewLayout())
            _ = view.dequeueReusableSupplementaryView(
                ofKind: "shelf", withReuseIdentifier: "title", for: IndexPath(item: 0, section: 0))
        }
        let headerMessage = String(decoding: header?.standardErrorContent ?? [], as: UTF8.self)
        #expect(headerMessage.contains("\"shelf\""))
        #expect(headerMessage.contains("\"title\""))
    }
    #endif
}
