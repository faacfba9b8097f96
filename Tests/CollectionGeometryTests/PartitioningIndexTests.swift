import CollectionGeometry
import Testing

struct PartitioningIndexTests {
    @Test("the first element that satisfies the condition is found in every list that is parted by it")
    func everyPartition() {
        for count in 0..<20 {
            for first in 0...count {
                let list = (0..<count).map { $0 >= first }
                #expect(list.partitioningIndex { $0 } == first)
                #expect(list[...].partitioningIndex { $0 } == first)
                #expect((0..<count).partitioningIndex { $0 >= first } == first)
            }
        }
    }

    @Test("the index is one of the collection, also of a slice, and few elements are compared")
    func slice() {
        var comparisonCount = 0
        let index = Array(0..<1000)[100..<900].partitioningIndex { element in
            comparisonCount += 1
            return element >= 421
        }
        #expect(index == 421)
        #expect(comparisonCount <= 10)
    }
}
