import CollectionGeometry
import CollectionLayout

extension LayoutWork {
    static func measuring() -> [LayoutWork] {
        [
            measureOne("measure one row among 1,000,000", Layouts.list, target: 2),
            measureOne("measure one item of a grid among 1,000,000", Layouts.measuredGrid),
            LayoutWork("measure 10,000 rows in scroll order, each", operations: 10_000) {
                {
                    let layout = Layouts.prepared(Layouts.list, [1_000_000])
                    Layouts.measure(layout, 0..<10_000)
                    return Int(layout.collectionViewContentSize.height / 100)
                }
            },
            LayoutWork("measure a screen of 20 rows at once, each", operations: 20) {
                let sizes = (0..<20).map { item in
                    PreferredSize(
                        element: .cell(IndexPath(item: item, section: 0)),
                        size: Size(width: 0, height: Double(50 + item)))
                }
                return {
                    let layout = Layouts.prepared(Layouts.list, [1_000_000])
                    return layout.updatePreferredSizes(sizes).didChange ? 1 : 0
                }
            },
        ]
    }

    private static func measureOne(_ name: String, _ section: LayoutSection, target: Double? = nil) -> LayoutWork {
        LayoutWork(name, operations: 1_000, target: target) {
            let layout = Layouts.partlyMeasured(section)
            var scatter = Scatter()
            return {
                var changes = 0
                for _ in 0..<1_000 {
                    let path = IndexPath(item: scatter.next(below: 1_000_000), section: 0)
                    let size = Size(width: 0, height: Double(40 + scatter.next(below: 200)))
                    let adjustment = layout.updatePreferredSizes([PreferredSize(element: .cell(path), size: size)])
                    changes &+= adjustment.didChange ? 1 : 0
                    layout.measuringDidSettle()
                }
                return changes
            }
        }
    }
}
