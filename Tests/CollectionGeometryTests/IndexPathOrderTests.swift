import CollectionGeometry
import Testing

@Suite struct IndexPathOrderTests {
    @Test(arguments: [
        ([], []),
        ([[0, 2], [0, 5], [1, 0]], [[0, 2], [0, 5], [1, 0]]),
        ([[1, 0], [0, 5], [0, 2]], [[0, 2], [0, 5], [1, 0]]),
        ([[3, 9], [3, 7], [3, 8]], [[3, 7], [3, 8], [3, 9]]),
        ([[0, 1_000_000], [0, 0], [0, 7]], [[0, 0], [0, 7], [0, 1_000_000]]),
        ([[0, .max], [0, -4], [0, .min]], [[0, .min], [0, -4], [0, .max]]),
    ])
    func `paths are put into order, near to each other or far apart`(_ paths: [[Int]], _ sorted: [[Int]]) {
        #expect(paths.ascending { IndexPath(item: $0[1], section: $0[0]) } == sorted)
    }

    @Test(arguments: [
        [[0, 2], [0, 1], [0, 2]], [[0, 900], [0, 1], [0, 900]], [[1, 2], [0, 1], [1, 2]], [[0, 1], [0, 1]],
    ])
    func `of elements with the same path one is kept`(_ paths: [[Int]]) {
        let sorted = paths.ascending { IndexPath(item: $0[1], section: $0[0]) }
        #expect(sorted == Set(paths).sorted { $0.lexicographicallyPrecedes($1) })
    }

    @Test func `elements stay with their paths`() {
        let words = [(3, "d"), (1, "b"), (0, "a"), (2, "c")]
        #expect(words.ascending { IndexPath(item: $0.0, section: 0) }.map { $0.1 } == ["a", "b", "c", "d"])
    }
}
