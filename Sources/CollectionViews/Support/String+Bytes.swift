extension String {
    /// Whether both texts have the same UTF-8 bytes, without regard to canonical equivalence.
    ///
    /// This is what decides whether a text must be sent to the host again. It is cheaper than `==`, which normalises
    /// text that is not ASCII.
    ///
    /// - Complexity: O(*n*) in the number of bytes; O(1) when the lengths differ, for short texts and for one and the same.
    package func hasSameBytes(as other: String) -> Bool {
        if isSameValue(as: other) { return true }
        guard utf8.count == other.utf8.count else { return false }
        let same = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                for index in left.indices where left[index] != right[index] { return false }
                return true
            }
        }
        if let same, let same { return same }
        return utf8.elementsEqual(other.utf8)
    }

    /// Whether the values are the same, bit by bit: short texts stand in them, longer ones are pointed to.
    private func isSameValue(as other: String) -> Bool {
        withUnsafeBytes(of: self) { left in
            withUnsafeBytes(of: other) { right in
                for offset in stride(from: 0, to: left.count, by: 4)
                where left.load(fromByteOffset: offset, as: UInt32.self)
                    != right.load(fromByteOffset: offset, as: UInt32.self)
                {
                    return false
                }
                return true
            }
        }
    }
}

extension String? {
    /// Whether both are `nil`, or both are texts with the same UTF-8 bytes.
    package func hasSameBytes(as other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let left?, let right?): left.hasSameBytes(as: right)
        default: false
        }
    }
}
