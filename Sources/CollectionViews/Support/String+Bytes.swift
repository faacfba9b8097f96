extension String {
    /// Whether both texts have the same UTF-8 bytes, without regard to canonical equivalence.
    ///
    /// This is what decides whether a text must be sent to the host again. It is cheaper than `==`, which normalises
    /// text that is not ASCII.
    ///
    /// - Complexity: O(*n*) in the number of bytes; O(1) when the lengths differ.
    package func hasSameBytes(as other: String) -> Bool {
        let same = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                guard left.count == right.count else { return false }
                for index in left.indices where left[index] != right[index] { return false }
                return true
            }
        }
        if let same, let same { return same }
        return utf8.elementsEqual(other.utf8)
    }
}
