/// Writes durations in days, hours, minutes and seconds: "1 hr, 5 min".
///
/// Units of which there are none are omitted; a duration of zero has seconds.
public struct DurationFormatStyle: FormatStyle, Equatable {
    /// How units are written.
    public enum Width: Sendable {
        /// In full: 1 hour, 5 minutes.
        case wide
        /// Abbreviated: 1 hr, 5 min.
        case abbreviated
    }

    /// A unit of time, from the largest to the smallest.
    public enum Unit: Int, Sendable {
        /// 24 hours.
        case day
        /// 60 minutes.
        case hour
        /// 60 seconds.
        case minute
        /// A second.
        case second
    }

    private let width: Width
    private let largestUnit: Unit
    private let maximumUnitCount: Int
    private let locale: Locale

    /// Creates a style for a locale.
    ///
    /// - Parameters:
    ///   - width: How units are written.
    ///   - largestUnit: The largest unit that is written: with hours, two days are "48 hr".
    ///   - maximumUnitCount: The maximum number of units, from the largest on; smaller ones are omitted. At least 1.
    ///   - locale: The locale.
    public init(
        width: Width = .abbreviated, largestUnit: Unit = .day, maximumUnitCount: Int = 4, locale: Locale = .current
    ) {
        self.width = width
        self.largestUnit = largestUnit
        self.maximumUnitCount = max(maximumUnitCount, 1)
        self.locale = locale
    }
}

extension DurationFormatStyle {
    /// Writes a duration in seconds, rounded towards zero. The first unit bears the sign.
    ///
    /// NaN and the infinities are a number of seconds, as ``NumberFormatStyle`` writes them.
    public func format(_ seconds: Double) -> String {
        guard seconds.isFinite else { return text(seconds, unit: 3) }
        var rest = seconds.magnitude.rounded(.down)
        var texts: [String] = []
        for (unit, length) in [86400.0, 3600, 60, 1].enumerated() where unit >= largestUnit.rawValue {
            let count = (rest / length).rounded(.down)
            rest -= count * length
            let isLast = unit == 3 && texts.isEmpty
            guard count > 0 || isLast, texts.count < maximumUnitCount else { continue }
            texts.append(text(seconds < 0 && texts.isEmpty && count > 0 ? -count : count, unit: unit))
        }
        return ListFormatStyle(type: .units, width: width == .wide ? .standard : .short, locale: locale).format(texts)
    }

    private func text(_ count: Double, unit: Int) -> String {
        let table = TableText(width == .wide ? DurationTables.long(locale.table) : DurationTables.short(locale.table))
        let number = DecimalNumber(count)
        let style = NumberFormatStyle(locale: locale)
        let category = PluralRules(locale: locale).category(of: style.operands(number))
        var text: [UInt8] = []
        text.append(pattern: table.field(unit).pattern(for: category), number: style.bytes(number))
        return text.text
    }
}
