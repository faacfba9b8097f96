/// What rules of plurals depend on: a rounded number, without its sign, and the digits after the point that are written.
struct PluralOperands {
    private let number: DecimalNumber
    let fractionCount: Int

    init(_ number: DecimalNumber, fractionCount: Int) {
        self.number = number
        self.fractionCount = fractionCount
    }

    init(_ number: DecimalNumber) {
        self.init(number, fractionCount: number.fractionCount)
    }
}

extension PluralOperands {
    var isFinite: Bool { number.kind == .finite }

    /// Whether there are only zeros after the point.
    var isWhole: Bool { number.fractionCount == 0 }

    /// Whether the number is a digit.
    func isExactly(_ digit: UInt8) -> Bool {
        isWhole && number.pointOffset <= 1 && number.digit(at: 0) == digit
    }

    /// Whether the digits before the point are 0 or 1.
    var integerIsBelowTwo: Bool { number.pointOffset <= 1 && number.digit(at: 0) < 2 }

    /// Whether the number is written without a fraction and is a multiple of a million, but not zero.
    var isWholeMillions: Bool {
        fractionCount == 0 && !number.isZero && (0..<6).allSatisfy { number.digit(at: $0) == 0 }
    }

    var lastTwoDigits: UInt8 { number.digit(at: 1) * 10 + number.digit(at: 0) }
}
