extension Double {
    /// The longest length, in points, that a layout computes with. Longer ones are cut, so that sums stay finite.
    package static let longestLength = 1e9

    /// The number as a usable length: not a number counts as 0, and huge values are cut to ±``longestLength``.
    package var boundedLength: Double {
        if isNaN { return 0 }
        return Swift.min(Swift.max(self, -Self.longestLength), Self.longestLength)
    }

    /// The number as an integer within bounds, for counts computed from lengths: not a number counts as `lower`.
    func boundedInt(_ lower: Int, _ upper: Int) -> Int {
        if !(self > Double(lower)) { return lower }
        if self >= Double(upper) { return upper }
        return Int(self)
    }
}
