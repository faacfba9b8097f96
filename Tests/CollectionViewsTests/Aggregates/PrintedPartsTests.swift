import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// Print of a list that is loaded in parts, on a screen of 320 by 480.
struct PrintedPartsTests {
    /// A list of rows of 44 points, and the requests of its loader.
    private final class PartList {
        var requests: [BatchRequest<Line>] = []
        let source = BasicDataSource<Line>()
        let screen: AggregateScreen
        let host: ModelHost

        init() {
            screen = AggregateScreen(source, LineService())
            host = ModelHost(screen, windowSize: Size(width: 320, height: 480))
            source.metrics.rowHeight = .fixed(44)
            source.loader = { [self] in requests.append($0) }
            host.start(path: "/")
        }

        /// The items that have a cell.
        var displayedItems: [Int] { screen.collectionView.indexPathsForDisplayedItems.map { $0.item } }

        /// Responds to the first request; a next part follows.
        func respond(rowCount: Int) {
            requests.first?.finish((0..<rowCount).map { Line(id: $0, text: "\($0)") }, next: LoadCursor("next"))
            host.send(.frame(0))
            host.finishAnimations()
        }
    }

    @Test("all that is loaded is printed, and the next part is not requested")
    func loadedRows() {
        let list = PartList()
        list.respond(rowCount: 200)
        list.host.send(.printingBegan)
        #expect(list.displayedItems == Array(0..<200))
        #expect(list.requests.count == 1)
    }

    @Test("after printing the next part is requested when the user comes near the end")
    func endAfterPrint() {
        let list = PartList()
        list.respond(rowCount: 200)
        list.host.send(.printingBegan)
        list.host.send(.printingEnded)
        #expect(list.requests.count == 1)
        list.host.scroll(to: Point(x: 0, y: 200 * 44 - 480))
        #expect(list.requests.count == 2)
    }

    @Test("the next part of rows that came during printing is requested afterwards")
    func rowsDuringPrint() {
        let list = PartList()
        list.host.send(.printingBegan)
        list.respond(rowCount: 5)
        #expect(list.displayedItems == Array(0..<5))
        #expect(list.requests.count == 1)
        list.host.send(.printingEnded)
        #expect(list.requests.count == 2)
    }
}
