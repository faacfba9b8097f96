import CollectionGeometry
import CollectionLayout

extension LayoutWork {
    static func changing() -> [LayoutWork] {
        [
            insert("insert one at the top of 1,000,000 items of given size") {
                Layouts.prepared(Layouts.grid, [1_000_000])
            },
            insert("insert one at the top of 1,000,000 rows, 10,000 measured") {
                Layouts.partlyMeasured(Layouts.list)
            },
            insert("insert one at the top of a measured grid, 10,000 of 1,000,000") {
                Layouts.partlyMeasured(Layouts.measuredGrid)
            },
            scrollRow(),
        ]
    }

    private static func insert(_ name: String, _ make: @escaping () -> CompositionalLayout) -> LayoutWork {
        LayoutWork(name) {
            let layout = make()
            var count = 1_000_000
            return {
                count += 1
                let context = layout.makeInvalidationContext()
                context.update = LayoutUpdate(insertedItems: [IndexPath(item: 0, section: 0)])
                layout.invalidateLayout(with: context)
                layout.prepare(Layouts.context([count]))
                layout.finalizeCollectionViewUpdates()
                return Int(layout.collectionViewContentSize.height / 100)
            }
        }
    }

    private static func scrollRow() -> LayoutWork {
        LayoutWork("scroll a row of 1,000,000 items and query it", operations: 1_000) {
            var section = Layouts.grid
            section.orthogonalScrollingBehavior = .continuous
            let layout = Layouts.prepared(section, [1_000_000])
            var attributes: [LayoutAttributes] = []
            return {
                var count = 0
                for step in 0..<1_000 {
                    layout.setOrthogonalContentOffset(Point(x: Double(step) * 99, y: 0), forSection: 0)
                    attributes.removeAll(keepingCapacity: true)
                    layout.collectLayoutAttributes(in: Rect(x: 0, y: 0, width: 390, height: 844), into: &attributes)
                    count &+= attributes.count
                }
                return count
            }
        }
    }
}
