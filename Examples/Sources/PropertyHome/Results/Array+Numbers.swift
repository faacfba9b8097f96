extension [Int] {
    /// The elements in the order of a number of each, those with equal numbers as they were: a radix sort from the last digit on.
    /// Digits that are the same in all numbers take no pass.
    ///
    /// - Parameter numbers: The numbers, one for each element.
    /// - Complexity: O(*n*) in the number of elements.
    func sorted(byNumbers numbers: [UInt32]) -> [Int] {
        guard let first = numbers.first else { return [] }
        var pairs: [(key: UInt32, element: Int)] = []
        pairs.reserveCapacity(count)
        var differing: UInt32 = 0
        for index in indices {
            pairs.append((key: numbers[index], element: self[index]))
            differing |= numbers[index] ^ first
        }
        var sorted = pairs
        var starts = [Int](repeating: 0, count: 2_048)
        for shift in stride(from: UInt32(0), to: 32, by: 11) where (differing >> shift) & 2_047 != 0 {
            for index in starts.indices { starts[index] = 0 }
            for pair in pairs { starts[Int((pair.key >> shift) & 2_047)] += 1 }
            var start = 0
            for digit in starts.indices { (starts[digit], start) = (start, start + starts[digit]) }
            for pair in pairs {
                let digit = Int((pair.key >> shift) & 2_047)
                sorted[starts[digit]] = pair
                starts[digit] += 1
            }
            swap(&pairs, &sorted)
        }
        return pairs.map { $0.element }
    }
}
