/// Numbers of the page format: integers that a double can hold exactly.
enum JSONNumber {
    /// The greatest magnitude, 2⁵³ − 1.
    static let greatest: Int64 = 9_007_199_254_740_991

    /// Measures the number that starts at an offset, and returns whether it is an integer within ±(2⁵³ − 1).
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

    /// The value of any number that ``scan(_:from:)`` measured, or `nil` if a double cannot hold it.
    static func double(_ text: ArraySlice<UInt8>) -> Double? {
        var digits: Int64 = 0
        var exponent = 0
        var isFraction = false
        var position = text.startIndex
        while position < text.endIndex, text[position] | 0x20 != UInt8(ascii: "e") {
            if text[position] == UInt8(ascii: ".") { isFraction = true }
            if let digit = digit(text[position]) {
                // What lies behind the eighteenth digit is less than a double can represent.
                let isKept = digits < 100_000_000_000_000_000
                if isKept { digits = digits * 10 + Int64(digit) }
                if isKept && isFraction { exponent -= 1 }
                if !isKept && !isFraction { exponent += 1 }
            }
            position += 1
        }
        if position < text.endIndex {
            let power = value(text[(position + 1)...].prefix(12))
            exponent += Int(min(max(power, -1_000), 1_000))
        }
        let value = scaled(Double(digits), by: exponent)
        guard value.isFinite else { return nil }
        return text.first == UInt8(ascii: "-") ? -value : value
    }

    /// A number times a power of ten. Up to 10²² powers are exact doubles, so that one step rounds once.
    private static func scaled(_ number: Double, by exponent: Int) -> Double {
        var (value, left) = (number, exponent)
        while left != 0, value != 0, value.isFinite {
            let step = min(left.magnitude, 22)
            var power = 1.0
            for _ in 0..<step { power *= 10 }
            value = left > 0 ? value * power : value / power
            left += left > 0 ? -Int(step) : Int(step)
        }
        return value
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
