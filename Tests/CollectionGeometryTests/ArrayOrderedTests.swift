import CollectionTestSupport
import Testing

@testable import CollectionGeometry

struct ArrayOrderedTests {
    @Test(arguments: 0..<200) func `elements come in order, equal ones as they were`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 0..<70, using: &random)
        let elements = (0..<count).map { (key: Int.random(in: 0..<20, using: &random), place: $0) }
        let ordered = elements.ordered { $0.key < $1.key }
        let expected = elements.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
        #expect(ordered.map { $0.key } == expected.map { $0.key })
        #expect(ordered.map { $0.place } == expected.map { $0.place })
    }

    @Test func `elements that are in order stay`() {
        #expect([1, 1, 2, 3].ordered() == [1, 1, 2, 3])
        #expect([Int]().ordered() == [])
    }
}
