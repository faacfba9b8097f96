import CollectionTestSupport
import Testing

@testable import CollectionGeometry

struct ArrayRemovingTests {
    @Test(arguments: 0..<100) func `removes what satisfies the condition, in one pass`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 0..<20, using: &random)
        let limit = Int.random(in: 0...10, using: &random)
        let elements = (0..<count).map { _ in Int.random(in: 0..<10, using: &random) }
        var seen: [Int] = []
        var left = elements
        left.removeElements { element in
            seen.append(element)
            return element < limit
        }
        #expect(left == elements.filter { $0 >= limit })
        #expect(seen == elements)
    }
}
