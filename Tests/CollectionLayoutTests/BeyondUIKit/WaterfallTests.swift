import CollectionGeometry
import CollectionLayout
import Testing

/// The waterfall against a model that places one item after the other.
struct WaterfallTests {
    static func frames(_ heights: [Double], columns: Int, spacing: Double, width: Double, scale: Double) -> [Rect] {
        let grid = PixelGrid(scale: scale)
        let breadth = grid.roundedDown((width - Double(columns - 1) * spacing) / Double(columns))
        var ends = [Double](repeating: 0, count: columns)
        return heights.map { height in
            let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
            let x = Double(column) * (breadth + spacing)
            let frame = Rect(x: grid.rounded(x), y: ends[column], width: breadth, height: height)
            ends[column] += height + spacing
            return frame
        }
    }

    @Test(
        "each item goes to the shortest column, whatever is measured in which order", arguments: RandomLayouts.seeds(80)
    )
    func shortestColumn(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 43)
        let columns = random.pick([1, 2, 3, 4])
        let (spacing, width) = (random.pick([0.0, 8]), random.pick([300.0, 320, 391]))
        let count = Int.random(in: 0...60, using: &random.generator)
        let layout = CompositionalLayout(
            section: LayoutSection(
                waterfall: WaterfallConfiguration(
                    columns: .fixed(columns), spacing: spacing, itemLength: .estimated(50))))
        layout.prepare(
            LayoutContext(
                bounds: Rect(x: 0, y: 0, width: width, height: 400), counts: FixedLayoutCounts([count]),
                displayScale: 2))
        var heights = [Double](repeating: 50, count: count)
        for _ in 0..<3 {
            var sizes: [PreferredSize] = []
            for item in 0..<count where random.chance(40) {
                heights[item] = random.wholeSize(10...150).height
                let size = Size(width: 0, height: heights[item])
                sizes.append(PreferredSize(element: .cell(IndexPath(item: item, section: 0)), size: size))
            }
            layout.measuringDidSettle()
            _ = layout.updatePreferredSizes(sizes)
            let expected = Self.frames(heights, columns: columns, spacing: spacing, width: width, scale: 2)
            #expect(layout.allFrames.items == [expected])
        }
    }

    @Test("an adaptive number of columns is the greatest that leaves each its breadth")
    func adaptiveColumns() {
        func columns(_ width: Double) -> Int {
            let layout = CompositionalLayout(
                section: LayoutSection(
                    waterfall: WaterfallConfiguration(
                        columns: .adaptive(minimumBreadth: 100), spacing: 10, itemLength: .proportional(1))))
            layout.prepare(
                LayoutContext(bounds: Rect(x: 0, y: 0, width: width, height: 100), counts: FixedLayoutCounts([9])))
            return layout.allFrames.items[0].filter { $0.minY == 0 }.count
        }
        #expect([50, 100, 209, 210, 320, 540].map { columns($0) } == [1, 1, 1, 2, 3, 5])
    }
}
