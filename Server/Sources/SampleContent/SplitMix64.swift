/// A random number generator whose sequence is fixed by its seed, so that sample content and pictures are the same on
/// every machine (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

extension SplitMix64 {
    /// A number in a range. Unlike the library's own, how many numbers it draws will not change with the library.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// A fraction from 0 up to but not including 1.
    mutating func fraction() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// A fraction of a range.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
    }

    /// Whether something happens that happens so often, from 0 to 1.
    mutating func chance(_ probability: Double) -> Bool { fraction() < probability }

    /// One of some values, of which there is at least one.
    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(in: 0...values.count - 1)] }

    /// The values in another order (Fisher and Yates).
    mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
        var values = values
        for index in values.indices.dropFirst().reversed() { values.swapAt(index, number(in: 0...index)) }
        return values
    }
}
