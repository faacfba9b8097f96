/// The choices that numbers, percentages and amounts have in common.
public enum NumberFormatStyleConfiguration {
    /// How many digits are written. Numbers are rounded to them, halves away from zero.
    public struct Precision: Sendable, Equatable {
        enum Unit: Sendable { case fraction, significant }

        let unit: Unit
        let minimum: Int
        let maximum: Int

        /// A number of digits after the decimal point, 0 to 100.
        public static func fractionLength(_ length: Int) -> Precision { fractionLength(length...length) }

        /// The least and the most digits after the decimal point, each 0 to 100; what is beyond is taken for the limit.
        public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
            let limits = limits.clamped(to: 0...100)
            return Precision(unit: .fraction, minimum: limits.lowerBound, maximum: limits.upperBound)
        }

        /// A number of digits from the first that is not zero on, 1 to 21.
        public static func significantDigits(_ digits: Int) -> Precision { significantDigits(digits...digits) }

        /// The least and the most digits from the first that is not zero on, each 1 to 21.
        public static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
            let limits = limits.clamped(to: 1...21)
            return Precision(unit: .significant, minimum: limits.lowerBound, maximum: limits.upperBound)
        }
    }

    /// Whether thousands are divided.
    public enum Grouping: Sendable {
        /// As the language has it: Spanish divides from 10.000 on.
        case automatic
        /// Never.
        case never
    }

    /// Which numbers have a sign.
    public enum SignDisplayStrategy: Sendable, Equatable {
        /// Numbers below zero, and the zero that they are rounded to.
        case automatic
        /// None.
        case never
        /// All, zero as is said.
        case always(includingZero: Bool)

        /// All.
        public static func always() -> SignDisplayStrategy { .always(includingZero: true) }
    }
}
