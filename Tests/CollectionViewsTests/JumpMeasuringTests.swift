import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct JumpMeasuringTests {
    private let lines = { (id: Int) in 1 + (id * 7) % 6 }

    @Test("after a jump nothing between is measured, what was measured before stays, and the content is their sum")
    func jump() throws {
        let screen = NoteScreen()
        for id in 0..<300 {
            screen.model.texts[id] = "\(id)" + String(repeating: "x", count: lines(id) * 40 - "\(id)".count)
        }
        try screen.show(Array(0..<300))
        let host = ModelHost(screen, windowSize: Size(width: 352, height: 800))
        host.start(path: "/")
        host.runFrames()
        let layout = screen.collectionView.layout
        func height(_ item: Int) -> Double {
            layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height ?? .nan
        }
        // No text is as long as the estimate, so that a row of that height is one that was not measured.
        func measured() -> [Int] { (0..<300).filter { height($0) != 40 } }

        let first = measured()
        #expect(first == Array(0..<first.count))
        screen.collectionView.setContentOffset(Point(x: 0, y: 6000), animated: false)
        host.send(.frame(0))
        host.runFrames()

        let second = measured().filter { !first.contains($0) }
        let low = try #require(second.first)
        #expect(second == Array(low..<low + second.count))
        // Cells are measured in one batch with those just beyond the edges, whose rows are estimated to be lower.
        #expect(low > 100)
        #expect(Double(second.count) * 40 <= 800 * 1.6)
        for item in first + second { #expect(height(item) == Double(lines(item)) * 22) }
        let total = (0..<300).reduce(0) { $0 + height($1) }
        #expect(layout.collectionViewContentSize.height == total)
        let visible = screen.collectionView.indexPathsForDisplayedItems.map { $0.item }
        #expect(Set(visible).isSubset(of: second))
    }
}
