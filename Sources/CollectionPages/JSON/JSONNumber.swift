/// Numbers of the page format: integers that a double can hold exactly.
enum JSONNumber {
    /// The greatest magnitude, 2⁵³ − 1.
    static let greatest: Int64 = 9_007_199_254_740_991

    /// Measures the number that starts at an offset, and tells whether it is an integer within ±(2⁵³ − 1).
    static func scan(
        _ bytes: Span<UInt8>, from start: Int
    ) throws(JSONScanner.Failure) -> (length: Int, isInteger: Bool) {
        var position = start
        var isInteger = true
        var magnitude: Int64 = 0
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        let integerStart = position
        while position < bytes.count, let digit = digit(bytes[position]) {
            if magnitude <= greatest { magnitude = magnitude * 10 + Int64(digit) }
            position += 1
        }
        let digits = position - integerStart
        guard digits > 0 else {
            throw .defect(position == bytes.count ? .unexpectedEnd : .invalidNumber, offset: start)
        }
        guard digits == 1 || bytes[integerStart] != UInt8(ascii: "0") else {
            throw .defect(.invalidNumber, offset: start)
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            isInteger = false
            position += 1
            try skipDigits(bytes, &position, start: start)
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            position += 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
                position += 1
            }
            try skipDigits(bytes, &position, start: start)
        }
        return (position - start, isInteger && magnitude <= greatest)
    }

    /// The value of a number that ``scan(_:from:)`` found to be an integer.
    static func value(_ digits: ArraySlice<UInt8>) -> Int64 {
        var magnitude: Int64 = 0
        for byte in digits {
            if let digit = digit(byte) { magnitude = magnitude * 10 + Int64(digit) }
        }
        return digits.first == UInt8(ascii: "-") ? -magnitude : magnitude
    }

    /// The value of any number that ``scan(_:from:)`` has measured, to about 17 digits; what is too large is infinite.
    static func decimal(_ text: ArraySlice<UInt8>) -> Double {
        var magnitude: Int64 = 0
        var power = 0
        var exponent = 0
        var isFraction = false
        var isExponent = false
        var isSmall = false
        for byte in text {
            if byte == UInt8(ascii: ".") {
                isFraction = true
            } else if byte | 0x20 == UInt8(ascii: "e") {
                isExponent = true
            } else if byte == UInt8(ascii: "-"), isExponent {
                isSmall = true
            } else if let digit = digit(byte) {
                if isExponent {
                    exponent = min(exponent * 10 + Int(digit), 1_000)
                } else if magnitude > greatest {
                    power += isFraction ? 0 : 1
                } else {
                    magnitude = magnitude * 10 + Int64(digit)
                    power -= isFraction ? 1 : 0
                }
            }
        }
        power += isSmall ? -exponent : exponent
        var scale = 1.0
        for _ in 0..<min(power.magnitude, 400) { scale *= 10 }
        let value = magnitude == 0 ? 0 : power < 0 ? Double(magnitude) / scale : Double(magnitude) * scale
        return text.first == UInt8(ascii: "-") ? -value : value
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        let digit = byte &- UInt8(ascii: "0")
        return digit < 10 ? digit : nil
    }

    private static func skipDigits(
        _ bytes: Span<UInt8>, _ position: inout Int, start: Int
    ) throws(JSONScanner.Failure) {
        let first = position
        while position < bytes.count, digit(bytes[position]) != nil { position += 1 }
        guard position > first else {
            throw .defect(position == bytes.count ? .unexpectedEnd : .invalidNumber, offset: start)
        }
    }
}
