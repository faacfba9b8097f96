import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import Testing

struct LoadMoreTests {
    private let inbox = Inbox()

    private func makeScreen() -> (Screen, BasicDataSource<Note>) {
        let source = inbox.makeSource()
        source.loadMoreThreshold = 2
        let screen = Screen(source)
        source.load()
        inbox.requests[0].finish(Note.list(1, 2, 3, 4), next: LoadCursor("4"))
        screen.update()
        return (screen, source)
    }

    private func display(_ item: Int, _ screen: Screen) {
        screen.aggregate.willDisplayItem(at: IndexPath(item: item, section: 0))
        screen.update()
    }

    @Test("the end coming into sight has the next part loaded, once, until there is none")
    func parts() {
        let (screen, source) = makeScreen()
        display(1, screen)
        #expect(inbox.requests.count == 1)
        display(2, screen)
        display(3, screen)
        #expect(inbox.requests.count == 2)
        #expect(inbox.requests.last?.cursor == LoadCursor("4"))
        inbox.requests[1].finish(Note.list(5, 6))
        screen.update()
        #expect(screen.lines == ["1 2 3 4 5 6"])
        #expect(source.loadMoreState == .exhausted)
        display(5, screen)
        #expect(inbox.requests.count == 2)
    }

    @Test("a part that fails leaves what is there, and is loaded again when requested")
    func failure() {
        let (screen, source) = makeScreen()
        source.loadMore()
        inbox.requests[1].fail(LoadError(code: 1))
        screen.update()
        #expect(screen.lines == ["1 2 3 4"])
        #expect(source.loadState == .loaded)
        #expect(source.loadMoreState == .failed(LoadCursor("4"), LoadError(code: 1)))
        display(3, screen)
        #expect(inbox.requests.count == 2, "what failed is not tried again by scrolling")
        source.loadMore()
        inbox.requests[2].finish(Note.list(5), next: nil)
        screen.update()
        #expect(screen.lines == ["1 2 3 4 5"])
    }

    @Test("a cursor that comes again ends the list, and items that come again are left out; both are reported")
    func repetition() {
        let (screen, source) = makeScreen()
        source.loadMore()
        inbox.requests[1].finish(Note.list(4, 5), next: LoadCursor("4"))
        screen.update()
        #expect(screen.lines == ["1 2 3 4 5"])
        #expect(source.loadMoreState == .exhausted)
        #expect(
            screen.diagnostics.map { $0.problem } == [.load(.repeatedCursor), .load(.repeatedItems(1))])
    }

    @Test("two parts in a row without new items end the list, which is reported")
    func stalling() {
        let (screen, source) = makeScreen()
        source.loadMore()
        inbox.requests[1].finish([], next: LoadCursor("5"))
        screen.update()
        #expect(source.loadMoreState == .ready(LoadCursor("5")))
        source.loadMore()
        inbox.requests[2].finish(Note.list(4), next: LoadCursor("6"))
        screen.update()
        #expect(source.loadMoreState == .exhausted)
        #expect(screen.lines == ["1 2 3 4"])
        #expect(screen.diagnostics.map { $0.problem } == [.load(.stalled), .load(.repeatedItems(1))])
    }

    @Test("a refresh gives up the part under way and starts from the front")
    func refresh() {
        let (screen, source) = makeScreen()
        source.loadMore()
        source.load()
        #expect(inbox.requests[1].isCancelled)
        source.loadMore()
        #expect(inbox.requests.count == 3, "no part is loaded while the front is")
        inbox.requests[2].finish(Note.list(1, 2), next: LoadCursor("2"))
        inbox.requests[1].finish(Note.list(9))
        screen.update()
        #expect(screen.lines == ["1 2"])
        #expect(source.loadMoreState == .ready(LoadCursor("2")))
    }

    @Test("a part that takes too long has failed")
    func timeout() {
        let (screen, source) = makeScreen()
        source.loadMore()
        screen.update()
        #expect(screen.aggregate.nextDeadline == 30_000)
        screen.aggregate.now = 30_000
        screen.update()
        #expect(source.loadMoreState == .failed(LoadCursor("4"), LoadError(reason: .timedOut)))
        #expect(source.loadState == .loaded)
        #expect(screen.lines == ["1 2 3 4"])
    }
}
