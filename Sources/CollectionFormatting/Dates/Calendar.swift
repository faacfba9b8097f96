/// The parts of a date and time.
public struct DateComponents: Sendable, Equatable {
    /// The year; 0 is the year before 1, and -1 the one before that.
    public var year: Int
    /// The month, 1 to 12.
    public var month: Int
    /// The day of the month, from 1.
    public var day: Int
    /// The day of the week, 1 (Sunday) to 7 (Saturday).
    public var weekday: Int
    /// The hour, 0 to 23.
    public var hour: Int
    /// The minute, 0 to 59.
    public var minute: Int
    /// The second, 0 to 59.
    public var second: Int

    /// Creates the parts of a date, whatever their values. The units are those of the properties.
    public init(
        year: Int, month: Int = 1, day: Int = 1, weekday: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0
    ) {
        self.year = year
        self.month = month
        self.day = day
        self.weekday = weekday
        self.hour = hour
        self.minute = minute
        self.second = second
    }
}

/// The Gregorian calendar in a time zone, for all times as today.
///
/// It knows neither leap seconds nor the Julian calendar: as in browsers, every day has 86 400 seconds, and dates before 1582 are
/// those that the rules of today give.
public struct Calendar: Sendable, Equatable {
    /// The time zone.
    public let timeZone: TimeZone

    /// The moments that have a date, in seconds since 1970, as in browsers: some 270 000 years to either side.
    public static let range = -8.64e12...8.64e12

    /// Creates the calendar of a time zone.
    public init(timeZone: TimeZone = .gmt) {
        self.timeZone = timeZone
    }
}

extension Calendar {
    /// The date and time of a moment in seconds since 1970, or nil for NaN and what is beyond ``range``.
    ///
    /// The days are counted as in Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms" (`civil_from_days`).
    public func dateComponents(at secondsSince1970: Double) -> DateComponents? {
        guard Self.range.contains(secondsSince1970) else { return nil }
        let seconds = Int64(secondsSince1970.rounded(.down)) + Int64(timeZone.secondsFromGMT(at: secondsSince1970))
        let days = Self.floorDivide(seconds, 86400)
        let time = Int(seconds - days * 86400)
        // Years begin with March, in eras of 400 years.
        let era = Self.floorDivide(days + 719_468, 146_097)
        let dayOfEra = days + 719_468 - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = Int(shifted < 10 ? shifted + 3 : shifted - 9)
        return DateComponents(
            year: Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0), month: month,
            day: Int(dayOfYear - (153 * shifted + 2) / 5 + 1),
            weekday: Int(days + 4 - Self.floorDivide(days + 4, 7) * 7) + 1,
            hour: time / 3600, minute: time / 60 % 60, second: time % 60)
    }

    /// The moment of a date in local time, in seconds since 1970.
    ///
    /// What is beyond a unit counts on: day 0 is the last of the month before. Where clocks go back, the first of two moments.
    /// A time that is skipped where clocks go forward counts by the offset afterwards: where they go from 2:00 to 3:00, 2:30 is the
    /// moment of 1:30. The day of the week is not used.
    public func secondsSince1970(of components: DateComponents) -> Double {
        // Beyond these the moment is out of ``range`` whatever the day; what is not cut might overflow.
        let year = Int64(min(max(components.year, -1_000_000), 1_000_000))
        let months = year * 12 + Int64(min(max(components.month, -12_000_000), 12_000_000)) - 1
        let month = months - Self.floorDivide(months, 12) * 12 + 1
        let shifted = Self.floorDivide(months, 12) - (month > 2 ? 0 : 1)
        let era = Self.floorDivide(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        let local =
            (Double(days) + Double(components.day) - 1) * 86400 + Double(components.hour) * 3600
            + Double(components.minute) * 60 + Double(components.second)
        let before = local - Double(timeZone.secondsFromGMT(at: local - 86400))
        return timeZone.secondsFromGMT(at: before) == timeZone.secondsFromGMT(at: local - 86400)
            ? before : local - Double(timeZone.secondsFromGMT(at: local + 86400))
    }

    private static func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
        let quotient = value / divisor
        return value < 0 && quotient * divisor != value ? quotient - 1 : quotient
    }
}
