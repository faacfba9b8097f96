extension Double {
    /// The number as decimal digits, without trailing zeros of the fraction: `4.5`, `-12`.
    ///
    /// It avoids the code for formatting arbitrary floating-point numbers in the module. Magnitudes above 10¹⁵ are
    /// clamped; NaN is written as `0`.
    ///
    /// - Parameter fractionDigits: The maximum number of digits after the point, from 0 to 6; the last is rounded.
    func text(fractionDigits: Int) -> String {
        var scale: Int64 = 1
        for _ in 0..<min(max(fractionDigits, 0), 6) { scale *= 10 }
        let limit = 1e15
        let scaled = isNaN ? 0 : min(max((self * Double(scale)).rounded(), -limit), limit)
        let whole = Int64(scaled)
        let magnitude = whole < 0 ? -whole : whole
        var text = (whole < 0 ? "-" : "") + "\(magnitude / scale)"
        var rest = magnitude % scale
        guard rest > 0 else { return text }
        text += "."
        var unit = scale / 10
        while rest > 0 {
            text += "\(rest / unit)"
            rest %= unit
            unit /= 10
        }
        return text
    }
}
