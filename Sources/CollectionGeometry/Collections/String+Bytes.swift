extension String {
    /// Whether both strings have the same UTF-8 bytes, regardless of canonical equivalence.
    ///
    /// It is cheaper than `==`, which normalizes strings that are not ASCII, and less code than a comparison of the `utf8` views, whose
    /// iteration also handles strings that are not UTF-8.
    ///
    /// - Complexity: O(*n*) in the number of bytes; O(1) when the lengths differ and for identical storage.
    package func hasSameBytes(as other: String) -> Bool {
        if isSameValue(as: other) { return true }
        guard utf8.count == other.utf8.count else { return false }
        var (left, right) = (self, other)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                for index in left.indices where left[index] != right[index] { return false }
                return true
            }
        }
    }

    /// Whether the string begins with the UTF-8 bytes of another one, regardless of canonical equivalence.
    ///
    /// - Complexity: O(*n*) in the number of bytes of the prefix.
    package func hasPrefix(bytesOf prefix: String) -> Bool {
        var (text, prefix) = (self, prefix)
        return text.withUTF8 { text in
            prefix.withUTF8 { prefix in
                guard text.count >= prefix.count else { return false }
                for index in prefix.indices where text[index] != prefix[index] { return false }
                return true
            }
        }
    }

    /// Feeds the UTF-8 bytes to a hasher: strings with the same bytes have the same hash.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package func hashBytes(into hasher: inout Hasher) {
        var text = self
        text.withUTF8 { bytes in
            for byte in bytes { hasher.combine(byte) }
        }
    }

    /// Whether the values are equal bit by bit: they contain short strings, and refer to longer ones.
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
