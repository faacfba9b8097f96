extension StringComparator {
    /// A text in a form that is compared byte by byte. See ``StringComparator/sortKey(for:)``.
    public struct SortKey: Sendable {
        private let bytes: [UInt8]

        init(bytes: [UInt8]) {
            self.bytes = bytes
        }
    }
}

extension StringComparator.SortKey: Comparable, Hashable {
    /// Whether the text of one key is before that of another.
    ///
    /// - Complexity: O(*n*) in the bytes of the shorter key.
    public static func < (first: Self, second: Self) -> Bool {
        for index in 0..<min(first.bytes.count, second.bytes.count) where first.bytes[index] != second.bytes[index] {
            return first.bytes[index] < second.bytes[index]
        }
        return first.bytes.count < second.bytes.count
    }
}

extension StringComparator.SortKey {
    /// The indices of keys in their order; those of equal keys stay in theirs.
    static func sortedIndices(of keys: [Self]) -> [Int] {
        var indices = Array(keys.indices)
        var merged = indices
        var width = 1
        while width < keys.count {
            for start in stride(from: 0, to: keys.count, by: 2 * width) {
                let middle = min(start + width, keys.count)
                let end = min(start + 2 * width, keys.count)
                var (left, right) = (start, middle)
                for place in start..<end {
                    let takesRight = left == middle || right < end && keys[indices[right]] < keys[indices[left]]
                    merged[place] = indices[takesRight ? right : left]
                    if takesRight { right += 1 } else { left += 1 }
                }
            }
            swap(&indices, &merged)
            width *= 2
        }
        return indices
    }
}
