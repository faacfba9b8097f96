import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

@Suite("The sizes of reloaded items") struct ReloadedSizesTests {
    private final class Source: CollectionViewDataSource {
        let lifetime = Lifetime()

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

        func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("a reloaded item has the size that the closure of a flow layout returns now, and the rest keeps its place")
    func flow() {
        final class Model { var heights: [Int: Double] = [:] }
        let model = Model()
        let layout = FlowLayout()
        layout.metrics.minimumLineSpacing = 0
        layout.sizeForItem = { path in Size(width: 400, height: model.heights[path.item] ?? 50) }
        let view = CollectionView(layout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        let host = ModelHost(ViewController(view: view), windowSize: Size(width: 400, height: 400))
        host.start(path: "/")
        #expect(layout.collectionViewContentSize.height == 1500)

        model.heights[1] = 90
        view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        host.send(.frame(0))
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.layoutAttributes?.frame.height == 90)
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.layoutAttributes?.frame.minY == 140)

        host.scroll(to: Point(x: 0, y: 640))
        model.heights[0] = 70
        view.reloadItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 99, section: 7)])
        host.send(.frame(1))
        #expect(layout.collectionViewContentSize.height == 1560)
        #expect(view.contentOffset == Point(x: 0, y: 660))
    }
}
