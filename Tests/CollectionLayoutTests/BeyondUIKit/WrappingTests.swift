import CollectionGeometry
import CollectionLayout
import Testing

/// Wrapping lines against a model that fills one line after the other.
struct WrappingTests {
    struct Model {
        var configuration: WrappingConfiguration
        var spacing: Double
        var width: Double
        var sizes: [Size]
        let grid = PixelGrid(scale: 2)

        func frames() -> [Rect] {
            var frames: [Rect] = []
            var top = 0.0
            var first = 0
            while first < sizes.count {
                var end = first + 1
                var used = sizes[first].width
                while end < sizes.count, used + configuration.interItemSpacing + sizes[end].width <= width + 0.01 {
                    used += configuration.interItemSpacing + sizes[end].width
                    end += 1
                }
                let height = sizes[first..<end].map { $0.height }.max() ?? 0
                let left = width - used
                var gap = configuration.interItemSpacing
                var x = 0.0
                switch configuration.alignment {
                case .leading: break
                case .center: x = left / 2
                case .trailing: x = left
                case .justified: if end < sizes.count, end - first > 1 { gap += left / Double(end - first - 1) }
                }
                for size in sizes[first..<end] {
                    let room = height - size.height
                    let shift = configuration.itemAlignment == .center ? room / 2 : room
                    let y = top + (configuration.itemAlignment == .start ? 0 : shift)
                    frames.append(Rect(origin: Point(x: grid.rounded(x), y: grid.rounded(y)), size: size))
                    x += size.width + gap
                }
                top += height + spacing
                first = end
            }
            return frames
        }
    }

    @Test("lines hold as many items as fit, in every alignment", arguments: RandomLayouts.seeds(80))
    func lines(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed) &* 41)
        var configuration = WrappingConfiguration(
            itemSize: LayoutSize(widthDimension: .estimated(70), heightDimension: .estimated(30)),
            interItemSpacing: random.pick([0, 5, 8]))
        configuration.alignment = random.pick([.leading, .center, .trailing, .justified])
        configuration.itemAlignment = random.pick([.start, .center, .end])
        var section = LayoutSection(wrapping: configuration)
        section.interGroupSpacing = random.pick([0, 6])
        let count = Int.random(in: 0...40, using: &random.generator)
        let layout = CompositionalLayout(section: section)
        layout.prepare(
            LayoutContext(
                bounds: Rect(x: 0, y: 0, width: 300, height: 400), counts: FixedLayoutCounts([count]), displayScale: 2))
        var sizes = [Size](repeating: Size(width: 70, height: 30), count: count)
        for round in 0..<3 {
            var preferred: [PreferredSize] = []
            for item in 0..<count where round > 0 && random.chance(40) {
                sizes[item] = random.wholeSize(10...150)
                preferred.append(
                    PreferredSize(element: .cell(IndexPath(item: item, section: 0)), size: sizes[item]))
            }
            layout.measuringDidSettle()
            _ = layout.updatePreferredSizes(preferred)
            let model = Model(
                configuration: configuration, spacing: section.interGroupSpacing, width: 300, sizes: sizes)
            #expect(layout.allFrames.items == [model.frames()])
        }
    }

    @Test("items of given size wrap too, and one longer than a line stands alone")
    func givenSizes() {
        func frames(_ width: Double) -> [Rect] {
            let size = LayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(20))
            let layout = CompositionalLayout(
                section: LayoutSection(wrapping: WrappingConfiguration(itemSize: size, interItemSpacing: 10)))
            layout.prepare(
                LayoutContext(bounds: Rect(x: 0, y: 0, width: 100, height: 100), counts: FixedLayoutCounts([3])))
            return layout.allFrames.items[0]
        }
        #expect(frames(45).map { $0.origin } == [Point(x: 0, y: 0), Point(x: 55, y: 0), Point(x: 0, y: 20)])
        #expect(frames(120).map { $0.origin.y } == [0, 20, 40])
    }
}
