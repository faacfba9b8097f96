/// Writes relative times: "3 days ago", "tomorrow".
///
/// ```swift
/// let style = RelativeFormatStyle(presentation: .named, locale: locale)
/// style.format(-1, .day)                              // yesterday
/// style.format(moment, relativeTo: context.now)       // 2 hours ago
/// ```
public struct RelativeFormatStyle: Sendable, Equatable {
    /// Whether near dates have names.
    public enum Presentation: Sendable {
        /// Always in digits: 1 day ago.
        case numeric
        /// With names where the language has them: yesterday.
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Sendable {
        /// In full: 3 minutes ago.
        case wide
        /// Abbreviated: 3 min. ago.
        case abbreviated
    }

    /// A unit of time.
    public enum Unit: Int, Sendable, CaseIterable {
        /// A second.
        case second
        /// A minute.
        case minute
        /// An hour.
        case hour
        /// A day.
        case day
        /// A week.
        case week
        /// A month.
        case month
        /// A quarter of a year.
        case quarter
        /// A year.
        case year
    }

    private let presentation: Presentation
    private let unitsStyle: UnitsStyle
    private let locale: Locale

    /// Creates a style for a locale.
    public init(
        presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide, locale: Locale = .current
    ) {
        self.presentation = presentation
        self.unitsStyle = unitsStyle
        self.locale = locale
    }
}

extension RelativeFormatStyle {
    /// Writes a number of units, less than zero (and the zero with a minus) for the past.
    ///
    /// NaN and the infinities are written as ``NumberFormatStyle`` does, in the future unless they have a minus; `Intl` throws an error.
    public func format(_ value: Double, _ unit: Unit) -> String {
        let table = TableText(
            unitsStyle == .wide ? RelativeTables.long(locale.table) : RelativeTables.short(locale.table)
        ).field(unit.rawValue)
        if presentation == .named, let words = table.part(startingWith: [UInt8(ascii: "="), letter(value)]) {
            return Array(words.bytes).text
        }
        var number = DecimalNumber(value)
        let direction = number.isNegative ? UInt8(ascii: "-") : UInt8(ascii: "+")
        number.removeSign()
        let style = NumberFormatStyle(locale: locale)
        let category = PluralRules(locale: locale).category(of: style.operands(number))
        var text: [UInt8] = []
        text.append(pattern: table.pattern(for: category, prefix: [direction]), number: style.bytes(number))
        return text.text
    }

    /// Writes the time between two moments in seconds since 1970, in the largest unit of which there is a whole one.
    ///
    /// A day has 24 hours here, a month the 30.436875 days and a year the 365.2425 days of the calendar's average, and the number is
    /// rounded towards zero. For "yesterday" by the calendar, count the days and pass them to ``format(_:_:)``.
    public func format(_ secondsSince1970: Double, relativeTo reference: Double) -> String {
        let difference = secondsSince1970 - reference
        let lengths: [(Unit, Double)] = [
            (.year, 31_556_952), (.month, 2_629_746), (.week, 604_800), (.day, 86_400), (.hour, 3600), (.minute, 60),
        ]
        for (unit, length) in lengths where difference.magnitude >= length {
            return format((difference / length).rounded(.towardZero), unit)
        }
        return format(difference.rounded(.towardZero), .second)
    }

    /// The key of the strings for a number.
    private func letter(_ value: Double) -> UInt8 {
        switch value {
        case -2: UInt8(ascii: "a")
        case -1: UInt8(ascii: "b")
        case 0: UInt8(ascii: "c")
        case 1: UInt8(ascii: "d")
        case 2: UInt8(ascii: "e")
        default: UInt8(ascii: "-")
        }
    }
}
