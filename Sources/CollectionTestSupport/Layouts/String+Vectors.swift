// By bytes: these also run as Embedded Swift in WebAssembly, where there is little for working on characters.
extension String {
    /// The parts between bytes of a kind.
    func parts(separatedBy separator: Unicode.Scalar) -> [String] {
        utf8.split(separator: UInt8(ascii: separator)).map { String(decoding: Array($0), as: UTF8.self) }
    }

    /// Whether the text contains a string.
    public func mentions(_ word: String) -> Bool {
        let (bytes, word) = (Array(utf8), Array(word.utf8))
        guard bytes.count >= word.count else { return false }
        return (0...(bytes.count - word.count)).contains { bytes[$0..<($0 + word.count)].elementsEqual(word) }
    }

    /// A number in decimal notation, with a sign, a fraction and an exponent as in JSON; `nil` for anything else.
    var decimalNumber: Double? {
        var digits = 0.0
        var (decimals, exponent, exponentSign) = (0, 0, 1)
        var (isNegative, isFraction, isExponent, hasDigits) = (false, false, false, false)
        for (index, byte) in utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where index == 0: isNegative = true
            case UInt8(ascii: "-") where isExponent: exponentSign = -1
            case UInt8(ascii: "+") where isExponent: exponentSign = 1
            case UInt8(ascii: ".") where !isFraction && !isExponent: isFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = Int(byte - UInt8(ascii: "0"))
                if isExponent {
                    exponent = min(exponent * 10 + digit, 1_000)
                } else {
                    digits = digits * 10 + Double(digit)
                    hasDigits = true
                    if isFraction { decimals += 1 }
                }
            default: return nil
            }
        }
        guard hasDigits else { return nil }
        var power = exponent * exponentSign - decimals
        // Powers of ten up to 22 are exact, so that up to fifteen digits are parsed exactly.
        while power > 0 {
            digits *= power >= 22 ? 1e22 : 10
            power -= power >= 22 ? 22 : 1
        }
        var divisor = 1.0
        while power < 0 {
            divisor *= 10
            power += 1
        }
        return (isNegative ? -digits : digits) / divisor
    }
}

extension Double {
    /// The number in decimal notation with up to three decimals, for messages.
    public var brief: String {
        guard Swift.abs(self) < 1e15 else { return self > 0 ? "huge" : self < 0 ? "-huge" : "not a number" }
        let thousandths = Int64(Swift.abs(self) * 1_000 + 0.5)
        let (whole, rest) = (thousandths / 1_000, thousandths % 1_000)
        var text = (self < 0 && thousandths > 0 ? "-" : "") + "\(whole)"
        if rest > 0 { text += rest < 10 ? ".00\(rest)" : rest < 100 ? ".0\(rest)" : ".\(rest)" }
        return text
    }
}
