/// How numbers are written as 32-bit integers of the wire.
extension Int32 {
    /// A length in 1/64 of a point, the unit in which the browser computes layout.
    init(points: Double) {
        // To the even one of two that are as near: a single instruction, where the usual rounding is a function.
        let scaled = (points * 64).rounded(.toNearestOrEven)
        if scaled > -2_147_483_648 {
            self = scaled < 2_147_483_647 ? Int32(scaled) : .max
        } else {
            self = scaled.isNaN ? 0 : .min
        }
    }

    /// A length that is not negative, in 1/64 of a point, or -1 for none.
    init(points: Double?) {
        self = points.map { Int32(points: $0) } ?? -1
    }

    /// The bits of a 32-bit float.
    init(float: Double) {
        self.init(bitPattern: Float(float).bitPattern)
    }
}
