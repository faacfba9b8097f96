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
