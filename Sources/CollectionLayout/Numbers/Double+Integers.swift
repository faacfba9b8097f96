// The standard library's `rounded(_:)` becomes a call into the C mathematics library on processors that are not assumed
// to have an instruction for it. Nothing else of the engine needs that library, and the call costs more than this.
extension Double {
    /// The greatest whole number that is not above this one.
    @inline(__always)
    var integerBelow: Double {
        // Beyond this there are only whole numbers.
        guard Swift.abs(self) < 4_503_599_627_370_496 else { return self }
        let truncated = Double(Int64(self))
        return truncated > self ? truncated - 1 : truncated
    }

    /// The least whole number that is not below this one.
    @inline(__always)
    var integerAbove: Double { -(-self).integerBelow }
}
