import CollectionGeometry
import CollectionLayout

extension LayoutWork {
    static func querying() -> [LayoutWork] {
        let many = [Int](repeating: 100, count: 10_000)
        return [
            query("query a screen, 1,000 items of given size", target: 5) { Layouts.prepared(Layouts.grid, [1_000]) },
            query("query a screen, 1,000,000 items of given size", target: 5) {
                Layouts.prepared(Layouts.grid, [1_000_000])
            },
            query("query a screen, 10,000 sections of given size", target: 5) { Layouts.prepared(Layouts.grid, many) },
            query("query a screen, 1,000,000 rows, 10,000 measured", target: 5) {
                Layouts.partlyMeasured(Layouts.list)
            },
            query("query a screen, measured grid, 10,000 of 1,000,000") {
                Layouts.partlyMeasured(Layouts.measuredGrid)
            },
        ]
    }

    private static func query(
        _ name: String,
        target: Double? = nil,
        _ make: @escaping () -> CompositionalLayout
    ) -> LayoutWork {
        LayoutWork(name, operations: 1_000, target: target) {
            let layout = make()
            var scatter = Scatter()
            var attributes: [LayoutAttributes] = []
            let height = Int(layout.collectionViewContentSize.height) - 844
            return {
                var count = 0
                for _ in 0..<1_000 {
                    attributes.removeAll(keepingCapacity: true)
                    let y = Double(scatter.next(below: height))
                    layout.collectLayoutAttributes(in: Rect(x: 0, y: y, width: 390, height: 844), into: &attributes)
                    count &+= attributes.count
                }
                return count
            }
        }
    }
}
