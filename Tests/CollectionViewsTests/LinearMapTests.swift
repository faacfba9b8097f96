import CollectionTestSupport
import Testing

@testable import CollectionViews

struct LinearMapTests {
    @Test(arguments: 0..<50) func `it agrees with a dictionary over random changes`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var map = LinearMap<Int, Int>()
        var dictionary: [Int: Int] = [:]
        for step in 0..<200 {
            let key = Int.random(in: 0..<12, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                map[key] = step
                dictionary[key] = step
            case 1:
                map[key] = nil
                dictionary[key] = nil
            case 2:
                map.update(key, default: 100) { $0 += step }
                dictionary[key, default: 100] += step
            default:
                #expect(map.removeValue(forKey: key) == dictionary.removeValue(forKey: key))
            }
            #expect(map[key] == dictionary[key])
            #expect(map.isEmpty == dictionary.isEmpty)
        }
    }
}
