public import CollectionLayout

/// A layout whose memory is weighed.
public struct MemorySample {
    /// What the layout holds.
    public let name: String
    /// The number of items the memory is shared by.
    public let count: Int
    /// Makes the layout.
    public let make: () -> CompositionalLayout

    /// Every layout that is weighed.
    public static func all() -> [MemorySample] {
        let many = [Int](repeating: 100, count: 10_000)
        return [
            MemorySample(name: "1,000,000 items of given size", count: 1_000_000) {
                Layouts.prepared(Layouts.grid, [1_000_000])
            },
            MemorySample(name: "1,000,000 items of given size in 10,000 sections", count: 1_000_000) {
                Layouts.prepared(Layouts.grid, many)
            },
            MemorySample(name: "1,000,000 rows, none measured", count: 1_000_000) {
                Layouts.prepared(Layouts.list, [1_000_000])
            },
            MemorySample(name: "200,000 rows, all measured in order", count: 200_000) {
                let layout = Layouts.prepared(Layouts.list, [200_000])
                Layouts.measure(layout, 0..<200_000)
                return layout
            },
            MemorySample(name: "200,000 items of a grid, all measured in order", count: 200_000) {
                let layout = Layouts.prepared(Layouts.measuredGrid, [200_000])
                Layouts.measure(layout, 0..<200_000)
                return layout
            },
        ]
    }
}
