import CollectionGeometry

extension String {
    /// Whether both strings have the same UTF-8 bytes, regardless of canonical equivalence.
    ///
    /// It decides whether a string must be sent to the host again.
    ///
    /// - Complexity: O(*n*) in the number of bytes; O(1) when the lengths differ and for identical storage.
    package func hasSameBytes(as other: String) -> Bool { hasEqualBytes(to: other) }
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
