/// Keys for the header field `Idempotency-Key`: the server carries out a request once, however often it is sent with the same key.
package enum IdempotencyKey {
    /// Makes a key: 128 random bits, as 32 letters from `a` to `p`.
    package static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        var letters: [UInt8] = []
        for _ in 0..<2 {
            var bits: UInt64 = generator.next()
            for _ in 0..<16 {
                letters.append(UInt8(ascii: "a") + UInt8(bits & 15))
                bits >>= 4
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
