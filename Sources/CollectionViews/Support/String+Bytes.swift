extension String {
    /// Whether both strings have the same UTF-8 bytes, regardless of canonical equivalence.
    ///
    /// It decides whether a string must be sent to the host again. It is cheaper than `==`, which normalizes strings
    /// that are not ASCII.
    ///
    /// - Complexity: O(*n*) in the number of bytes; O(1) when the lengths differ, for short strings and for identical
    ///   storage.
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

    /// Whether the values are equal bit by bit: short strings are stored in them, longer ones are referenced.
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
    /// Whether both are `nil`, or both are strings with the same UTF-8 bytes.
    package func hasSameBytes(as other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let left?, let right?): left.hasSameBytes(as: right)
        default: false
        }
    }
}
