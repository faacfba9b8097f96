/// A number as decimal digits, as it is rounded and written.
///
/// The digits of a `Double` are the fewest that stand for it and no other, and rounding begins with them: 1.005 is 1.01 with two
/// fraction digits, as `Intl` has it, though the `Double` is a little less.
struct DecimalNumber {
    enum Kind { case finite, infinite, notANumber }

    private(set) var kind = Kind.finite
    private(set) var isNegative = false
    /// Without zeros at either end; none for zero.
    private(set) var digits: [UInt8] = []
    /// The digits before the decimal point. Less than zero where zeros follow it: the value is 0.digits × 10^pointOffset.
    private(set) var pointOffset = 0

    init(_ value: Double) {
        isNegative = value.sign == .minus
        if value.isNaN {
            kind = .notANumber
            isNegative = false
        } else if value.isInfinite {
            kind = .infinite
        } else {
            read(value.magnitude.description)
        }
    }

    init(_ value: Int64) {
        isNegative = value < 0
        var rest = value.magnitude
        while rest > 0 {
            digits.append(UInt8(rest % 10))
            rest /= 10
        }
        digits.reverse()
        pointOffset = digits.count
        removeZeros()
    }
}

extension DecimalNumber {
    var isZero: Bool { kind == .finite && digits.isEmpty }

    /// The digit before 10^exponent, 0 where there is none.
    func digit(at exponent: Int) -> UInt8 {
        let index = pointOffset - 1 - exponent
        return digits.indices.contains(index) ? digits[index] : 0
    }

    /// The digits after the decimal point.
    var fractionCount: Int { max(digits.count - pointOffset, 0) }

    /// The power of ten of the first digit, 0 for zero.
    var magnitude: Int { digits.isEmpty ? 0 : pointOffset - 1 }

    /// Multiplies by a power of ten.
    mutating func shift(by exponent: Int) {
        if !digits.isEmpty { pointOffset += exponent }
    }

    mutating func removeSign() { isNegative = false }

    /// Rounds to digits after the decimal point, halves away from zero.
    mutating func round(fractionDigits: Int) { round(keeping: pointOffset + fractionDigits) }

    /// Rounds to digits from the first that is not zero on, halves away from zero.
    mutating func round(significantDigits: Int) { round(keeping: significantDigits) }

    private mutating func round(keeping count: Int) {
        guard count < digits.count else { return }
        let isUp = count >= 0 && digits[count] >= 5
        digits.removeSubrange(max(count, 0)...)
        if isUp {
            while digits.last == 9 { digits.removeLast() }
            if digits.isEmpty {
                // A carry out of the first digit.
                digits = [1]
                pointOffset += 1
            } else {
                digits[digits.count - 1] += 1
            }
        }
        removeZeros()
    }

    /// Reads the description of a `Double`: "12.5", "1e-07", "1.25e+20".
    private mutating func read(_ description: String) {
        var point: Int?
        var exponent = 0
        var isExponentNegative = false
        var isExponent = false
        for byte in description.utf8 {
            switch byte {
            case UInt8(ascii: "."): point = digits.count
            case UInt8(ascii: "e"): isExponent = true
            case UInt8(ascii: "-"): isExponentNegative = true
            case UInt8(ascii: "+"): break
            default:
                let digit = byte - UInt8(ascii: "0")
                if isExponent { exponent = exponent * 10 + Int(digit) } else { digits.append(digit) }
            }
        }
        pointOffset = (point ?? digits.count) + (isExponentNegative ? -exponent : exponent)
        removeZeros()
    }

    private mutating func removeZeros() {
        while digits.last == 0 { digits.removeLast() }
        let zeros = digits.prefix { $0 == 0 }.count
        digits.removeFirst(zeros)
        pointOffset = digits.isEmpty ? 0 : pointOffset - zeros
    }
}
