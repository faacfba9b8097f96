/// Strings of a JSON text: their grammar, their UTF-8 and their escapes.
enum JSONText {
    /// Finds the closing quote of the string whose first byte stands at `start`, checking every byte on the way.
    static func scan(
        _ bytes: Span<UInt8>, from start: Int
    ) throws(JSONScanner.Failure) -> (end: Int, hasEscapes: Bool) {
        var position = start
        var hasEscapes = false
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                return (position, hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                position = try skipEscape(bytes, at: position)
            case 0..<0x20:
                throw .defect(.controlCharacter, offset: position)
            case 0..<0x80:
                position += 1
            default:
                position = try skipMultibyte(bytes, at: position)
            }
        }
        throw .defect(.unexpectedEnd, offset: position)
    }

    /// The bytes of a string with its escapes resolved. The string must have been accepted by ``scan(_:from:)``.
    static func resolved(_ bytes: Span<UInt8>, from start: Int, count: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        var position = start
        let end = start + count
        while position < end {
            let byte = bytes[position]
            position += 1
            guard byte == UInt8(ascii: "\\"), position < end else {
                result.append(byte)
                continue
            }
            let escape = bytes[position]
            position += 1
            guard escape == UInt8(ascii: "u") else {
                result.append(simpleEscape(escape) ?? escape)
                continue
            }
            var scalar = hexadecimal(bytes, at: position) ?? 0xFFFD
            position += 4
            if scalar & 0xFC00 == 0xD800, position + 6 <= end {
                let low = hexadecimal(bytes, at: position + 2) ?? 0xDC00
                scalar = 0x10000 + ((scalar & 0x3FF) << 10) + (low & 0x3FF)
                position += 6
            }
            append(scalar, to: &result)
        }
        return result
    }
}

extension JSONText {
    private static func skipEscape(_ bytes: Span<UInt8>, at start: Int) throws(JSONScanner.Failure) -> Int {
        guard start + 1 < bytes.count else { throw .defect(.unexpectedEnd, offset: bytes.count) }
        let escape = bytes[start + 1]
        if simpleEscape(escape) != nil { return start + 2 }
        guard escape == UInt8(ascii: "u") else { throw .defect(.invalidEscape, offset: start) }
        let first = try codeUnit(bytes, at: start)
        switch first & 0xFC00 {
        case 0xDC00:
            throw .defect(.loneSurrogate, offset: start)
        case 0xD800:
            let next = start + 6
            for (offset, expected) in [UInt8(ascii: "\\"), UInt8(ascii: "u")].enumerated() {
                guard next + offset < bytes.count else { throw .defect(.unexpectedEnd, offset: bytes.count) }
                guard bytes[next + offset] == expected else { throw .defect(.loneSurrogate, offset: start) }
            }
            guard try codeUnit(bytes, at: next) & 0xFC00 == 0xDC00 else {
                throw .defect(.loneSurrogate, offset: start)
            }
            return next + 6
        default:
            return start + 6
        }
    }

    /// The code unit of the `\uXXXX` escape at an offset.
    private static func codeUnit(_ bytes: Span<UInt8>, at start: Int) throws(JSONScanner.Failure) -> UInt32 {
        guard start + 6 <= bytes.count else { throw .defect(.unexpectedEnd, offset: bytes.count) }
        guard let unit = hexadecimal(bytes, at: start + 2) else { throw .defect(.invalidEscape, offset: start) }
        return unit
    }

    private static func hexadecimal(_ bytes: Span<UInt8>, at start: Int) -> UInt32? {
        var value: UInt32 = 0
        for offset in 0..<4 {
            let byte = bytes[start + offset]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    private static func simpleEscape(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// Steps over one multibyte sequence. The ranges are those of table 3-7 of the Unicode Standard, "Well-Formed UTF-8
    /// Byte Sequences": they exclude overlong forms, surrogates and everything above U+10FFFF.
    private static func skipMultibyte(_ bytes: Span<UInt8>, at start: Int) throws(JSONScanner.Failure) -> Int {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[start] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: throw .defect(.invalidUTF8, offset: start)
        }
        for offset in 1..<length {
            guard start + offset < bytes.count else { throw .defect(.unexpectedEnd, offset: bytes.count) }
            let range = offset == 1 ? second : 0x80...0xBF
            guard range.contains(bytes[start + offset]) else { throw .defect(.invalidUTF8, offset: start) }
        }
        return start + length
    }

    private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        let tail = { (shift: UInt32) in UInt8(0x80 | (scalar >> shift & 0x3F)) }
        switch scalar {
        case 0..<0x80: bytes.append(UInt8(scalar))
        case 0..<0x800: bytes += [UInt8(0xC0 | scalar >> 6), tail(0)]
        case 0..<0x10000: bytes += [UInt8(0xE0 | scalar >> 12), tail(6), tail(0)]
        default: bytes += [UInt8(0xF0 | scalar >> 18 & 0x07), tail(12), tail(6), tail(0)]
        }
    }
}
