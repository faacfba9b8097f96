import CollectionDiffing
import CollectionTestSupport
import Testing

struct IncreasingSubsequenceTests {
    /// The length of a longest increasing subsequence, by trying all of them.
    private func length(_ numbers: [Int]) -> Int {
        var best = 0
        for set in 0..<(1 << numbers.count) {
            let chosen = numbers.indices.filter { set & (1 << $0) != 0 }.map { numbers[$0] }
            guard chosen.allSatisfy({ $0 >= 0 }), zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) else {
                continue
            }
            best = max(best, chosen.count)
        }
        return best
    }

    private func check(_ numbers: [Int]) {
        let members = IncreasingSubsequence.members(of: numbers)
        let chosen = numbers.indices.filter { members[$0] }.map { numbers[$0] }
        #expect(members.count == numbers.count)
        #expect(chosen.allSatisfy { $0 >= 0 })
        #expect(zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 })
        #expect(chosen.count == length(numbers))
    }

    @Test("the members increase, and no subsequence is longer")
    func everyOrder() {
        func orders(_ rest: [Int], after start: [Int]) {
            if rest.isEmpty { check(start) }
            for index in rest.indices {
                var others = rest
                let next = others.remove(at: index)
                orders(others, after: start + [next])
            }
        }
        for count in 0...5 { orders(Array(0..<count), after: []) }
    }

    @Test("of many numbers in random order, some left out, the members increase and no subsequence is longer")
    func randomOrders() {
        var generator = SeededGenerator(seed: 1)
        var failures: [String] = []
        for count in stride(from: 6, to: 200, by: 8) {
            let numbers = (0..<count).shuffled(using: &generator).map { $0 % 7 == 0 ? -1 : $0 }
            let members = IncreasingSubsequence.members(of: numbers)
            let chosen = numbers.indices.filter { members[$0] }.map { numbers[$0] }
            let length = longestIncreasing(numbers.filter { $0 >= 0 })
            if chosen.contains(where: { $0 < 0 }) || chosen != chosen.sorted() || chosen.count != length {
                failures.append("\(chosen) of \(numbers)")
            }
        }
        #expect(failures == [])
    }

    @Test("negative numbers are never members and may repeat")
    func leftOut() {
        check([-1, 3, -1, 1, 2, -1])
        check([-1, -1, -1])
        #expect(IncreasingSubsequence.members(of: [3, 0, 1, -1, 2]) == [false, true, true, false, true])
    }
}
