import CollectionGeometry
import CollectionLayout

extension LayoutWork {
    static func preparing() -> [LayoutWork] {
        let grid = Layouts.grid
        let list = Layouts.list
        let many = [Int](repeating: 100, count: 10_000)
        func prepare(_ name: String, _ section: LayoutSection, _ counts: [Int]) -> LayoutWork {
            LayoutWork(name) { { Int(Layouts.prepared(section, counts).collectionViewContentSize.height / 100) } }
        }
        return [
            prepare("prepare, 1,000 items of given size, 1 section", grid, [1_000]),
            prepare("prepare, 1,000,000 items of given size, 1 section", grid, [1_000_000]),
            prepare("prepare, 1,000,000 items of given size, 10,000 sections", grid, many),
            prepare("prepare, 1,000 measured rows, 1 section", list, [1_000]),
            prepare("prepare, 1,000,000 measured rows, 1 section", list, [1_000_000]),
            prepare("prepare, 1,000,000 measured rows, 10,000 sections", list, many),
            resize("change the width, 1,000,000 items of given size") { Layouts.prepared(grid, [1_000_000]) },
            resize("change the width, 1,000,000 rows, 10,000 measured") { Layouts.partlyMeasured(list) },
        ]
    }

    private static func resize(_ name: String, _ make: @escaping () -> CompositionalLayout) -> LayoutWork {
        LayoutWork(name) {
            let layout = make()
            var isWide = false
            return {
                isWide.toggle()
                layout.prepare(Layouts.context([1_000_000], width: isWide ? 428 : 390))
                return Int(layout.collectionViewContentSize.height / 100)
            }
        }
    }
}
