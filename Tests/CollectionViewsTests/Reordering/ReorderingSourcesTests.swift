import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ReorderingSourcesTests {
    @Test("40: in a tree of sources an item is taken elsewhere within its source, its gap with it, and not out of it")
    func aggregates() throws {
        let service = LineService()
        let sources = [1, 2].map { number in
            let source = BasicDataSource<Line>()
            source.isReorderable = number == 1
            return source
        }
        for (index, source) in sources.enumerated() {
            try source.setItems((0..<3).map { Line(id: index * 10 + $0, text: "\(index * 10 + $0)") })
        }
        let root = ComposedDataSource<Int>()
        for source in sources { root.add(source) }
        let screen = AggregateScreen(root, service)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        let view = screen.collectionView
        func texts() -> [String] { host.picture.map { String($0.split(separator: " ").last ?? "") } }
        #expect(texts() == ["0", "1", "2", "10", "11", "12"])
        func tops(_ texts: [String]) -> [Double?] {
            texts.map { text in
                let cell = host.node(showing: text).flatMap { host.activatable(around: $0) }
                return cell.flatMap { host.frameInWindow($0)?.minY }
            }
        }
        let places = tops(["0", "1", "2", "10", "11", "12"])
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1)))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        let last = try #require(view.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
        view.updateInteractiveMovementTargetPosition(Point(x: last.frame.midX, y: last.frame.midY))
        host.send(.frame(0))
        let other = try #require(view.layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 1)))
        view.updateInteractiveMovementTargetPosition(Point(x: other.frame.midX, y: other.frame.midY))
        host.send(.frame(0))
        #expect(view.indexPathForInteractivelyMovingItem == IndexPath(item: 2, section: 0))
        host.finishAnimations()
        #expect(tops(["1", "2"]) == Array(places[..<2]))
        #expect(tops(["10", "11", "12"]) == Array(places[3...]))
        view.endInteractiveMovement()
        host.send(.frame(0))
        #expect(sources[0].items.map { $0.id } == [1, 2, 0])
        host.finishAnimations()
        #expect(texts() == ["1", "2", "0", "10", "11", "12"])
    }
}
