import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct DebuggingTests {
    @Test("a collection view describes what it shows and what it waits for")
    func description() {
        let screen = TextScreen.rows(100)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        let list = screen.collectionView
        #expect(
            list.debugDescription == """
                CollectionView \(list.node)
                  data: 1 sections, 100 items
                  content: 400 × 10000, offset 0 of 0…9200
                  cells: 10 ([0, 0] … [0, 9])
                  waiting for reuse: 0, 0 of them in the document
                """
        )
        list.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        list.scrollToItem(at: IndexPath(item: 90, section: 0), at: .top, animated: false)
        #expect(list.debugDescription.hasSuffix("pending: elements configured again, on the way to [0, 90]"))
        host.send(.frame(0))
        #expect(!list.debugDescription.contains("pending"))
    }

    @Test("the trace names each event and what it leads to, while it is switched on")
    func trace() throws {
        let screen = NoteScreen()
        screen.model.texts = [1: "a", 2: "b"]
        try screen.show([1])
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(host.logLines == [])
        host.window.isTracing = true
        try screen.show([1, 2])
        host.send(.frame(0))
        host.window.isTracing = false
        host.send(.frame(0))
        #expect(
            host.logLines == [
                "update 2: insert [0, 1]",
                "frame → log, 2 setSize, instantiate, setText, insert, setOrigin, 4 setAttribute, measure",
                "measured 2: 1 sizes → 2 setSize",
            ]
        )
    }
}
