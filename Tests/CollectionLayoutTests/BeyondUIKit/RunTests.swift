import CollectionGeometry
import CollectionLayout
import Testing

/// Groups that differ by index, rows of equal height and rows of chosen length.
struct RunTests {
    static func row(_ height: LayoutDimension, _ count: Int) -> LayoutGroup {
        let item = LayoutItem(layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height))
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return .horizontal(layoutSize: size, subitem: item, count: count)
    }

    @Test("runs follow each other as sections of their own would", arguments: RandomLayouts.seeds(60))
    func runs(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 47)
        let total = Int.random(in: 0...40, using: &random.generator)
        let spacing = random.pick([0.0, 6])
        let runs = (0..<Int.random(in: 1...4, using: &random.generator)).map { number in
            LayoutGroupRun(
                group: Self.row(.absolute(random.wholeSize(20...80).height), random.pick([1, 2, 4])),
                itemCount: number == 1 ? nil : random.pick([0, 1, 3, 10]))
        }
        var section = LayoutSection(groups: runs)
        section.interGroupSpacing = spacing
        func frames(_ section: LayoutSection, _ count: Int) -> [Rect] {
            let layout = CompositionalLayout(section: section)
            layout.prepare(
                LayoutContext(bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([count])))
            return layout.allFrames.items[0]
        }
        // Numbered runs are served from the front, the open one gets the rest.
        var left = total
        var shares = runs.map { run in
            let share = min(run.itemCount ?? 0, left)
            left -= share
            return share
        }
        if let open = runs.firstIndex(where: { $0.itemCount == nil }) { shares[open] = left }
        var expected: [Rect] = []
        var top = 0.0
        for (run, share) in zip(runs, shares) where share > 0 {
            var alone = LayoutSection(group: run.group)
            alone.interGroupSpacing = spacing
            let own = frames(alone, share)
            expected += own.map { $0.offsetBy(dx: 0, dy: top) }
            top = (expected.map { $0.maxY }.max() ?? 0) + spacing
        }
        #expect(frames(section, total) == expected)
    }

    @Test("the items of a row are as high as the highest, measured or not", arguments: RandomLayouts.seeds(60))
    func equalHeights(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 53)
        let columns = random.pick([2, 3, 4])
        let item = LayoutItem(
            layoutSize: LayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 40)))
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let layout = CompositionalLayout(
            section: LayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: columns)))
        let count = Int.random(in: 1...30, using: &random.generator)
        layout.prepare(
            LayoutContext(bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([count])))
        var heights = [Double](repeating: 40, count: count)
        for item in 0..<count where random.chance(60) {
            heights[item] = random.wholeSize(10...120).height
            _ = layout.updatePreferredSizes([
                PreferredSize(
                    element: .cell(IndexPath(item: item, section: 0)), size: Size(width: 0, height: heights[item]))
            ])
        }
        let frames = layout.allFrames.items[0]
        var top = 0.0
        for first in stride(from: 0, to: count, by: columns) {
            let row = first..<min(first + columns, count)
            let height = heights[row].max() ?? 0
            #expect(frames[row].allSatisfy { $0.minY == top })
            #expect(frames[row].allSatisfy { $0.height == height })
            top += height
        }
    }

    @Test("a row that scrolls by itself is as long as it is told")
    func orthogonalExtents() {
        let heights: [Double] = [30, 80, 50, 120]
        func height(_ extent: LayoutSection.OrthogonalExtent, measuring: Int) -> Double {
            let size = LayoutSize(widthDimension: .absolute(100), heightDimension: .estimated(60))
            var section = LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior = .continuous
            section.orthogonalExtent = extent
            let layout = CompositionalLayout(section: section)
            layout.prepare(
                LayoutContext(bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([4])))
            for item in 0..<measuring {
                _ = layout.updatePreferredSizes([
                    PreferredSize(
                        element: .cell(IndexPath(item: item, section: 0)), size: Size(width: 0, height: heights[item]))
                ])
            }
            return layout.collectionViewContentSize.height
        }
        #expect((0...4).map { height(.tallestGroup, measuring: $0) } == [60, 60, 80, 80, 120])
        #expect((0...4).map { height(.tallestMeasuredGroup, measuring: $0) } == [60, 30, 80, 80, 120])
        #expect((0...4).map { height(.firstGroup, measuring: $0) } == [60, 30, 30, 30, 30])
        #expect((0...4).map { height(.fixed(90), measuring: $0) } == [90, 90, 90, 90, 90])
    }
}
