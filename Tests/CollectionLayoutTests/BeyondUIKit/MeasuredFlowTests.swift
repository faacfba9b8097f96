import CollectionGeometry
import CollectionLayout
import Testing

/// A flow layout whose items are measured against a model that fills one line after the other.
struct MeasuredFlowTests {
    static func frames(_ sizes: [Size], width: Double, spacing: Double, lineSpacing: Double) -> [Rect] {
        let grid = PixelGrid(scale: 2)
        var frames: [Rect] = []
        var top = 0.0
        var first = 0
        while first < sizes.count {
            var end = first + 1
            var used = sizes[first].width
            while end < sizes.count, used + spacing + sizes[end].width <= width + 0.01 {
                used += spacing + sizes[end].width
                end += 1
            }
            let line = sizes[first..<end]
            let height = line.map { $0.height }.max() ?? 0
            func capacity(_ size: Size) -> Int { max(1, Int((width + 0.01 + spacing) / (size.width + spacing))) }
            var (x, gap) = (0.0, spacing)
            if line.count == 1 {
                if capacity(sizes[first]) == 1 { x = (width - sizes[first].width) / 2 }
            } else if end < sizes.count {
                gap += (width - used) / Double(line.count - 1)
            } else if line.allSatisfy({ $0 == sizes[first] }), capacity(sizes[first]) > 1 {
                let count = Double(capacity(sizes[first]))
                gap = (width - count * sizes[first].width) / (count - 1)
            }
            for size in line {
                let y = top + (height - size.height) / 2
                frames.append(Rect(origin: Point(x: grid.rounded(x), y: grid.rounded(y)), size: size))
                x += size.width + gap
            }
            top += height + lineSpacing
            first = end
        }
        return frames
    }

    @Test("lines are filled again with the sizes that views want", arguments: RandomLayouts.seeds(80))
    func lines(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 61)
        let layout = FlowLayout()
        layout.estimatedItemSize = Size(width: 70, height: 30)
        layout.minimumInteritemSpacing = random.pick([0, 10])
        layout.minimumLineSpacing = random.pick([0, 6])
        let count = Int.random(in: 0...40, using: &random.generator)
        layout.prepare(
            LayoutContext(
                bounds: Rect(x: 0, y: 0, width: 320, height: 400), counts: FixedLayoutCounts([count]), displayScale: 2))
        var sizes = [Size](repeating: Size(width: 70, height: 30), count: count)
        for round in 0..<3 {
            var preferred: [PreferredSize] = []
            for item in 0..<count where round > 0 && random.chance(40) {
                sizes[item] = random.wholeSize(10...200)
                preferred.append(PreferredSize(element: .cell(IndexPath(item: item, section: 0)), size: sizes[item]))
            }
            layout.measuringDidSettle()
            _ = layout.updatePreferredSizes(preferred)
            let expected = Self.frames(
                sizes, width: 320, spacing: layout.minimumInteritemSpacing, lineSpacing: layout.minimumLineSpacing)
            #expect(layout.allFrames.items == [expected])
        }
    }
}
